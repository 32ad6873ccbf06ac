import type { ReadingClass } from '@rpm/domain';
import { classWords } from '@rpm/domain/words/reading';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bands } from './Bands.tsx';
import { panelLayout } from './layout.ts';

const classes: readonly ReadingClass[] = ['Normal', 'Cautious', 'Critical'];
const bands = classes.map((kind, at) => ({ kind, min: at * 50, max: at * 50 + 50 }));

/** The bands that are named in a chart of a width and a size of text. */
function named(size: { width: number; em: number }, figured: readonly ReadingClass[]): ReadingClass[] {
  const layout = panelLayout(size, { isFirst: true, isLast: true, isPlain: false, hasName: false });
  const drawn = renderToStaticMarkup(
    <svg>
      <title>Bands</title>
      <Bands {...{ bands, layout, figured }} yOf={(value) => layout.bottom - value} hasNames />
    </svg>,
  );
  return classes.filter((each) => drawn.includes(`>${classWords[each]}</text>`));
}

test('in a tight chart the names of bands give way to figures, and no others do', () => {
  const phone = { width: 350, em: 26 };
  expect(named(phone, [])).toEqual(classes);
  expect(named(phone, ['Critical'])).toEqual(['Normal', 'Cautious']);
  expect(named(phone, classes)).toEqual([]);
});

test('where there is room beside the chart, figures take no name away', () => {
  expect(named({ width: 860, em: 13 }, classes)).toEqual(classes);
  expect(named({ width: 350, em: 13 }, classes)).toEqual(classes);
});
