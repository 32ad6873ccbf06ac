import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

/** Serves a built Storybook to this machine alone, at a free port. */
export async function serveStorybook(dist: URL): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    root: fileURLToPath(new URL('.', dist)),
    configFile: false,
    logLevel: 'error',
    build: { outDir: fileURLToPath(dist) },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
