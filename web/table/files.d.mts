import type { Server } from "node:http";

export function serve(folder: string): Promise<Server>;
