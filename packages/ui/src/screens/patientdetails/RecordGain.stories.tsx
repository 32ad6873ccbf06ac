import { endpoints } from '@rpm/api-client';
import { usualGainRule } from '@rpm/domain';
import { gainWords as texts } from '@rpm/domain/words/gain';
import { backend, fails } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, recordUserId } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Weight gain alerts',
  component: PatientDetailsScreen,
  parameters: atRecord('&vital=Weight'),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** SCR-02: as the clinic, until somebody chooses other limits for the patient. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = within(await canvas.findByRole('region', { name: texts.title }, { timeout: 10_000 }));
    await expect(await box.findByText(texts.asClinic({ day: '3 lb', week: '5 lb' }))).toBeVisible();
    await userEvent.click(box.getByRole('radio', { name: texts.choices.own }));
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await expect(bodiesTo(endpoints.savePatientGain)).toEqual([
      { userId: recordUserId, choice: 'own', rule: usualGainRule, seen: { choice: 'clinic', rule: null } },
    ]);
  },
});

/** Behaviour 1a, 503: the card says it, and the record stands. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientGain, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.loading.failed);
  },
});
