// Web Push: the server calls this device when it is your turn, also while no page is open. Only where both can, and only if asked for.

import { ask } from "../resources/server";
import { settings } from "../storage/settings.svelte";

/** Whether this browser could be called at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The server's key; null where it calls nobody. */
export async function pushKey(): Promise<string | null> {
  if (!canPush()) return null;
  return ask<{ readonly key: string }>("GET", "push").then(
    ({ key }) => key,
    () => null,
  );
}

/** Whether this device is called now. */
export async function isPushed(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** Have this device called; answers whether it will be. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register("./push.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await ask("POST", "me/push", { ...made.toJSON(), language: settings.language });
  return true;
}

/** Have it called no more. */
export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await ask("DELETE", "me/push", { endpoint: made.endpoint });
  await made.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
