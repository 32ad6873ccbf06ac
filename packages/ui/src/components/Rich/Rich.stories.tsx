import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Rich } from './Rich.tsx';

const meta = preview.meta({ title: 'Components/Data/Rich', component: Rich });

/** A whole sentence with a link and a strong word in it. */
export const LinkAndStrong = meta.story({
  args: {
    text: 'Read the <terms>terms of use</terms> before <b>December 1</b>.',
    tags: {
      terms: (inside: string) => (
        <a href="#terms" className="text-fg-link underline">
          {inside}
        </a>
      ),
      b: (inside: string) => <b>{inside}</b>,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'terms of use' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Read the terms of use before December 1.');
  },
});
