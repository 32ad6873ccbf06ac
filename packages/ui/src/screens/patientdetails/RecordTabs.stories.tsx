import { endpoints } from '@rpm/api-client';
import { orderDate, zoneName } from '@rpm/domain';
import { deactivationWords } from '@rpm/domain/words/deactivation';
import { loadWords } from '@rpm/domain/words/load';
import { deliveryModeWords, orderStatusWords } from '@rpm/domain/words/orderStatus';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import {
  askAboutScale,
  deactivateScale,
  reason,
  reasonField,
  scale,
  takeOutButton,
  tryToDeactivate,
} from '@rpm/storybook/deactivateStory.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { languageText } from '../../parts/person/personTexts.ts';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Tabs',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=devices'),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** API-21: what was ordered for the patient, the newest first, with its status. */
export const Devices = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
    const table = within(canvas.getByRole('table', { name: recordWords.record.devices.tableName }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(
      sentence(
        [
          `Glucose MeterPlaceholder Labs, PL-BG40${vitalWords.kinds.BloodGlucose}RPM-20104`,
          `${dayInWords('2026-05-08')}${deliveryModeWords.Mail}${orderStatusWords.Shipped}`,
        ].join(''),
      ),
    );
    await expect(
      table.getAllByRole('button', { name: beginning(recordWords.record.devices.deactivate) }),
    ).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: `${recordWords.record.tabs.devices} 4` })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

const lateOrders = () => {
  const world = monitoredClinic();
  return {
    ...world,
    orders: world.orders.map((order) => ({ ...order, placedAt: new Date('2026-11-22T02:00Z') })),
  };
};

/**
 * ORD-14: an order that was placed at 2:00 UTC has one day, here and on the board: that of whoever reads it. The patient
 * lives in New York, where it was the evening before.
 */
export const OrderDateIsTheReaders = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: lateOrders() })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
    const readers = orderDate(new Date('2026-11-22T02:00:00Z'), browserTimeZone());
    await expect(canvas.getAllByRole('cell', { name: readers })).toHaveLength(4);
  },
});

/** On a phone each device is a card, with the same button. */
export const DevicesOnPhone = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await expect(
      canvas.getAllByRole('button', { name: beginning(recordWords.record.devices.deactivate) }),
    ).toHaveLength(2);
  },
});

/** API-25: a device is taken out of use only after a question and with a reason; the list shows it afterwards. */
export const Deactivate = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askAboutScale(canvas, userEvent);
    await userEvent.click(takeOutButton(dialog));
    await expect(dialog.getByText(deactivationWords.reasonRequired)).toBeVisible();
    await expect(seen.call.mock.calls.some(([line]) => String(line).includes('deactivateDevice'))).toBe(
      false,
    );
    await userEvent.type(reasonField(dialog), reason);
    await userEvent.click(takeOutButton(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(seen.call).toHaveBeenCalledWith(expect.stringContaining('deactivateDevice'), {
      orderId: 'RPM-20103',
      reason,
    });
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Connected Scale/ })).toHaveTextContent(
        orderStatusWords.Deactivated,
      ),
    );
    await expect(await screen.findByText(deactivationWords.done({ device: scale }))).toBeVisible();
  },
});

/** Cancel and Escape change nothing. */
export const DeactivateCanceled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await askAboutScale(canvas, userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: /Connected Scale/ })).toHaveTextContent(
      orderStatusWords.Activated,
    );
  },
});

