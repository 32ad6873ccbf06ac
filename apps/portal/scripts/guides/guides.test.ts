// @vitest-environment node
import { guidePaths, menuFor } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { rangeWords } from '@rpm/domain/words/range';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { readGuide } from './readGuide.ts';
import { guides, markdownOf, printGuide } from './writeGuides.ts';

/** A text without the places where lines break; they do so after a hyphen, too. */
const unbroken = (text: string) => text.replace(/\s+/g, ' ').replaceAll('- ', '-');

describe.each(guides)('$path (DDB-04, PDB-04, MYD-04)', (entry) => {
  const guide = readGuide(markdownOf(entry.path));
  let bytes: Buffer;
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  beforeAll(async () => {
    bytes = await printGuide(entry);
    pdf = await getDocumentProxy(new Uint8Array(bytes));
  });

  test('is tagged, and says its title and its language', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: guide.title, Language: 'en-US' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bytes.includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true);
  });

  test('holds every heading, item and caption, in the order of its Markdown', async () => {
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBeGreaterThanOrEqual(8);
    expect(totalPages).toBeLessThanOrEqual(16);
    const whole = unbroken(text);
    let from = whole.indexOf('Contents');
    for (const block of guide.blocks) {
      const texts =
        block.kind === 'heading'
          ? [block.text]
          : block.kind === 'picture'
            ? [block.caption]
            : (block.kind === 'list' ? block.items : [block.runs]).map((runs) =>
                runs.map((run) => run.text).join(''),
              );
      for (const each of texts) {
        const at = whole.indexOf(unbroken(each), from);
        expect(at, each).toBeGreaterThanOrEqual(from);
        from = at;
      }
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
      if (number > 1) expect(strings).toContain(String(number));
    }
    expect(alternatives).toEqual(
      guide.blocks.flatMap((block) => (block.kind === 'picture' ? [block.alternative] : [])),
    );
  });

  test('is the same file each time', async () => {
    expect(bytes.equals(await printGuide(entry))).toBe(true);
  });
});

/** What the product does not do is in no guide, and a menu has the name that its reader sees. */
describe('the guides say what is true', () => {
  const labelOf = (role: string) =>
    menuFor(role).flatMap((each) =>
      'path' in each && each.path === '/inquiry' ? [navWords.items[each.name]] : [],
    )[0];
  const provider = markdownOf(guidePaths.provider);
  const patient = markdownOf(guidePaths.patient);

  test.each([
    ['provider', provider, labelOf('DOCTOR'), labelOf('PATIENT')],
    ['patient', patient, labelOf('PATIENT'), labelOf('DOCTOR')],
  ])('the %s guide has the menu of its reader (NAV-02, NAV-03)', (_, text, own, other) => {
    expect(text).toContain(`**${own}**`);
    expect(text).not.toContain(`**${other}**`);
  });

  test.each([provider, patient])('nobody is said to read or answer an inquiry: guide %#', (text) => {
    expect(text).toMatch(
      /(saves a report of a problem or an idea|will be saved), but you won't get an answer/,
    );
    expect(text).not.toMatch(/\benrol(?!l)/i);
  });

  test('the question of the time has its own words, and saves nothing (RNG-07)', () => {
    expect(provider).toContain(`**${rangeWords.timeIsUpQuestion}** Either answer saves nothing.`);
  });
});

describe('a guide that cannot be set whole is refused', () => {
  const head = '# Title\n\nSubtitle\n\nVersion 1.0, November 21, 2026\n\n';
  test.each([
    ['a table', `${head}| a |\n| - |\n| b |`],
    ['code', `${head}\`code\``],
    ['a second paragraph in an item', `${head}- one\n\n  two`],
    ['a picture without words', `${head}![](a.png "A caption.")`],
    ['no subtitle', '# Title\n\n## Heading'],
  ])('%s', (_, markdown) => {
    expect(() => readGuide(markdown)).toThrow(/guide|picture/);
  });
});
