// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lexer, type Token } from 'marked';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { guides, markdownOf, printedList, sourceOf } from './guides.ts';

/** A text without the places where lines break; they do so after a hyphen, too. */
const unbroken = (text: string) => text.replace(/\s+/g, ' ').replaceAll('- ', '-');

/** All that is to be read of some Markdown, in its order, one text for each stretch. */
function stretches(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token): string[] => {
    if (token.type === 'image') return [token.title];
    if (token.type === 'list') return token.items.flatMap((item: Token) => stretches([item]));
    if ('tokens' in token && token.tokens) return stretches(token.tokens);
    return 'text' in token && token.type !== 'space' ? [token.text] : [];
  });
}
const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").trim();

/** Every sentence of a language, by its place. */
async function wordsOf(language: string): Promise<Map<string, string>> {
  const folder = join(import.meta.dirname, '../../../../packages/domain/src/words', language);
  const all = new Map<string, string>();
  const add = (value: unknown, place: string) => {
    if (typeof value === 'string') all.set(place, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) add(each, `${place}.${name}`);
  };
  for (const file of readdirSync(folder)) add(await import(pathToFileURL(join(folder, file)).href), file);
  return all;
}

describe.each(guides)('$language $name (DDB-04, PDB-04, MYD-04)', (guide) => {
  const markdown = markdownOf(guide);
  const tokens = lexer(markdown);
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  beforeAll(async () => {
    pdf = await getDocumentProxy(new Uint8Array(readFileSync(guide.file)));
  });

  test('was printed from what stands there now; if not: npm run guides -w @rpm/portal', () => {
    const printed = JSON.parse(readFileSync(printedList, 'utf8')) as Record<string, string>;
    expect(printed[`${guide.language}/${basename(guide.file)}`]).toBe(sourceOf(guide));
  });

  test('is tagged, and says its title and its language', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: /^# (.+)/.exec(markdown)?.[1], Language: `${guide.language}-US` });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  test('holds every heading, item and caption, in the order of its Markdown', async () => {
    const { text, totalPages } = await extractText(pdf);
    expect(totalPages).toBeGreaterThanOrEqual(8);
    expect(totalPages).toBeLessThanOrEqual(18);
    const [title = '', subtitle = '', version = '', ...rest] = stretches(tokens);
    // A sentence may go on after the foot of its page.
    const [cover = '', ...pages] = text.map(unbroken);
    const withoutFeet = pages.map((page) => page.replace(title, ' ').replace(/^\s*\d+\s|\s\d+\s*$/g, ' '));
    const whole = unbroken([cover, ...withoutFeet].join(' '));
    expect(cover).toContain(title);
    for (const each of [subtitle, version]) expect(whole).toContain(unbroken(each));
    let from = whole.indexOf(unbroken(version));
    // Past the contents, which hold the headings once more.
    from = whole.indexOf(unbroken(rest[0] ?? ''), whole.indexOf(unbroken(rest[0] ?? ''), from) + 1);
    for (const each of rest.map(decoded)) {
      const at = whole.indexOf(unbroken(each), from);
      expect(at, each).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  test('gives each picture its alternative text, and each page but the cover its number', async () => {
    const alternatives: string[] = [];
    const visit = (node: unknown) => {
      if (typeof node !== 'object' || node === null) return;
      if ('alt' in node && typeof node.alt === 'string') alternatives.push(node.alt);
      if ('children' in node && Array.isArray(node.children)) node.children.forEach(visit);
    };
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      visit(await page.getStructTree());
      const { items } = await page.getTextContent();
      const strings = items.map((item) => ('str' in item ? item.str : ''));
      expect(strings.includes(String(number))).toBe(number > 1);
    }
    const wanted = [...markdown.matchAll(/!\[(.+?)\]\(.+? "(.+?)"\)/g)].map(([, alternative]) => alternative);
    expect(wanted.length).toBeGreaterThan(2);
    expect(alternatives).toEqual(wanted);
  });
});

/** What the product does not do is in no guide, and a button has the name that its reader sees. */
describe.each(['patient', 'provider'] as const)('the %s guide says what is true', (reader) => {
  const [english = '', spanish = ''] = guides
    .filter(({ name }) => name.startsWith(reader))
    .map((guide) => markdownOf(guide));

  test('a label in it is one of the product, in its language (NAV-02, NAV-03)', async () => {
    const [inEnglish, inSpanish] = await Promise.all([wordsOf('en'), wordsOf('es')]);
    const labels = [...english.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label ?? '');
    const places = [...inEnglish].filter(([, text]) => labels.includes(text));
    expect(new Set(places.map(([, text]) => text)).size).toBeGreaterThan(10);
    const known = new Set(places.map(([place]) => inSpanish.get(place)));
    const own = [...spanish.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label ?? '');
    const shared = own.filter((label) => [...inSpanish.values()].includes(label));
    expect(shared.filter((label) => !known.has(label))).toEqual([]);
    expect(new Set(shared).size).toBeGreaterThan(10);
  });

  test('an inquiry is said to be read and answered, and where the answer arrives', () => {
    const [answered, respondida] =
      reader === 'patient'
        ? [
            /clinic reads it during its opening hours.+answer will be under \*\*/,
            /Su clínica lo lee .+La respuesta estará en \*\*/,
          ]
        : [
            /the answer comes by email.+the answer becomes a message/,
            /la respuesta llega por correo.+la respuesta será un mensaje/,
          ];
    expect(english).toMatch(answered);
    expect(spanish).toMatch(respondida);
    expect(english).not.toMatch(/\benrol(?!l)/i);
  });
});
