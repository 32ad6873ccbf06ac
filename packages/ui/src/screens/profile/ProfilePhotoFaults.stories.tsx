import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { photoWords } from '@rpm/domain/words/photo';
import { profileWords } from '@rpm/domain/words/profile';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';
import { drawnPicture, keptPhoto } from './photoStory.ts';

const { getPhoto, savePhoto, removePhoto } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Profile/Photo faults',
  component: ProfileScreen,
  tags: ['network-fault'],
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
});

type Canvas = Pick<ReturnType<typeof within>, 'findByLabelText' | 'findByRole' | 'queryByRole'>;
const input = (canvas: Canvas) => canvas.findByLabelText(photoWords.change);
const alert = (canvas: Canvas) => canvas.findByRole('alert');
const tryAgain = (canvas: Canvas) => canvas.queryByRole('button', { name: loadWords.retry });
const photo = 'main img[src^="data:image/"]';
const kept = async () => JSON.stringify({ photo: await keptPhoto() });

/** A text that calls itself a picture is not sent, and it says what can be. */
export const WrongKind = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png', { type: 'image/png' });
    await userEvent.upload(await input(canvas), file);
    await expect(await alert(canvas)).toHaveTextContent(photoWords.wrongKind);
    await expect(tryAgain(canvas)).toBeNull();
    await expect(bodiesTo(savePhoto)).toEqual([]);
    await userEvent.upload(await input(canvas), await drawnPicture());
    await expect(await screen.findByText(photoWords.saving.done)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A picture that breaks off cannot be read. */
export const DamagedPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const whole = await drawnPicture();
    const file = new File([whole.slice(0, 60)], 'me.png', { type: 'image/png' });
    await userEvent.upload(await input(canvas), file);
    await expect(await alert(canvas)).toHaveTextContent(photoWords.unreadable);
    await expect(bodiesTo(savePhoto)).toEqual([]);
  },
});

/** Above 10 MB nothing is read at all. */
export const TooLarge = meta.story({
  play: async ({ canvas, userEvent }) => {
    const file = new File([await drawnPicture(), new Uint8Array(10_000_000)], 'me.png', {
      type: 'image/png',
    });
    await userEvent.upload(await input(canvas), file);
    await expect(await alert(canvas)).toHaveTextContent(photoWords.tooLarge({ megabytes: 10 }));
    await expect(bodiesTo(savePhoto)).toEqual([]);
  },
});

/** The server's words are shown; the same picture would be refused again, so it is not offered. */
export const RefusedByServer = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(savePhoto, 400, { message: refusalWords.photoMetadata })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(await input(canvas), await drawnPicture());
    await expect(await alert(canvas)).toHaveTextContent(refusalWords.photoMetadata);
    await expect(tryAgain(canvas)).toBeNull();
    await expect(canvasElement.querySelector(photo)).toBeNull();
  },
});

/** Behaviour 1a, 500: the picture is kept, and the next try saves it without choosing it again. */
export const SaveFails = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => msw.use(fails(savePhoto, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.upload(await input(canvas), await drawnPicture());
    await expect(await alert(canvas)).toHaveTextContent(taskWords.failed);
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    msw.use(backend());
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await expect(await screen.findByText(photoWords.saving.done)).toBeVisible();
    const [first, second] = bodiesTo(savePhoto);
    await expect(second).toEqual(first);
  },
});

/** Behaviour 1a, 403: no retry, and one stays logged in. */
export const SaveForbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(savePhoto, 403)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await input(canvas), await drawnPicture());
    await expect(await alert(canvas)).toHaveTextContent(loadWords.forbidden);
    await expect(tryAgain(canvas)).toBeNull();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 401: the session is over. */
export const SessionEnded = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const field = await input(canvas);
    msw.use(fails(savePhoto, 401));
    await userEvent.upload(field, await drawnPicture());
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1a, timeout: whether it was saved is not known, so it says that, and reads it again. */
export const SaveTakesTooLong = meta.story({
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(savePhoto)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.upload(await input(canvas), await drawnPicture());
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      taskWords.unconfirmed,
    );
    msw.use(backend());
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await expect(await screen.findByText(photoWords.saving.done)).toBeVisible();
  },
});

/** Behaviour 1a, offline: told at once and nothing is sent; the picture is kept until the connection is back. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await input(canvas);
    const back = setOnline(false);
    await userEvent.upload(field, await drawnPicture());
    await expect(await alert(canvas)).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(savePhoto)).toEqual([]);
    back();
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await expect(await screen.findByText(photoWords.saving.done)).toBeVisible();
  },
});

/** Behaviour 1a, 500: a photo that was not removed stays. */
export const RemoveFails = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(fails(removePhoto, 500), answers(getPhoto, await kept()));
  },
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: photoWords.remove }));
    await expect(await alert(canvas)).toHaveTextContent(taskWords.failed);
    await expect(canvasElement.querySelector(photo)).not.toBeNull();
    msw.use(backend());
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await expect(await screen.findByText(photoWords.removing.done)).toBeVisible();
  },
});

/** Behaviour 1a, slow: the button says what it does. */
export const Removing = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(hangs(removePhoto), answers(getPhoto, await kept()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: photoWords.remove }));
    await expect(await canvas.findByRole('button', { name: photoWords.removing.busy })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** Behaviour 1a, 500: the rest of the account stays; the initials stand there until the photo can be read. */
export const CannotBeRead = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(fails(getPhoto, 500)),
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await expect(await alert(canvas)).toHaveTextContent(photoWords.loading.failed);
    await expect(await canvas.findByRole('link', { name: profileWords.changePassword })).toBeVisible();
    msw.use(answers(getPhoto, await kept()));
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await waitFor(() => expect(canvasElement.querySelector(photo)).not.toBeNull());
  },
});

/** Behaviour 1a: an answer that is no picture is never shown as one. */
export const AnswerIsNoPhoto = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers(getPhoto, '{"photo":{"contentType":"image/svg+xml","content":"PHN2Zy8+"}}')),
  play: async ({ canvas, canvasElement }) => {
    await expect(await alert(canvas)).toHaveTextContent(photoWords.loading.failed);
    await expect(canvasElement.querySelector(photo)).toBeNull();
  },
});
