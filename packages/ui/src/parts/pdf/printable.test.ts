import { taskWords } from '@rpm/domain/words/task';
import { expect, test } from 'vitest';
import { printable as printed } from './printable.ts';

const { unprintable } = taskWords;
const printable = <Part>(part: Part) => printed(part, unprintable);

test('F2, SCR-07: what the font of a PDF has no letters for is said, and never printed as empty boxes', () => {
  for (const name of ['王小明', 'محمد علي', 'דוד כהן', 'अनीता शर्मा', '김 철수', '😀']) {
    expect(printable(`Record of ${name}, 72`), name).toBe(`Record of ${unprintable}, 72`);
  }
});

test('names in Latin, Greek and Cyrillic letters stay as they are, decomposed ones too', () => {
  const names = [
    'Zoë Ñandú',
    'Ștefan Żółć',
    'Nguyễn Thị Ánh',
    'Ελένη',
    'Ольга Ґава',
    'O’Neil — 98.6 °F · ≥ 3',
  ];
  for (const name of names) {
    expect(printable(name)).toBe(name);
    expect(printable(name.normalize('NFD'))).toBe(name);
  }
});

test('what joins and turns letters is no letter: a time reads as ever', () => {
  expect(printable('8:05\u202fAM \u2068Ann\u2069\u200e')).toBe('8:05\u00a0AM Ann');
});

test('it is so in all of a document: in tables, and at the foot that is made for each page', () => {
  const footer = (at: number) => ({ text: `王 ${at}`, alignment: 'center' });
  const table = { body: [[{ text: '王', bold: true }, '']], widths: [235, '*'], none: null };
  const document = printable({ footer, content: [{ table }] });
  expect(document.footer(2)).toEqual({ text: `${unprintable} 2`, alignment: 'center' });
  expect(document.content[0]?.table).toEqual({ ...table, body: [[{ text: unprintable, bold: true }, '']] });
});
