import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, publicRoutes, type RouteName, routeAt } from '@rpm/domain';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { languageWords } from '../../../scripts/languageWords.ts';
import { type Preloads, preloadsFile } from './chunks.ts';
import { buildEarlyScript, pagesWithEarlyCalls } from './earlyScript.ts';
import { pageNames } from './pages.ts';

/** What `src/prerender.tsx` gives. */
interface Renderer {
  prerenderedPaths: string[];
  shell: { homeTab: string; needsScript: string };
  renderPage: (path: string) => Promise<string>;
}

const root = join(import.meta.dirname, '..');
/** Beside the packages, so that the built renderer finds them. */
const workshopOf = (language: string) => join(root, `node_modules/.prerender-${language}`);

async function loadRenderer(language: string): Promise<Renderer> {
  const workshop = workshopOf(language);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [languageWords(language), react()],
    build: { ssr: 'src/prerender.tsx', outDir: workshop, emptyOutDir: true, target: 'es2023' },
  });
  return import(join(workshop, 'prerender.js'));
}

/** The name of a page's file in `dist/pages`. */
const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** Asks for the font with the page: what is read before it has come moves when it does. */
function fontLink(built: string): string {
  const font = readdirSync(join(built, 'assets')).find((name) => /latin-wght-normal.*\.woff2$/.test(name));
  if (!font) throw new Error('The build has no font.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
}

/**
 * Puts what a page shows into the portal's own HTML. It must need neither a script nor a style of its own: the policy of
 * the site would refuse them.
 *
 * @throws when it does, or when the page of the build has changed so that nothing can be put in
 */
function pageWith(shell: string, path: string, content: string, homeTab: string): string {
  if (/<script|\sstyle=/.test(content)) throw new Error('A page to prerender has a script or a style in it.');
  const [, heading, lead] = /<h1[^>]*>(.*?)<\/h1>.*?<p[^>]*>([^<]+)<\/p>/s.exec(content) ?? [];
  const title = path === '/' ? homeTab : heading;
  const description = `<meta name="description" content="${lead}" />`;
  const page = shell
    .replace('<title>', () => `<title>${title} · `)
    // What anybody may read, anybody may find. Every other page keeps out of search.
    .replace('<meta name="robots" content="noindex" />', () => description)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
  if (!title || !lead || ![`<title>${title}`, description, content].every((part) => page.includes(part))) {
    throw new Error(`The page of ${path} has no title or lead, or the build no place for it.`);
  }
  return page;
}

/**
 * Behind the first file a browser finds the others only by running that: so a page names all of them.
 *
 * @param early stands before all other code
 */
function pageNaming(shell: string, files: readonly string[], font: string, early = ''): string {
  const missing = files.filter((file) => !shell.includes(file));
  const [styles, modules] = [true, false].map((is) => missing.filter((file) => file.endsWith('.css') === is));
  const links = (modules ?? []).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // Behind that of all pages, as it is where the frame brings it.
  const more = (styles ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return shell
    .replace('<script type="module"', () => `${early}<script type="module"`)
    .replace(
      /( *)<link rel="stylesheet".*/,
      (style, space) =>
        [...links, font].map((link) => `${space}${link}\n`).join('') + [style, ...more].join(`\n${space}`),
    );
}

/**
 * Writes each page that anybody may read as it looks before any script has run, and all others by the name of
 * the route. On those nothing is drawn before the script is there: what is typed must be safe with it, and who is logged in
 * is not known before. All ask for what their visit needs.
 *
 * @param built the folder of the build in this language
 * @see ADR 11, ADR 13
 */
export async function prerenderPages(language: string, built: string): Promise<void> {
  const { prerenderedPaths, renderPage, shell: words } = await loadRenderer(language);
  const index = join(built, 'index.html');
  const shell = readFileSync(index, 'utf8').replace(
    /<noscript>.*?<\/noscript>/,
    () => `<noscript>${words.needsScript}</noscript>`,
  );
  const font = fontLink(built);
  const preloads: Record<RouteName, Preloads> = JSON.parse(readFileSync(join(built, preloadsFile), 'utf8'));
  const script = await buildEarlyScript(language, built);
  /** It stands before all other code and is no module: it asks before the portal runs, and waits for no style. */
  const earlyOf = (name: RouteName) => {
    const more = Object.entries(preloads[name].more);
    if (!pagesWithEarlyCalls.includes(name) && more.length === 0) return '';
    const own = more.map(([visitor, files]) => ` data-${visitor}="${files.join(' ')}"`).join('');
    return `<meta name="rpm-page" content="${name}"${own}>\n    <script src="/${script}"></script>\n    `;
  };
  const naming = (name: RouteName) => pageNaming(shell, preloads[name].always, font, earlyOf(name));
  writeFileSync(index, shell);
  mkdirSync(join(built, 'pages'));
  for (const path of prerenderedPaths) {
    const name = routeAt(publicRoutes, path);
    if (!name) throw new Error(`${path} is no public page.`);
    const page = pageWith(naming(name), path, await renderPage(path), words.homeTab);
    writeFileSync(join(built, 'pages', fileOf(path)), page);
  }
  mkdirSync(join(built, 'named'));
  for (const name of pageNames.filter((each) => kindOf(each) !== 'public'))
    writeFileSync(join(built, 'named', `${name}.html`), naming(name));
  rmSync(workshopOf(language), { recursive: true });
}
