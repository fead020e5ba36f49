// The worker of a server's page: shows what the server calls out, and leads to the table that it is about.

addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: table, icon: "./icon.svg", data: table }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`./#/table/${event.notification.data}`));
});

/** Show a place in a page that is open, else in a new one. */
async function show(place) {
  const [page] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const address = new URL(place, location).href;
  if (!page) return clients.openWindow(address);
  await page.focus();
  page.postMessage(address);
}
