import { endpoints } from '@rpm/api-client';
import { othersPageWords } from '@rpm/domain/words/frame';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { taskWords } from '@rpm/domain/words/task';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import type { Canvas, User } from '@rpm/storybook/alertStory.ts';
import { type DevicePart, fakeBluetooth } from '@rpm/storybook/fakeBluetooth.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { fitsTheWindow, largestText } from '@rpm/storybook/views.ts';
import { wordsOnWords } from '@rpm/storybook/wordsOnWords.ts';
import { expect, waitFor, within } from 'storybook/test';
import { MedicalDevicesScreen } from './MedicalDevicesScreen.tsx';

const { addOwnReadings } = endpoints;
const { userId } = { userId: demoAccounts.patient.accountId };
const path = '/build-from-medical-devices';
const at = (search: string) => ({ page: { path: `${path}${search}`, isSignedIn: true } });
/** 142 over 91 with a pulse of 72, at 9:33 of the story's day. */
const pressure = '06 8e00 5b00 6a00 ea070b14092107 4800';

const meta = preview.meta({
  title: 'Screens/Patient/Add to my record',
  component: MedicalDevicesScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', ...at('') },
  beforeEach: ({ msw }) => {
    msw.use(backend({ world: monitoredClinic() }));
    return fakeBluetooth(null);
  },
});
/** What can be done for any of the vitals. */
const actOf = (act: string) => new RegExp(`^${act} ${texts.of({ vital: '' })}`);
/** The field of a number, by its name and, where that is what is asked, its unit. */
const typed = (parameter: string, unit = '') => new RegExp(`^${texts.typed.label({ parameter, unit })}`);
/** With a browser that has Bluetooth, and a device that answers so. */
const device = (part: DevicePart) => ({ beforeEach: () => fakeBluetooth(part) });

/** RTE-07: six vitals, each by a device or by hand; the steps say where one is. */
export const Default = meta.story({
  ...device({ service: 0x1810, characteristic: 0x2a35 }),
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: actOf(texts.connect) })).toHaveLength(6);
    await expect(canvas.getAllByRole('link', { name: actOf(texts.type) })).toHaveLength(6);
    const steps = within(canvas.getByRole('list', { name: texts.steps.name }));
    await expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  },
});

/** RTE-07: a browser without Bluetooth says which have it, and offers to type. */
export const WithoutBluetooth = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noBluetooth)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: actOf(texts.connect) })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: actOf(texts.type) })).toHaveLength(6);
  },
});

/** The largest text of the profile on a narrow phone: the drawing makes room, no step lies on the next, and nothing scrolls sideways. */
export const LargestText = meta.story({
  tags: ['w320'],
  beforeEach: largestText,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: actOf(texts.type) });
    await expect(fitsTheWindow()).toBe(true);
    await expect(wordsOnWords(canvas.getByRole('main'))).toEqual([]);
  },
});

/** RTE-07: a reading comes straight from the cuff; its serial number, which the cuff says itself, makes it the clinic's. */
export const FromTheCuff = meta.story({
  ...device({ service: 0x1810, characteristic: 0x2a35, serial: 'SN-9', packets: [pressure, pressure] }),
  parameters: at('?vital=BloodPressure&by=device'),
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    await expect(await canvas.findByText('142/91')).toBeVisible();
    await expect(canvas.getByText('72')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: texts.measure.found({ count: 1 }) })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.sent.title })).toBeVisible();
    await expect(bodiesTo(addOwnReadings)).toEqual([
      {
        ...{ userId, device: { serial: 'SN-9' } },
        readings: [
          expect.objectContaining({ mrSubType: 'BloodPressure', values: { systolic: 142, diastolic: 91 } }),
          expect.objectContaining({ mrSubType: 'HeartRate', values: { heartRate: 72 } }),
        ],
      },
    ]);
    await expect(await canvas.findByText(texts.sent.patient)).toBeVisible();
  },
});

/** RTE-07: of a device that says no serial number the patient says once whose it is, before anything is sent. */
export const WhoseDevice = meta.story({
  ...device({ service: 0x181d, characteristic: 0x2a9d, packets: ['00 c03f'] }),
  parameters: at('?vital=Weight&by=device'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    await expect(await canvas.findByText('179.9')).toBeVisible();
    await expect(canvas.getByText(texts.measure.byReceipt)).toBeVisible();
    const send = canvas.getByRole('button', { name: texts.send });
    await waitFor(() => expect(canvas.getByRole('radio', { name: texts.measure.ours.yes })).toBeVisible());
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: texts.measure.ours.yes }));
    await userEvent.click(send);
    await expect(await canvas.findByText(texts.sent.device)).toBeVisible();
    await expect(bodiesTo(addOwnReadings)).toMatchObject([{ device: { orderId: 'RPM-20103' } }]);
  },
});

/** RTE-07: what a meter has stored of days without connection comes when it is asked, each once; a record of nobody knows when stays out. */
export const StoredRecords = meta.story({
  ...device({
    ...{ service: 0x1808, characteristic: 0x2a18, serial: 'SN-9', recordsEnd: '06 00 01 01' },
    packets: [
      '02 0100 ea070b12092107 70b0 11',
      '02 0200 ea070b13092107 62b0 11',
      '02 0200 ea070b13092107 62b0 11',
      '02 0300 00000b14092107 70b0 11',
    ],
  }),
  parameters: at('?vital=BloodGlucose&by=device'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    await expect(
      await canvas.findByRole('heading', { name: texts.measure.found({ count: 2 }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.sent.title })).toBeVisible();
    const glucose = (day: number, mass: number) =>
      expect.objectContaining({
        ...{ mrSubType: 'BloodGlucose', mrTime: expect.stringContaining(`202611${day}-`) },
        ...{ unit: 'mg/dL', values: { glucose: mass } },
      });
    await expect(bodiesTo(addOwnReadings)).toEqual([
      { userId, device: { serial: 'SN-9' }, readings: [glucose(18, 112), glucose(19, 98)] },
    ]);
  },
});

/** RTE-07: a meter that will not tell what it has stored is said to be lost, and can be asked again. */
export const RecordsRefused = meta.story({
  ...device({ service: 0x1808, characteristic: 0x2a18, recordsEnd: '06 00 01 02' }),
  parameters: at('?vital=BloodGlucose&by=device'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    await expect(await canvas.findByText(texts.faults.lost)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.measure.again })).toBeVisible();
  },
});

