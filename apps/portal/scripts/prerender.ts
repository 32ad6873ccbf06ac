import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicWords } from '@rpm/domain/words/public';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** What `src/prerender.tsx` gives. */
interface Renderer {
  prerenderedPaths: string[];
  renderPage: (path: string) => Promise<string>;
}

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Beside the packages, so that the built renderer finds them. */
const workshop = join(root, 'node_modules/.prerender');

async function loadRenderer(): Promise<Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: 'src/prerender.tsx', outDir: workshop, emptyOutDir: true, target: 'es2023' },
  });
  return import(join(workshop, 'prerender.js'));
}

/** The name of a page's file in `dist/pages`. */
const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** Asks for the font with the page: what is read before it has come moves when it does. */
function fontLink(): string {
  const font = readdirSync(join(dist, 'assets')).find((name) => /latin-wght-normal.*\.woff2$/.test(name));
  if (!font) throw new Error('The build has no font.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
}

/**
 * Puts what a page shows into the portal's own HTML. It must need neither a script nor a style of its own: the policy of
 * the site would refuse them.
 *
 * @throws when it does, or when the page of the build has changed so that nothing can be put in
 */
function pageWith(shell: string, path: string, content: string): string {
  if (/<script|\sstyle=/.test(content)) throw new Error('A page to prerender has a script or a style in it.');
  const [, heading, lead] = /<h1[^>]*>(.*?)<\/h1>.*?<p[^>]*>([^<]+)<\/p>/s.exec(content) ?? [];
  const title = path === '/' ? publicWords.landing.tab : heading;
  const description = `<meta name="description" content="${lead}" />`;
  const page = shell
    .replace('<title>', () => `<title>${title} · `)
    // What anybody may read, anybody may find. Every other page keeps out of search.
    .replace('<meta name="robots" content="noindex" />', () => description)
    .replace('<link rel="stylesheet"', `${fontLink()}\n    $&`)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
  if (!title || !lead || ![`<title>${title}`, description, content].every((part) => page.includes(part))) {
    throw new Error(`The page of ${path} has no title or lead, or the build no place for it.`);
  }
  return page;
}

/** The chunks of the log in page that stand behind the first one: a browser finds them by running that. */
const behindFirst = ['application', 'loginPage'];

/**
 * The page of `/login`, the first of most people. Nothing is drawn on it before its script is there, for what is typed
 * into it must be safe with it; but all of the script is asked for at once.
 *
 * @throws when the build has no such chunks any more
 */
function loginPage(shell: string): string {
  const manifest: Record<string, { name?: string; file: string }> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const links = behindFirst.map((name) => {
    const chunk = Object.values(manifest).find((each) => each.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    return `<link rel="modulepreload" crossorigin href="/${chunk.file}">`;
  });
  return shell.replace(
    '<link rel="stylesheet"',
    () => `${[...links, fontLink()].join('\n    ')}\n    <link rel="stylesheet"`,
  );
}

/** Writes each page that anybody may read as it looks before any script has run, and that of `/login`. @see ADR 11 */
export async function prerenderPages(): Promise<void> {
  const { prerenderedPaths, renderPage } = await loadRenderer();
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  mkdirSync(join(dist, 'pages'));
  for (const path of prerenderedPaths) {
    writeFileSync(join(dist, 'pages', fileOf(path)), pageWith(shell, path, await renderPage(path)));
  }
  writeFileSync(join(dist, 'pages', fileOf('/login')), loginPage(shell));
  rmSync(workshop, { recursive: true });
}
