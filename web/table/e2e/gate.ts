// A gate before a server that may die: its address stays taken, so that no other program gets it before the next server.

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

const HERE = "127.0.0.1";

export interface Gate {
  readonly url: string;
  /** Let whoever comes from now on go to the server at an address; to none, they are turned away. */
  leadTo(url: string | null): void;
  close(): void;
}

/** Let two ends hear each other until one of them is gone. */
function join(outer: Socket, inner: Socket): void {
  outer.pipe(inner).pipe(outer);
  for (const [one, other] of [
    [outer, inner],
    [inner, outer],
  ] as const)
    // prettier-ignore
    one.on("error", () => {}).on("close", () => other.destroy());
}

export async function openGate(): Promise<Gate> {
  let port: number | null = null;
  const server = createServer((outer) => {
    if (port === null) outer.on("error", () => {}).destroy();
    else join(outer, connect(port, HERE));
  });
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  return {
    url: `http://${HERE}:${(server.address() as AddressInfo).port}/`,
    leadTo: (url) => (port = url === null ? null : Number(new URL(url).port)),
    close: () => server.close(),
  };
}
