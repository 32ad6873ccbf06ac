import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** What the list of the floor shows. */
const statuses = ['new', 'shipped', 'delivered'];
const rows = Array.from({ length: 20 }, (_, at) => ({
  id: 1001 + at,
  name: `Order ${String.fromCharCode(65 + at)} of somebody`,
  status: statuses[at % statuses.length],
}));

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

/** The page that others are measured beside, as it is served. */
export interface Floor {
  /** Where it stands, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Builds the floor (React, its router and SWR, one page) with the same bundler as the portal, and serves it, compressed
 * before, on a port of its own.
 */
export async function serveFloor(): Promise<Floor> {
  const built = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { write: false, target: 'es2023', modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const files = new Map<string, Buffer>([['/rows.json', brotliCompressSync(JSON.stringify(rows))]]);
  for (const output of built.output) {
    const content = output.type === 'chunk' ? output.code : output.source;
    files.set(`/${output.fileName}`, brotliCompressSync(content));
  }
  const page = files.get('/index.html');
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path) ?? (path.includes('.') ? undefined : page);
    const type = types[path.split('.')[1] ?? 'html'] ?? 'text/plain';
    if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    const length = file.length;
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': length });
    return response.end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
