import { fileURLToPath } from 'node:url';
import { type Plugin, preview } from 'vite';

/** The files of a build are named by what is in them: a page that is opened again asks for none of them. */
const keptByBrowsers: Plugin = {
  name: 'kept-by-browsers',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/assets/')) {
        const { writeHead } = response;
        response.writeHead = ((status: number, headers: object) =>
          writeHead.call(response, status, {
            ...headers,
            'Cache-Control': 'max-age=31536000, immutable',
          })) as typeof writeHead;
      }
      next();
    });
  },
};

/** Serves a built Storybook to this machine alone, at a free port. */
export async function serveStorybook(dist: URL): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    root: fileURLToPath(new URL('.', dist)),
    configFile: false,
    plugins: [keptByBrowsers],
    logLevel: 'error',
    build: { outDir: fileURLToPath(dist) },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
