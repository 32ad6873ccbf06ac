import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Wren Q. Exampledoc' },
});

/** NAV-07: first and last word of the name. */
export const OnPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WE')).toBeVisible();
  },
});

/** In the header and the navigation. */
export const OnFrame = meta.story({ args: { on: 'frame' } });

/** Names of one word, in another script, without a letter, and 200 characters long. */
export const OtherNames = meta.story({
  render: () => (
    <div className="flex gap-2">
      <Avatar name="Cher" />
      <Avatar name="מרים בדיקה" />
      <Avatar name="" />
      <Avatar name={'Anna '.repeat(40)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C')).toBeVisible();
    await expect(canvas.getByText('מב')).toBeVisible();
  },
});
