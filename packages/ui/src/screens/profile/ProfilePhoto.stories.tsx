import { endpoints } from '@rpm/api-client';
import { limits, photoFaultOf } from '@rpm/domain';
import { photoWords } from '@rpm/domain/words/photo';
import { profileWords } from '@rpm/domain/words/profile';
import { staffWords } from '@rpm/domain/words/staff';
import { answers, hangs } from '@rpm/mock-server/msw';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { containing } from '@rpm/storybook/sentence.ts';
import { fitsTheWindow, largestText } from '@rpm/storybook/views.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';
import { bytesOf, colorAt, drawnPicture, keptPhoto, withPlace } from './photoStory.ts';

const { getPhoto, savePhoto, removePhoto } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Profile/Photo',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
});

type Canvas = Pick<ReturnType<typeof within>, 'findByLabelText' | 'findByRole' | 'queryByRole'>;
const input = (canvas: Canvas) => canvas.findByLabelText(photoWords.change);
const removeButton = (canvas: Canvas) => canvas.findByRole('button', { name: photoWords.remove });
/** Decorative, so that it has no role: the name stands beside it. */
const shown = (root: HTMLElement) => root.querySelector<HTMLImageElement>('main img[src^="data:image/"]');
const sent = () => bodiesTo(savePhoto) as { content: string }[];
const html = document.documentElement;

/** NAV-06: without a photo the initials stand there; a picture can be chosen, by its label and with the keyboard. */
export const WithoutPhoto = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas, canvasElement }) => {
    const field = await input(canvas);
    await expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await expect(field).toHaveAccessibleDescription(containing(photoWords.hint({ megabytes: 10 })));
    const account = within(await canvas.findByRole('region', { name: profileWords.account }));
    await expect(account.getByText('WE')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: photoWords.remove })).toBeNull();
    await expect(shown(canvasElement)).toBeNull();
    field.focus();
    await expect(field).toHaveFocus();
    await expect(html.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** NAV-06: a photo stands in the place of the initials. It is decorative: the name is beside it. */
export const WithPhoto = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: async ({ msw }) => {
    msw.use(answers(getPhoto, JSON.stringify({ photo: await keptPhoto() })));
  },
  play: async ({ canvas, canvasElement }) => {
    await removeButton(canvas);
    await waitFor(() => expect(shown(canvasElement)?.naturalWidth).toBe(limits.photoSidePixels));
    await expect(shown(canvasElement)).toHaveAttribute('alt', '');
    await expect(html.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** NAV-06: a patient has the same, in the patient's density. */
export const OfPatient = meta.story({
  globals: { role: 'patient' },
  tags: ['w390', 'w320'],
  beforeEach: async ({ msw }) => {
    msw.use(answers(getPhoto, JSON.stringify({ photo: await keptPhoto() })));
  },
  play: async ({ canvas }) => {
    await expect(await removeButton(canvas)).toBeVisible();
    const box = (await input(canvas)).getBoundingClientRect();
    await expect(box.height).toBeGreaterThanOrEqual(44);
  },
});

/** The middle of the picture is sent as a small JPEG, and shown; the server has it when the page is read again. */
export const Saves = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(await input(canvas), await drawnPicture(640, 480));
    await expect(await screen.findByText(photoWords.saving.done)).toBeVisible();
    const [body] = sent();
    const bytes = bytesOf(body?.content ?? '');
    await expect(photoFaultOf(bytes)).toBeNull();
    await expect(bytes.length).toBeLessThanOrEqual(limits.photoMaxBytes);
    const picture = await createImageBitmap(new Blob([bytes]));
    await expect([picture.width, picture.height]).toEqual([256, 256]);
    // The ends of the wide picture, red and blue, are cut off.
    for (const x of [1, 254]) {
      const [red = 0, green = 0, blue = 0] = colorAt(picture, x, 20);
      await expect(Math.min(red, green, blue)).toBeGreaterThan(150);
    }
    const address = `data:image/jpeg;base64,${body?.content}`;
    await waitFor(() => expect(shown(canvasElement)?.src).toBe(address));
    await waitFor(() =>
      expect(seen.call.mock.calls.filter(([line]) => line === `GET ${getPhoto.path}`)).toHaveLength(2),
    );
    await expect(shown(canvasElement)?.src).toBe(address);
    await expect(JSON.stringify({ ...localStorage })).toBe('{}');
  },
});

