import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
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

/** NAV-06: in one's own profile, with the photo of its owner. It is decorative as the letters are. */
export const WithPhoto = meta.story({
  args: {
    size: 'xl',
    photo: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="teal" d="M0 0h8v8H0z"/></svg>')}`,
  },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBe(8));
    await expect(canvas.queryByText('WE')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

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
