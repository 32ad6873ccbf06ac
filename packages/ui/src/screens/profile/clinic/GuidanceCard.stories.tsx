import { endpoints } from '@rpm/api-client';
import { usualGuidance } from '@rpm/domain';
import { guidanceWords as texts } from '@rpm/domain/words/guidance';
import { answers, fails } from '@rpm/mock-server/msw';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { LeftAndOpened, leaveAndOpen } from '@rpm/storybook/LeftAndOpened.tsx';
import { isAskedBeforeLeaving } from '@rpm/storybook/leavingStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/What patients are told',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

type Canvas = ReturnType<typeof within>;
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);

/** PDB-07: the usual texts are marked as to be confirmed; what the clinic says is kept, in both languages. */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    await expect(await box.findByText(texts.toConfirm)).toBeVisible();
    await userEvent.type(box.getByLabelText(texts.phone), '(614) 555-0142');
    await userEvent.type(box.getByLabelText(texts.enSigns), '\nFainting');
    await userEvent.click(box.getByRole('checkbox', { name: texts.isConfirmed }));
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await waitFor(() => expect(box.queryByText(texts.toConfirm)).toBeNull());
    await expect(bodiesTo(endpoints.saveGuidance)).toMatchObject([
      { phone: '(614) 555-0142', isConfirmed: true, version: 0 },
    ]);
  },
});

/** What is typed is there again when one has looked at another page, and the browser asks before it is lost; saved, it is not kept. */
export const OutlivesThePage = meta.story({
  render: () => (
    <LeftAndOpened>
      <ProfileScreen />
    </LeftAndOpened>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    await userEvent.type(await box.findByLabelText(texts.enSigns), '\nFainting');
    await leaveAndOpen(userEvent);
    const again = await card(canvas);
    await waitFor(() =>
      expect(again.getByLabelText<HTMLTextAreaElement>(texts.enSigns).value).toMatch(/\nFainting$/),
    );
    await expect(isAskedBeforeLeaving()).toBe(true);
    await userEvent.click(again.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
  },
});

/** A number that cannot be dialed, and a list without a line, are said at their fields; nothing is sent. */
export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    await userEvent.type(await box.findByLabelText(texts.phone), 'call us');
    await userEvent.clear(box.getByLabelText(texts.esRest));
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await box.findByText(texts.errors.phoneInvalid)).toBeVisible();
    await expect(box.getByText(texts.errors.linesRequired)).toBeVisible();
    await expect(bodiesTo(endpoints.saveGuidance)).toEqual([]);
  },
});

/** A lost update: what was typed stays, and saving again replaces what another one saved. */
export const ChangedMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.saveGuidance,
        JSON.stringify({ code: 'guidanceChanged', current: { ...usualGuidance, version: 4 } }),
        { status: 409 },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    await userEvent.type(await box.findByLabelText(texts.phone), '6145550142');
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await box.findByText(texts.changedMeanwhile)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(bodiesTo(endpoints.saveGuidance)).toMatchObject([{ version: 0 }, { version: 4 }]),
    );
  },
});

/** Behaviour 1a, 503: the card says it, and the page stands. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getGuidance, 503)),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(await box.findByText(texts.loading.failed)).toBeVisible();
  },
});
