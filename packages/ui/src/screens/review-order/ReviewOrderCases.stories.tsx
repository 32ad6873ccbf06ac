import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { readingWords } from '@rpm/domain/words/reading';
import { backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { isAskedBeforeLeaving } from '@rpm/storybook/leavingStory.ts';
import {
  choose,
  chooseMode,
  clinicOfScales,
  confirmButton,
  confirmPickup,
  juniper,
  manyDevices,
  page,
  placings,
  reviewPage,
  standard,
  stored,
} from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect } from 'storybook/test';
import { ReviewOrderScreen } from './ReviewOrderScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Review order/Cases',
  component: ReviewOrderScreen,
  parameters: { layout: 'fullscreen', page: reviewPage },
  beforeEach: () => choose(juniper),
});

const confirmed = () => page().findByRole('dialog', { name: orderWords.review.confirmedTitle });

const noWeight = { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null };

/** REV-04: for a scale nothing was typed, so that the patient's own limits go on: those are shown, not that there are none. */
export const EmptyLimitsOfScale = meta.story({
  beforeEach: ({ msw }) => {
    const scale = { ...standard('Weight'), limits: [{ parameter: 'weight', ...noWeight }] };
    choose({ ...juniper, devices: [{ deviceId: 'SD-WS55', vitals: [scale] }] });
    const weight = {
      min: { normal: null, cautious: 70, critical: 65 },
      max: { normal: null, cautious: 85, critical: 90 },
    };
    const range = {
      ...{ patientId: juniper.patientId, vital: 'Weight' as const, version: 1, limits: { weight } },
      ...{ start: new Date('2026-01-01'), end: new Date('2126-01-01'), setById: juniper.ownerId },
      setAt: new Date('2026-01-01'),
    };
    msw.use(backend({ world: { ...smallClinic(), ranges: [range] } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Connected Scale' })).toBeVisible();
    await expect(canvas.getByText(beginning(orderWords.review.origin.patient))).toBeVisible();
    await expect(canvas.queryByText(readingWords.noLimits)).toBeNull();
  },
});

/** Behaviour 1a: the patient cannot be loaded; a retry brings the order. */
export const PatientFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 503), backend()),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(orderWords.review.patientLoading.failed)).toBeVisible();
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('heading', { name: 'Juniper Mockford' })).toBeVisible();
  },
});

/** Behaviour 1a: the devices cannot be loaded; the patient is shown, and Confirm is off until they are there. */
export const DevicesFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.getSupportedDevices), backend()),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(orderWords.review.devicesLoading.failed)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Juniper Mockford' })).toBeVisible();
    await expect(confirmButton(canvas)).toHaveAccessibleDescription(
      orderWords.review.cannotConfirm.notLoaded,
    );
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('heading', { name: 'Connected Scale' })).toBeVisible();
  },
});

/** The limits in force cannot be loaded: it is said, and the order says nothing of limits, so that it changes none. */
export const LimitsFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalLimits, 500), backend()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(orderWords.review.origin.unknown)).toBeVisible();
    await confirmPickup(canvas, userEvent);
    await confirmed();
    await expect(placings()).toMatchObject([
      { orders: [{ deviceId: 'EX-BP120' }, { vitals: [{ monitoring: { limits: {} } }] }] },
    ]);
    const [body] = placings() as { orders: { vitals: { monitoring: { limits: object } }[] }[] }[];
    await expect(body?.orders[1]?.vitals[0]?.monitoring.limits).toEqual({});
  },
});

/** Behaviour 1a, slow: blocks in place of what is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getPatientInfo), backend()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.loading)).toBeInTheDocument();
  },
});

/** Behaviour 1c, two tabs: another patient was chosen in another tab; Confirm is off with a notice, and what is stored is left alone. */
export const PatientChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseMode(canvas, 'Pickup', userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    const theirs = JSON.stringify({ ...juniper, patientId: 'patient-004' });
    localStorage.setItem('rpm.selection', theirs);
    window.dispatchEvent(new StorageEvent('storage', { key: 'rpm.selection', newValue: theirs }));
    await expect(await canvas.findByText(orderWords.review.cannotConfirm.patientChanged)).toBeVisible();
    await userEvent.click(confirmButton(canvas));
    await expect(placings()).toEqual([]);
    await expect(stored()).toBe(theirs);
  },
});

/** Behaviour 1c, storage: the order lives in memory alone; that is said, and asked about before the page is left. */
export const StorageFull = meta.story({
  beforeEach: () => {
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = real;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    await expect(isAskedBeforeLeaving()).toBe(false);
    await userEvent.click(
      canvas.getByRole('button', { name: `${orderWords.review.removeDevice} Upper Arm Monitor` }),
    );
    await expect(await canvas.findByText(orderWords.review.inMemory)).toBeVisible();
    await expect(isAskedBeforeLeaving()).toBe(true);
    await confirmPickup(canvas, userEvent);
    await confirmed();
    await expect(isAskedBeforeLeaving()).toBe(false);
  },
});

/** Behaviour 1c, huge: fifty devices. */
export const FiftyDevices = meta.story({
  beforeEach: ({ msw }) => {
    choose(manyDevices(50));
    msw.use(backend({ world: clinicOfScales(50) }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('heading', { name: 'Connected Scale' })).toHaveLength(50);
    await chooseMode(canvas, 'Pickup', userEvent);
    await userEvent.click(confirmButton(canvas));
    await expect(await confirmed()).toHaveAccessibleDescription(
      orderWords.review.confirmed.Pickup({ count: 50, name: 'Juniper Mockford' }),
    );
  },
});

/** Behaviour 1a: what looks like code is text, and a long name wraps. */
export const StressTexts = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => {
    choose(manyDevices(2));
    msw.use(backend({ world: clinicOfScales(2, `<img src=x onerror=alert(1)> מרים ${'Long'.repeat(40)}`) }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findAllByRole('heading', { name: /^<img src=x onerror=alert\(1\)>/ }),
    ).toHaveLength(2);
    await chooseMode(canvas, 'Pickup', userEvent);
    await userEvent.click(confirmButton(canvas));
    await confirmed();
    await expect(document.querySelector('img')).toBeNull();
  },
});
