import { endpoints } from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { appWords } from '@rpm/domain/words/app';
import { deactivationWords } from '@rpm/domain/words/deactivation';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { hugeClinic } from '@rpm/mock-server/seed';
import { askToDeactivate } from '@rpm/storybook/deactivateStory.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { choose, clinicOfScales, juniper, page, stored } from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { beginning, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { DeviceAllocationScreen } from './DeviceAllocationScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Assign device/Faults',
  component: DeviceAllocationScreen,
  parameters: {
    layout: 'fullscreen' as const,
    page: { path: '/rpm-device-allocation', isSignedIn: true },
  },
});

/** Behaviour 1a: each part fails and is tried again by itself. */
export const PartsFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.getPatientList, 503), fails(endpoints.getSupportedDevices, 500), backend()),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, allocationWords.patientsLoading.failed);
    await seesText(canvas, allocationWords.devicesLoading.failed);
    msw.use(backend());
    const [first] = canvas.getAllByRole('button', { name: loadWords.retry });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('list', { name: allocationWords.patientsFound })).toBeVisible();
    await expect(canvas.getByText(allocationWords.devicesLoading.failed)).toBeVisible();
  },
});

/** The devices of the patient cannot be loaded: the rest works on. */
export const AllottedFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => {
    choose({ ...juniper, devices: [] });
    msw.use(fails(endpoints.getAllottedDevicesToPatient, 500), backend());
  },
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, allocationWords.allottedLoading.failed);
    await userEvent.click(
      await canvas.findByRole('button', { name: `${allocationWords.add} Connected Scale` }),
    );
    await expect(
      await canvas.findByRole('button', { name: `${allocationWords.added} Connected Scale` }),
    ).toBeVisible();
  },
});

/** Behaviour 1a, 403: no retry. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getSupportedDevices, 403), backend()),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
  },
});

/** Behaviour 1a, slow. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(hangs(endpoints.getPatientList), hangs(endpoints.getSupportedDevices), backend()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(appWords.loading)).toHaveLength(2);
  },
});

/** Offline: what was chosen stays, and can be reviewed. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => {
    choose(juniper);
    msw.use(offline(endpoints.getPatientList), backend());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: `${allocationWords.added} Connected Scale` }),
    ).toBeVisible();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await seesText(canvas, appWords.offline);
    await expect(canvas.getByRole('button', { name: allocationWords.continue })).not.toHaveAttribute(
      'aria-disabled',
    );
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(appWords.offline)).toBeNull());
  },
});

/** Taking a device out of use fails: said in the dialog, and the reason stays. */
export const DeactivationFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/rpm-device-allocation?patient=patient-009', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.deactivateDevice, 500), backend()),
  play: async ({ canvas, msw, userEvent }) => {
    const device = 'Upper Arm Monitor';
    const button = beginning(`${allocationWords.deactivate} ${device}`);
    const dialog = await askToDeactivate(canvas, userEvent, button, device);
    await userEvent.type(dialog.getByLabelText(deactivationWords.reason), 'Returned.');
    await userEvent.click(dialog.getByRole('button', { name: allocationWords.deactivate }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(dialog.getByLabelText(deactivationWords.reason)).toHaveValue('Returned.');
    msw.use(fails(endpoints.deactivateDevice, 409, { current: 'Deactivated' }));
    await userEvent.click(dialog.getByRole('button', { name: allocationWords.deactivate }));
    await expect(await page().findByText(new RegExp(deactivationWords.changed))).toBeVisible();
    await expect(page().queryByRole('dialog')).toBeNull();
  },
});

/** Behaviour 1c, two tabs: another patient was chosen in another tab; Continue is off, and choosing again works on. */
export const PatientChangedElsewhere = meta.story({
  beforeEach: () => choose(juniper),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: `${allocationWords.added} Connected Scale` });
    const theirs = JSON.stringify({ ...juniper, patientId: 'patient-004' });
    localStorage.setItem('rpm.selection', theirs);
    window.dispatchEvent(new StorageEvent('storage', { key: 'rpm.selection', newValue: theirs }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      orderWords.review.cannotConfirm.patientChanged,
    );
    await expect(canvas.getByRole('button', { name: allocationWords.continue })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(stored()).toBe(theirs);
    await userEvent.click(canvas.getByRole('button', { name: allocationWords.change }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Juniper Mockford/ }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(stored()).toContain('patient-003');
  },
});

/** Behaviour 1a, 401: the session is over, which is told once. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getSupportedDevices, 401), backend()),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1a, timeout: the devices are given up in time; patients can be chosen meanwhile. */
export const TookTooLong = meta.story({
  parameters: { page: { path: '/rpm-device-allocation', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getSupportedDevices), backend()),
  play: async ({ canvas }) => {
    await seesText(canvas, allocationWords.devicesLoading.tookTooLong);
    await expect(canvas.getByRole('list', { name: allocationWords.patientsFound })).toBeVisible();
  },
});

/** Behaviour 1a, malformed: a cut answer is a failure of its part. */
export const BrokenAnswer = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(endpoints.getSupportedDevices, '[{"deviceId":'), backend()),
  play: async ({ canvas }) => {
    await seesText(canvas, allocationWords.devicesLoading.failed);
    await expect(canvas.queryByText(appWords.crashTitle)).toBeNull();
  },
});

/** Behaviour 1a, bad schema: devices that can be read can be added; a row that is none is counted. */
export const BadRows = meta.story({
  beforeEach: ({ msw }) => {
    choose({ ...juniper, devices: [] });
    const device = { deviceId: 'EX-1', name: 'Readable Monitor', brand: 7, model: null, vitals: 'Weight' };
    msw.use(answers(endpoints.getSupportedDevices, JSON.stringify([device, null])), backend());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: `${allocationWords.add} Readable Monitor` }),
    ).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${loadWords.rowsNotShown({ count: 1 })}`))).toBeVisible();
    await expect(canvas.queryByText(/undefined|NaN|\[object/)).toBeNull();
  },
});

/**
 * Behaviour 1a, huge: of two thousand patients the server gives the first of a page and the search finds the last; of
 * two hundred devices each can be added.
 */
export const HugeClinic = meta.story({
  beforeEach: ({ msw }) => {
    const { devices, clinicDevices } = clinicOfScales(200);
    msw.use(backend({ world: { ...hugeClinic(2000), devices, clinicDevices } }));
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: allocationWords.patientsFound });
    await expect(within(list).getAllByRole('button')).toHaveLength(10);
    await expect(
      canvas.getByText(sentence(allocationWords.moreFound({ shown: 10, total: 2000 }))),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText(allocationWords.search), 'patient-1999@');
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(1));
    await userEvent.click(within(list).getByRole('button', { name: /^Example Person 1999 / }));
    const adds = await canvas.findAllByRole('button', { name: `${allocationWords.add} Connected Scale` });
    await expect(adds).toHaveLength(200);
    const device = within((await canvas.findByText(/EX-200\b/)).closest('li') as HTMLElement);
    const add = device.getByRole('button', { name: `${allocationWords.add} Connected Scale` });
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add);
    await expect(
      await device.findByRole('button', { name: `${allocationWords.added} Connected Scale` }),
    ).toBeVisible();
    await expect(stored()).toContain('EX-200');
  },
});