/** Behaviour 1c: somebody else was first. It is said, and the list is read again. */
export const DeactivatedElsewhere = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.deactivateDevice, 409, { current: 'Deactivated' })),
  play: async ({ canvas, userEvent }) => {
    await tryToDeactivate(canvas, userEvent);
    await expect(await screen.findByText(deactivationWords.changed)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Behaviour 1a, 500: nothing was changed, the reason stays, and it can be tried again. */
export const DeactivateFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.deactivateDevice, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await tryToDeactivate(canvas, userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(reasonField(dialog)).toHaveValue(reason);
    msw.use(backend({ world: monitoredClinic() }));
    await userEvent.click(takeOutButton(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Behaviour 1a, timeout: nobody knows whether it came about; the dialog closes, and the list shows what the clinic has. */
export const DeactivateNotConfirmed = meta.story({
  parameters: { page: { ...atRecord('&tab=devices').page, callTimeoutMs: 1500 } },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('button', { name: deactivateScale });
    msw.use(hangs(endpoints.deactivateDevice));
    await tryToDeactivate(canvas, userEvent);
    await expect(await screen.findByText(new RegExp(taskWords.unconfirmed))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: /Connected Scale/ })).toHaveTextContent(
      orderStatusWords.Activated,
    );
  },
});

/** Behaviour 1a, offline: it is said why nothing can be sent; the reason stays, and can be sent afterwards. */
export const DeactivateOffline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askAboutScale(canvas, userEvent);
    await userEvent.type(reasonField(dialog), reason);
    const restore = setOnline(false);
    try {
      await expect(await dialog.findByText(taskWords.offline)).toBeVisible();
      await userEvent.click(takeOutButton(dialog));
    } finally {
      restore();
    }
    await waitFor(() => expect(takeOutButton(dialog)).not.toHaveAttribute('aria-disabled'));
    await expect(bodiesTo(endpoints.deactivateDevice)).toEqual([]);
    await expect(reasonField(dialog)).toHaveValue(reason);
  },
});

/** No device was ever ordered. */
export const NoDevices = meta.story({
  parameters: atRecord('&tab=devices', 'patient-odd-rtl-name'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: recordWords.record.devices.empty }),
    ).toBeVisible();
  },
});

/** DDB-06: the list fails alone, and is tried again alone. */
export const DevicesFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAllottedDevicesToPatient, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, recordWords.record.devices.loading.failed);
    await expect(canvas.getByRole('link', { name: recordWords.record.tabs.devices })).toBeVisible();
    msw.use(backend({ world: monitoredClinic() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('rowheader', { name: /^Connected Scale/ })).toBeVisible();
  },
});

/** API-23: notes by topic, with who wrote them and when; nothing changes them. */
export const Notes = meta.story({
  parameters: atRecord('&tab=notes'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1));
    await expect(
      canvas.getAllByText(
        sentence(recordWords.record.notes.by({ name: anything, time: `${anything}2026, ${anything}` })),
      ).length,
    ).toBeGreaterThan(1);
  },
});

/** A patient nobody has written about. */
export const NoNotes = meta.story({
  parameters: atRecord('&tab=notes', 'patient-odd-rtl-name'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: recordWords.record.notes.empty }),
    ).toBeVisible();
  },
});

/** DSP-01, DSP-02, API-18, API-19: all that is recorded of the person, and who looks after them. */
export const Demographics = meta.story({
  parameters: atRecord('&tab=demographics'),
  play: async ({ canvas }) => {
    const contact = within(
      await canvas.findByRole('region', { name: recordWords.record.demographics.contact }),
    );
    await expect(contact.getByText(/^Campion \w+, Son, \+1 202 555/)).toBeVisible();
    await expect(contact.getByText(/^\d+ Example Street, Sampletown, NY 10001$/)).toBeVisible();
    await expect(canvas.getByText(languageText('en-US') ?? '')).toBeVisible();
    await expect(canvas.getByText(zoneName('America/New_York', 'long'))).toBeVisible();
    const team = within(canvas.getByRole('region', { name: recordWords.record.demographics.careTeam }));
    await expect(await team.findByText('Wren Q. Exampledoc')).toBeVisible();
    await expect(team.getByText(containing(recordWords.record.demographics.responsible))).toBeVisible();
  },
});

/** DDB-06: the care team fails alone. */
export const CareTeamFails = meta.story({
  tags: ['network-fault'],
  parameters: atRecord('&tab=demographics'),
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getCareTeam, 500)),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.demographics.careTeamLoading.failed);
    await expect(
      await canvas.findByRole('region', { name: recordWords.record.demographics.contact }),
    ).toBeVisible();
  },
});

/** ERR-02: the real heads with blocks. */
export const DevicesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getAllottedDevicesToPatient)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: recordWords.record.devices.tableName }),
    ).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(recordWords.record.devices.empty)).toBeNull();
  },
});
