import { billAgainWords as texts } from '@rpm/domain/words/billAgain';
import { billingWords } from '@rpm/domain/words/billing';
import preview from '@rpm/storybook/preview.tsx';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { usePlace } from '../../hooks/usePlace.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { BillChanges } from './BillChanges.tsx';

/** In the words of the page. */
function Shown({ again }: Pick<ComponentProps<typeof BillChanges>, 'again'>) {
  return <BillChanges again={again} place={usePlace('America/New_York')} />;
}

const meta = preview.meta({
  title: 'Parts/What has changed since a bill',
  component: Shown,
});

const line = (special: object = {}) => ({ units: 1, cents: 5177, dateOfService: '2026-11-04', ...special });
const day = (text: string) => timeInWords(`${text}T15:00:00Z`, 'longMonthDay');

/** API-25: a sentence for each thing that would be another on the bill: that it comes or goes, units, day, price, diagnosis. */
export const InWords = meta.story({
  args: {
    again: {
      ...{ totalCents: 1, isEmpty: false, diagnosis: { was: null, is: 'I10' } },
      changes: [
        { code: '99445', was: null, is: line() },
        { code: '99454', was: line({ units: 2 }), is: null },
        { code: '99458', was: line({ units: 2 }), is: line() },
        { code: '99457', was: line(), is: line({ dateOfService: '2026-11-10' }) },
        { code: '99453', was: line({ cents: null }), is: line() },
      ],
    },
  },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(said).toEqual([
      texts.added({ line: billingWords.code({ count: 1, code: '99445' }) }),
      texts.gone({ line: billingWords.code({ count: 2, code: '99454' }) }),
      texts.units({ code: '99458', was: '2', is: '1' }),
      texts.day({ code: '99457', was: day('2026-11-04'), is: day('2026-11-10') }),
      texts.price({ code: '99453', was: texts.none, is: dollars(5177) }),
      texts.diagnosis({ was: texts.none, is: 'I10' }),
    ]);
  },
});
