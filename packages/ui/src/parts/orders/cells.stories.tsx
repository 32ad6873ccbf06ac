import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { DeliveryModeText, EmailLink } from './cells.tsx';

/** Columns in which the longest word has room, and nothing beside it. */
function NarrowCells() {
  return (
    <>
      <p className="w-13 text-caption">
        <DeliveryModeText mode="Pickup" />
      </p>
      <p className="w-20 text-caption">
        <EmailLink email="basil.placeholder@northside.example" />
      </p>
    </>
  );
}

const meta = preview.meta({ title: 'Parts/Cells of orders', component: NarrowCells });

/** ORD-02: a word that has room for itself is not broken for the drawing beside it, nor an address in a word of it. */
export const NarrowColumns = meta.story({
  play: async ({ canvasElement }) => expect(brokenWords(canvasElement)).toEqual([]),
});
