import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Facts } from './Facts.tsx';

/** A card on a phone. */
function NarrowFacts() {
  return (
    <div className="max-w-72">
      <Facts
        facts={[
          ['Clinic', 'Northside Sample Clinic'],
          ['Consent to be monitored by the clinic', 'January 12, 2026'],
        ]}
      />
    </div>
  );
}

const meta = preview.meta({ title: 'Parts/Facts', component: NarrowFacts });

/** A long name takes two lines before the values beside it are broken. */
export const LongName = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvasElement }) => expect(brokenWords(canvasElement)).toEqual([]),
});
