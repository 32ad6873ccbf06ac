import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Look, nameOf } from './kept.ts';
import { differenceOf } from './pixels.ts';
import type { PicturedStory } from './playStory.ts';

/** A story that looks different in one of the looks; `null`: there is no such picture, as of a new story. */
export interface Pair {
  story: PicturedStory;
  look: Look;
  before: Buffer | null;
  after: Buffer | null;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (each) => escapes[each] ?? each);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 110rem; padding: 1rem; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 2rem 0 0.25rem; overflow-wrap: anywhere; }
  .three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; } figcaption { font-weight: 600; }
  img { max-width: 100%; border: 1px solid #808080; background: #fff; }
  p { margin: 0 0 0.5rem; } ul { padding-left: 1.25rem; } li { overflow-wrap: anywhere; }`;

const figure = (caption: string, file: string | null, alt: string) => `
    <figure><figcaption>${caption}</figcaption>${
      file ? `<a href="${file}"><img src="${file}" alt="${text(alt)}" loading="lazy"></a>` : '<p>None</p>'
    }</figure>`;

/**
 * Writes a folder that a designer opens: each picture that changed, as it was, as it is, and where they differ.
 *
 * @param told what stands above the pictures, a sentence each
 * @returns the path of the page
 */
export function writeReport(folder: URL, pairs: readonly Pair[], told: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(new URL('pictures/', folder), { recursive: true });
  const save = (name: string, picture: Buffer | null) => {
    if (!picture) return null;
    writeFileSync(new URL(`pictures/${name}.png`, folder), picture);
    return `pictures/${name}.png`;
  };
  const sections = pairs.map(({ story, look, before, after }) => {
    const name = `${story.id}-${look.theme}-${look.width}`;
    const difference = before && after ? differenceOf(before, after) : null;
    const what = `${story.title}: ${story.name}, ${nameOf(look)}`;
    const count = difference ? `${difference.pixels.toLocaleString('en-US')} pixels differ.` : '';
    const why = before ? (after ? count : 'The story is gone.') : 'The story is new.';
    return `
  <section aria-labelledby="${name}">
    <h2 id="${name}">${text(what)}</h2>
    <p>${why} <code>${text(story.importPath)}</code></p>
    <div class="three">${figure('Before', save(`${name}-before`, before), `${what}, before`)}${figure(
      'After',
      save(`${name}-after`, after),
      `${what}, after`,
    )}${figure('Difference', save(`${name}-difference`, difference?.marked ?? null), `${what}, where it differs`)}
    </div>
  </section>`;
  });
  const page = new URL('index.html', folder);
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Changed looks</title>
  <style>${style}</style>
</head>
<body>
<main>
  <h1>Changed looks</h1>
  <ul>${told.map((each) => `<li>${text(each)}</li>`).join('')}</ul>${sections.join('')}
</main>
</body>
</html>
`,
  );
  return fileURLToPath(page);
}
