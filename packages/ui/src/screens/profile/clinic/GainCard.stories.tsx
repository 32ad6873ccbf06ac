import { endpoints } from '@rpm/api-client';
import { usualGainRule } from '@rpm/domain';
import { gainWords as texts } from '@rpm/domain/words/gain';
import { answers, fails } from '@rpm/mock-server/msw';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Weight gain alerts',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

type Canvas = ReturnType<typeof within>;
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);

/** SCR-02: 3 and 5 pounds until the clinic chooses otherwise; what it chooses is kept. */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    const day = await box.findByDisplayValue('3');
    await userEvent.clear(day);
    await userEvent.type(day, '2');
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await expect(bodiesTo(endpoints.saveClinicGain)).toEqual([
      { rule: { day: 0.90718474, week: usualGainRule.week }, seen: usualGainRule },
    ]);
  },
});

/** Off by choice. */
export const Off = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    await userEvent.click(await box.findByRole('radio', { name: texts.clinicChoices.off }));
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(bodiesTo(endpoints.saveClinicGain)).toEqual([{ rule: null, seen: usualGainRule }]),
    );
  },
});

/** A lost update: what another administrator chose is said, what was typed stays, and saving again replaces it. */
export const ChangedMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.saveClinicGain,
        JSON.stringify({ code: 'gainChanged', current: { choice: 'off', rule: null } }),
        { status: 409 },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    const day = await box.findByDisplayValue('3');
    await userEvent.clear(day);
    await userEvent.type(day, '2');
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    const told = texts.changedMeanwhile({ chosen: texts.choices.off });
    await expect(await box.findByText(told)).toBeVisible();
    await expect(day).toHaveValue('2');
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(bodiesTo(endpoints.saveClinicGain)).toMatchObject([{ seen: usualGainRule }, { seen: null }]),
    );
  },
});

/** Behaviour 1a, 503: the card says it, and the page stands. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getClinicGain, 503)),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(await box.findByText(texts.loading.failed)).toBeVisible();
  },
});
