import { vitalMeasure } from '@rpm/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figures } from './Figures.tsx';
import { seriesOf } from './series.ts';

const none = { min: null, max: null };
/** 150, then 191 and minutes later 148, so near that one figure has room. */
const series = seriesOf(
  [150, 191, 148].map((systolic, at) => ({ at, values: { systolic }, classes: {} })),
  'systolic',
);
const x = [20, 280, 284];

function figures(critical: readonly number[]) {
  const drawn = renderToStaticMarkup(
    <svg>
      <title>Figures</title>
      <Figures
        {...{ series, critical }}
        limits={{ normal: none, cautious: none, critical: none }}
        measure={vitalMeasure('BloodPressure', 'us')}
        figures="all"
        marks={[0, 1, 2]}
        place={(at) => ({ x: x[at] ?? 0, y: 60 })}
        right={300}
        em={16}
        isClose={false}
      />
    </svg>,
  );
  return [...drawn.matchAll(/>(\d+)<\/text>/g)].map(([, figure]) => figure);
}

test('PDB-07: where two have room for one figure, what is critical has it, and else the newest', () => {
  expect(figures([1])).toEqual(['191', '150']);
  expect(figures([])).toEqual(['148', '150']);
});
