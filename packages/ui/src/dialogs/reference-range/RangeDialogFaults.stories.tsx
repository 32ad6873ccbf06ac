import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { rangeWords } from '@rpm/domain/words/range';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { pressureClinic } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RangeDialog } from './RangeDialog.tsx';
import {
  diastolic,
  group,
  marigold,
  onScreen,
  opened,
  page,
  parametersOf,
  pick,
  saveButton,
  start,
  systolic,
  type,
  typedIn,
} from './rangeStory.ts';

const {
  getPatientVitalRangeByUsername: savedRange,
  updatePatientVitalRange: saveRange,
  getVitalData,
} = endpoints;

const meta = preview.meta({
  title: 'Screens/Clinic/Set Reference Range/Faults',
  component: RangeDialog,
  tags: ['network-fault'],
  parameters: { layout: 'fullscreen', page: { path: '/patientdetails', isSignedIn: true } },
  args: {
    patient: marigold,
    vital: 'BloodPressure' as const,
    parameters: parametersOf('BloodPressure'),
    shown: onScreen('BloodPressure'),
    onClose: fn(),
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: pressureClinic() })),
});

const fallsBack = async () => {
  const dialog = await opened();
  await expect(await dialog.findByText(rangeWords.limitsNotLoaded)).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(typedIn(dialog, systolic)).toEqual(['80', '90', '139', '180']);
  await expect(group(dialog, systolic).getByText('90 – 120')).toBeVisible();
  return dialog;
};

/** RNG-21, behaviour 1b, 500: the failure is logged, and the form falls back to the limits on the screen. */
export const LimitsFail = meta.story({
  tags: ['failed'],
  beforeEach: ({ msw }) => msw.use(fails(savedRange, 503)),
  play: async () => {
    await fallsBack();
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 503');
  },
});

/** RNG-21: neither the server nor the screen knows the limits. Who saves is told that it replaces what they have not seen. */
export const LimitsUnknown = meta.story({
  args: { shown: new Map() },
  beforeEach: ({ msw }) => msw.use(fails(savedRange, 503)),
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText(rangeWords.limitsUnknown)).toBeVisible();
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await expect(group(dialog, systolic).getByText('90 – 120')).toBeVisible();
  },
});

/** Behaviour 1b, malformed: as a failure. */
export const LimitsCut = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(savedRange, '[{"limits":')),
  play: async () => {
    await fallsBack();
  },
});

/** Behaviour 1b, offline: the form falls back, and saving is refused with the reason. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(offline(savedRange));
    return setOnline(false);
  },
  play: async ({ userEvent }) => {
    const dialog = await fallsBack();
    await pick(start(dialog), '2026-12-01T09:30');
    await expect(saveButton(dialog)).toHaveAccessibleDescription(taskWords.offline);
    await userEvent.click(saveButton(dialog));
    await expect(bodiesTo(saveRange)).toEqual([]);
    await expect(start(dialog)).toHaveValue('2026-12-01T09:30');
  },
});

/** Behaviour 1b, 404: as an empty list, without a notice. */
export const NoRangeOfThisPatient = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(savedRange, 404)),
  play: async () => {
    const dialog = await opened();
    for (const notice of [rangeWords.limitsNotLoaded, rangeWords.limitsUnknown])
      await expect(dialog.queryByText(notice)).toBeNull();
    await expect(typedIn(dialog, systolic)).toEqual(['80', '90', '139', '180']);
  },
});

/** Behaviour 1b, 403: read-only, and Save Range is not there. RNG-23 */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(savedRange, 403)),
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText(loadWords.forbidden)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: rangeWords.save })).toBeNull();
    await expect(start(dialog)).toHaveAttribute('readonly');
  },
});

/** RNG-23: only staff set reference ranges. A patient reads the form. */
export const AsPatient = meta.story({
  globals: { role: 'patient' },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.queryByRole('button', { name: rangeWords.save })).toBeNull();
  },
});

/** Behaviour 1b, slow: the limits are busy, the countdown runs, and what was picked meanwhile stays. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(savedRange)),
  play: async () => {
    const dialog = within(await page().findByRole('dialog'));
    await pick(start(dialog), '2026-12-01T09:30');
    await expect(dialog.getByText(appWords.loading)).toBeInTheDocument();
    await expect(dialog.queryByRole('group', { name: systolic })).toBeNull();
    await expect(saveButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(dialog.getByRole('timer')).toHaveTextContent(/04:5/));
    await expect(start(dialog)).toHaveValue('2026-12-01T09:30');
  },
});

/** Behaviour 1b, bad schema: a parameter that cannot be read falls back alone. */
export const BadParameter = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        savedRange,
        JSON.stringify([
          {
            limits: {
              systolic: { min: 'low', max: null },
              diastolic: { min: { cautious: 61, critical: 51 }, max: { cautious: 86, critical: '101' } },
            },
          },
        ]),
      ),
    ),
  play: async () => {
    const dialog = await opened();
    await expect(group(dialog, diastolic).getByLabelText(rangeWords.fields.criticalMax)).toHaveValue('101');
    await expect(group(dialog, systolic).getByLabelText(rangeWords.fields.criticalMax)).toHaveValue('180');
    await expect(group(dialog, systolic).getByText('90 – 120')).toBeVisible();
  },
});

/** Behaviour 1b: a save that fails keeps what was typed, says so, and can be tried again, once. */
export const SaveFails = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(saveRange, 500)),
  play: async ({ userEvent, args, msw }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await type(group(dialog, systolic).getByLabelText(rangeWords.fields.cautiousMax), '140', userEvent);
    await userEvent.click(saveButton(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(group(dialog, systolic).getByLabelText(rangeWords.fields.cautiousMax)).toHaveValue('140');
    msw.use(backend({ world: pressureClinic() }));
    await userEvent.click(saveButton(dialog));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1c: a double click saves once, and the button says that it is busy. */
export const DoubleClick = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(saveRange)),
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await userEvent.dblClick(saveButton(dialog));
    await expect(await dialog.findByRole('button', { name: rangeWords.busy })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(bodiesTo(saveRange)).toHaveLength(1);
  },
});

/** Behaviour 1c, two tabs: somebody else has saved meanwhile. One is told, keeps what was typed, and may replace it. */
export const SavedElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientVitalRange, 503)),
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await userEvent.click(saveButton(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(rangeWords.changedElsewhere);
    await expect(start(dialog)).toHaveValue('2026-12-01T09:30');
    await userEvent.click(saveButton(dialog));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(bodiesTo(saveRange)).toMatchObject([{ fromVersion: 0 }, { fromVersion: 1 }]);
  },
});

/** Behaviour 1a, timeout of a write: what happened is not known, and the same save is tried again. */
export const SaveIsNotConfirmed = meta.story({
  parameters: { page: { path: '/patientdetails', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(saveRange)),
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await userEvent.click(saveButton(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.unconfirmed);
  },
});

/** The past readings fail: the form works without them, and says that the limits cannot be tried. */
export const PastReadingsFail = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(getVitalData, 503)),
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText(rangeWords.backTest.failed)).toBeVisible();
  },
});
