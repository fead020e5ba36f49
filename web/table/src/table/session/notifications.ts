// Calling a person back to the table: a sound and a notification when it is their turn. Both only if they are wanted.

import { speaker } from "../sound/speaker";
import { settings } from "../storage/settings.svelte";

/** Ask for leave to notify; answers whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Tell a person that it is their turn. */
export function notifyTurn(title: string, body: string): void {
  speaker.play("turn");
  if (settings.get("notify") && document.hidden && Notification.permission === "granted") {
    new Notification(title, { body, tag: "starlode-turn" });
  }
}
