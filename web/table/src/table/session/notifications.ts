// Calling a person back to the table: a sound and a notification when it is their turn. Both only if they are wanted.

import { settings } from "../storage/settings.svelte";

const NOTES = [587, 880]; // hertz
const LENGTH = 0.16; // seconds

let speaker: AudioContext | null = null;

/** Ask for leave to notify; answers whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Tell a person that it is their turn. */
export function notifyTurn(title: string, body: string): void {
  if (settings.get("sound")) ring();
  if (settings.get("notify") && document.hidden && Notification.permission === "granted") {
    new Notification(title, { body, tag: "starlode-turn" });
  }
}

/** Two soft notes, made on the spot. */
function ring(): void {
  speaker ??= new AudioContext();
  NOTES.forEach((pitch, place) => {
    const [tone, volume] = [speaker!.createOscillator(), speaker!.createGain()];
    const start = speaker!.currentTime + place * LENGTH;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * LENGTH);
    tone.connect(volume).connect(speaker!.destination);
    tone.start(start);
    tone.stop(start + 2 * LENGTH);
  });
}
