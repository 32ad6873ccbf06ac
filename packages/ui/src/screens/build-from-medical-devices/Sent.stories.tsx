import { endpoints } from '@rpm/api-client';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { patientWords } from '@rpm/domain/words/patient';
import { classWords } from '@rpm/domain/words/reading';
import { urgentWords } from '@rpm/domain/words/urgent';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { expect, type UserEventObject, within } from 'storybook/test';
import { MedicalDevicesScreen } from './MedicalDevicesScreen.tsx';

const { notWatched } = patientWords.patientDashboard;

const meta = preview.meta({
  title: 'Screens/Patient/Add to my record/Sent',
  component: MedicalDevicesScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen',
    page: { path: '/build-from-medical-devices?vital=BloodPressure&by=hand', isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** Types a blood pressure and sends it. */
async function send(
  canvas: ReturnType<typeof within>,
  userEvent: UserEventObject,
  systolic: string,
  diastolic: string,
) {
  const field = (parameter: string) =>
    canvas.findByRole('textbox', { name: new RegExp(`^${texts.typed.label({ parameter, unit: '' })}`) });
  await userEvent.type(await field(texts.typed.systolic), systolic);
  await userEvent.type(await field(texts.typed.diastolic), diastolic);
  await userEvent.click(canvas.getByRole('button', { name: texts.send }));
  await canvas.findByText(texts.sent.patient);
}

/** RTE-07, PDB-07: a critical one is shown with its class; that nobody watches is said, and what to do now is the way on. */
export const Critical = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, '195', '121');
    const card = within(await canvas.findByRole('article', { name: vitalWords.kinds.BloodPressure }));
    await expect(card.getByText('195/121')).toBeVisible();
    await expect(card.getByText(classWords.Critical)).toBeVisible();
    await expect(card.getByText(urgentWords.rest)).toBeVisible();
    await expect(canvas.getByText(notWatched)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.sent.whatNow })).toHaveAttribute(
      'href',
      '/patient-dashboard',
    );
    await expect(canvas.queryByRole('link', { name: texts.sent.done })).toBeNull();
  },
});

/** RTE-07: a cautious one may worry too. */
export const Cautious = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(endpoints.getVitalLimits, '{}')),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, '142', '86');
    await expect(await canvas.findByText(classWords.Cautious)).toBeVisible();
    await expect(canvas.getByText(notWatched)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.sent.done })).toBeVisible();
  },
});

/** RTE-07: of a normal one there is nothing to say but that it is there. */
export const Normal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, '112', '74');
    await expect(await canvas.findByText(classWords.Normal)).toBeVisible();
    await expect(canvas.queryByText(notWatched)).toBeNull();
  },
});

/** 503 of the limits: no class is claimed, and that nobody watches is said. */
export const LimitsFail = meta.story({
  tags: ['network-fault', 'failed'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalLimits, 503)),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, '195', '121');
    await expect(canvas.getByText('195/121')).toBeVisible();
    await expect(canvas.queryByText(classWords.Critical)).toBeNull();
    await expect(canvas.getByText(notWatched)).toBeVisible();
  },
});
