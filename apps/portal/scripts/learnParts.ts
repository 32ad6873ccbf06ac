import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { headlessChromium } from '../../../scripts/headlessChromium.ts';
import { languageWords } from '../../../scripts/languageWords.ts';
import { type PageToVisit, visitsOfAll } from './budget/plans.ts';
import { visit } from './budget/visit.ts';
import { startDemoServer } from './demoServer.ts';
import { type FirstParts, firstPartsFile, inBoth, repository } from './firstParts.ts';
import { filesAtOnce } from './pages.ts';

/**
 * Writes which parts each page asks for by itself as soon as it is there: `npm run parts -w @rpm/portal`, then build. It builds the
 * portal as the bundler cuts it, each part in a file of its own, and opens each page cold for whom it is meant, at a desktop and at a
 * phone. When a page asks for something else `npm run test:budget` says so. `BUDGET_PORT` names the port.
 *
 * @see ADR 81
 */
const root = join(import.meta.dirname, '..');
const built = await build({
  root,
  logLevel: 'warn',
  plugins: [languageWords('en')],
  build: { outDir: join(root, 'dist'), emptyOutDir: true, sourcemap: false },
});
const chunks = 'output' in built ? built.output.filter((each) => each.type === 'chunk') : [];
const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
const early = filesAtOnce(chunks, {});

/** The module that a file is there for, as the list names it. */
const moduleOf = (chunk: Rolldown.OutputChunk) =>
  chunk.isDynamicEntry && chunk.facadeModuleId ? [relative(repository, chunk.facadeModuleId)] : [];

const server = await startDemoServer(Number(process.env.BUDGET_PORT ?? 3260));
const browser = await chromium.launch({
  ...(await headlessChromium()),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** What a page asks for at both widths. */
async function partsOf({ name, address, session }: PageToVisit): Promise<string[]> {
  const [wide = [], narrow = []] = await Promise.all(
    [false, true].map(async (isPhone) => {
      const { asked } = await visit(browser, server.origin, { address, session, isPhone, language: 'en' });
      return asked
        .filter(({ kind }) => kind === 'script')
        .map(({ url }) => new URL(url).pathname.slice(1))
        .filter((file) => !early[name].first.includes(file))
        .flatMap((file) => {
          const chunk = byName.get(file);
          return chunk ? moduleOf(chunk) : [];
        });
    }),
  );
  return inBoth(wide, narrow).toSorted();
}

const parts: FirstParts = {};
try {
  for (const page of await visitsOfAll(server.origin)) {
    parts[page.name] = { ...parts[page.name], [page.title]: await partsOf(page) };
  }
} finally {
  await browser.close();
  await server.close();
}
const asking = Object.entries(parts).filter(([, byVisitor]) => Object.values(byVisitor).flat().length > 0);
writeFileSync(firstPartsFile, `${JSON.stringify(Object.fromEntries(asking), null, 2)}\n`);