/** RTE-07: what is no reading is told by its reason, and nothing can be sent. */
export const NoReading = meta.story({
  tags: ['empty'],
  ...device({ service: 0x1810, characteristic: 0x2a35, packets: ['00 ff07 5b00 6a00'] }),
  parameters: at('?vital=BloodPressure&by=device'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    await expect(await canvas.findByText(texts.refusals['not-measured'])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.send })).toBeNull();
  },
});

/** RTE-07: 60 over 150 is asked back; the next, right one takes its place. */
export const Doubtful = meta.story({
  ...device({ service: 0x1810, characteristic: 0x2a35, packets: ['00 3c00 9600 6a00', pressure] }),
  parameters: at('?vital=BloodPressure&by=device'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    await expect(await canvas.findByText('142/91')).toBeVisible();
    await expect(canvas.queryByText(texts.doubtful)).toBeNull();
    await expect(canvas.queryByText('60/150')).toBeNull();
  },
});

/** A device that goes before it has sent a reading. */
const missed = (goes: 'connected' | 'heard') => ({
  ...device({ service: 0x1810, characteristic: 0x2a35, goes }),
  parameters: at('?vital=BloodPressure&by=device'),
  play: async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    await expect(await canvas.findByText(texts.faults.lost)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: texts.measure.again })).toBeVisible();
  },
});
/** RTE-07: it is missed. */
export const Goes = meta.story(missed('connected'));
/** RTE-07: the same in the moment in which it begins to be listened to. */
export const GoesAsHeard = meta.story(missed('heard'));

/** Nothing picked, Bluetooth off, another kind of device, and one that is lost: each says what to do. */
export const ConnectFaults = meta.story({
  ...device({ service: 0x1810, characteristic: 0x2a35, faults: ['canceled', 'off', 'wrong', 'lost'] }),
  parameters: at('?vital=BloodPressure&by=device'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.measure.choose }));
    for (const fault of ['canceled', 'off', 'wrong', 'lost'] as const) {
      await expect(await canvas.findByText(texts.faults[fault])).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: texts.measure.again }));
    }
  },
});

/** RTE-07: typed in the reader's unit, and marked as the patient's. */
export const TypedIn = meta.story({
  parameters: at('?vital=Weight&by=hand'),
  tags: ['w390', 'pseudo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: typed(vitalWords.parameters.weight, 'lb') }),
      '180.5',
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(texts.sent.patient)).toBeVisible();
    await expect(bodiesTo(addOwnReadings)).toEqual([
      {
        userId,
        readings: [
          expect.objectContaining({ mrSubType: 'Weight', unit: '[lb_av]', values: { weight: 180.5 } }),
        ],
      },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: texts.sent.another }));
    await expect(await canvas.findByText(texts.pick)).toBeVisible();
  },
});

/** Behaviour 1c: what cannot be is said beside its field, and nothing is sent; numbers that are mixed up too. */
export const TypedWrong = meta.story({
  parameters: at('?vital=BloodPressure&by=hand'),
  play: async ({ canvas, userEvent }) => {
    const systolic = await canvas.findByRole('textbox', { name: typed(texts.typed.systolic) });
    const diastolic = canvas.getByRole('textbox', { name: typed(texts.typed.diastolic) });
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(systolic).toHaveAccessibleDescription(texts.errors.valueMissing));
    await userEvent.type(systolic, '91');
    await userEvent.type(diastolic, '142');
    await waitFor(() => expect(diastolic).toHaveAccessibleDescription(texts.errors.valuesCrossed));
    await expect(bodiesTo(addOwnReadings)).toEqual([]);
  },
});

/** Behaviour 1a, 500, no network and offline: what was typed stays, and the next try sends it. */
export const SendFails = meta.story({
  parameters: at('?vital=HeartRate&by=hand'),
  tags: ['network-fault', 'failed', 'offline'],
  play: async ({ canvas, msw, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: typed(vitalWords.parameters.heartRate) });
    await userEvent.type(field, '72');
    const send = canvas.getByRole('button', { name: texts.send });
    for (const [failure, says] of [
      [fails(addOwnReadings, 500), taskWords.failed],
      [offline(addOwnReadings), taskWords.failed],
    ] as const) {
      msw.use(failure);
      await userEvent.click(send);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
      await expect(field).toHaveValue('72');
    }
    const back = setOnline(false);
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    back();
    msw.use(backend({ world: monitoredClinic() }));
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(send);
    await expect(await canvas.findByText(texts.sent.patient)).toBeVisible();
  },
});

/** ROL-03: staff are told whose page it is. */
export const ForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(othersPageWords.patients)).toBeVisible();
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  tags: ['loading'],
  parameters: at('?vital=HeartRate&by=hand'),
  beforeEach: ({ msw }) => msw.use(hangs(addOwnReadings)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: typed(vitalWords.parameters.heartRate) }),
      '72',
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.sending }));
    await expect(bodiesTo(addOwnReadings)).toHaveLength(1);
  },
});