/** A JPEG in which a camera wrote where it was: the place does not leave the device. */
export const PlaceStaysHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const picture = await withPlace(await drawnPicture(600, 900, 'image/jpeg'));
    await expect(await picture.text()).toContain('taken at home');
    await expect(photoFaultOf(new Uint8Array(await picture.arrayBuffer()))).toBe('metadata');
    await userEvent.upload(await input(canvas), picture);
    await waitFor(() => expect(sent()).toHaveLength(1));
    const bytes = bytesOf(sent()[0]?.content ?? '');
    await expect(photoFaultOf(bytes)).toBeNull();
    await expect(await new Blob([bytes]).text()).not.toMatch(/Exif|taken at home/);
  },
});

/** A picture smaller than the photo is not made larger. */
export const TinyPicture = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(await input(canvas), await drawnPicture(40, 60, 'image/webp'));
    await waitFor(() => expect(shown(canvasElement)?.naturalWidth).toBe(40));
  },
});

/** Behaviour 1a, slow and duplicate: the control says that it is busy, and a second picture is not sent meanwhile. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(savePhoto)),
  play: async ({ canvas, userEvent }) => {
    const field = await input(canvas);
    await userEvent.upload(field, await drawnPicture());
    await waitFor(() => expect(field).toHaveAccessibleName(staffWords.session.busy));
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await userEvent.upload(field, await drawnPicture());
    await expect(sent()).toHaveLength(1);
  },
});

/** A removed photo can be put back, by the same button and so without losing one's place. */
export const Removes = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(await input(canvas), await drawnPicture());
    await userEvent.click(await removeButton(canvas));
    await expect(await screen.findByText(photoWords.removing.done)).toBeVisible();
    const back = await canvas.findByRole('button', { name: photoWords.putBack });
    await expect(back).toHaveFocus();
    await expect(shown(canvasElement)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await removeButton(canvas)).toHaveFocus();
    await waitFor(() => expect(shown(canvasElement)).not.toBeNull());
    await expect(sent()).toHaveLength(2);
    await expect(sent()[1]).toEqual(sent()[0]);
  },
});

/** The toast offers the same. */
export const UndoesByToast = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(await input(canvas), await drawnPicture());
    await userEvent.click(await removeButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: photoWords.undo }));
    await removeButton(canvas);
    await expect(shown(canvasElement)).not.toBeNull();
  },
});

/** A photo that was chosen after another was removed is not undone by the toast of that. */
export const OldUndo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await input(canvas);
    await userEvent.upload(field, await drawnPicture());
    await userEvent.click(await removeButton(canvas));
    const undo = await screen.findByRole('button', { name: photoWords.undo });
    await userEvent.upload(field, await drawnPicture(50, 50));
    await removeButton(canvas);
    await userEvent.click(undo);
    await expect(sent()).toHaveLength(2);
    await expect(await removeButton(canvas)).toBeVisible();
  },
});

/** Behaviour 1a, duplicate: a double click removes, and does not bring back at once. */
export const RemovedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await input(canvas), await drawnPicture());
    await userEvent.dblClick(await removeButton(canvas));
    await expect(await canvas.findByRole('button', { name: photoWords.putBack })).toBeVisible();
    await expect(bodiesTo(removePhoto)).toHaveLength(1);
    await expect(sent()).toHaveLength(1);
  },
});

/** The largest text on the smallest phone: the name is not broken. */
export const LargestText = meta.story({
  tags: ['w320'],
  globals: { role: 'patient' },
  beforeEach: largestText,
  play: async ({ canvas }) => {
    await input(canvas);
    const account = within(await canvas.findByRole('region', { name: profileWords.account }));
    for (const name of await account.findAllByText('Marigold Testpatient'))
      await expect(brokenWords(name)).toEqual([]);
    await expect(fitsTheWindow()).toBe(true);
  },
});
