import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { askForTheRest } from './askForTheRest.ts';

/** The entry asks for a page and a dialog; the page asks for the dialog too. Both need what is common. */
const modules: Record<string, string> = {
  entry: 'document.onclick = () => import("page"); document.onkeydown = () => import("dialog");',
  page: 'import { name } from "common"; document.title = name; document.onblur = () => import("dialog");',
  dialog: 'import { name } from "common"; document.body.append(name);',
  common: 'export const name = document.location.href;',
};
const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
};

/** Which files each file names beside what it asks for later, all by the names of their modules. */
async function named(plugins: Plugin[]): Promise<Record<string, string[]>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        output: { chunkFileNames: '[name].js', entryFileNames: 'entry.js' },
      },
    },
  });
  return Object.fromEntries(
    [built]
      .flat()
      .flatMap((each) => ('output' in each ? each.output : []))
      .filter((each) => each.type === 'chunk')
      .map(({ fileName, code }) => {
        const list = code.match(/m\.f\|\|\(m\.f=(\[.*?\])\)/)?.[1] ?? '[]';
        return [fileName, (JSON.parse(list) as string[]).toSorted()];
      }),
  );
}

test('whoever asks for code later names what is not there yet, and nothing that is', async () => {
  expect(await named([])).toMatchObject({
    'entry.js': ['common.js', 'dialog.js', 'page.js'],
    'page.js': ['common.js', 'dialog.js'],
  });
  expect(await named([askForTheRest()])).toMatchObject({
    'entry.js': ['common.js', 'dialog.js', 'page.js'],
    'page.js': [],
  });
});
