import { endpoints } from '@rpm/api-client';
import { activationCodeWords } from '@rpm/domain/words/activationCode';
import { allocationWords } from '@rpm/domain/words/allocation';
import { deactivationWords } from '@rpm/domain/words/deactivation';
import { enrollWords } from '@rpm/domain/words/enroll';
import { orderWords } from '@rpm/domain/words/order';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { rangeWords } from '@rpm/domain/words/range';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { emptyClinic, smallClinic } from '@rpm/mock-server/seed';
import {
  addButton,
  kept,
  oddNames,
  ofPatient,
  path,
  summary,
  twoOfHeartRate,
  twoOfOneName,
  typeLimits,
} from '@rpm/storybook/allocationStory.ts';
import { askToDeactivate } from '@rpm/storybook/deactivateStory.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { fillEnrollment, pressEnroll } from '@rpm/storybook/enrollStory.ts';
import { choose, juniper, page, stored, Where } from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { beginning, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { DeviceAllocationScreen } from './DeviceAllocationScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Assign device',
  component: DeviceAllocationScreen,
  parameters: { layout: 'fullscreen' as const, page: { path, isSignedIn: true } },
  render: () => (
    <>
      <DeviceAllocationScreen />
      <span className="sr-only">
        <Where />
      </span>
    </>
  ),
});
const heartRate = vitalWords.kinds.HeartRate;
const { fields } = rangeWords;

/** SCR-06: the screen as it opens: the clinic's patients and its devices; nothing can be added before a patient is chosen. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: allocationWords.patientsFound }));
    await expect(list.getAllByRole('button')).toHaveLength(10);
    await expect(seen.call).toHaveBeenCalledWith(
      expect.stringMatching(/patient-list\/user-doctor-northside\?.*sort=name&scope=clinic$/),
      undefined,
    );
    const add = await canvas.findByRole('button', { name: `${allocationWords.add} Upper Arm Monitor` });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getByText(`${vitalWords.parameters.systolic}, ${vitalWords.parameters.diastolic}`),
    ).toBeVisible();
    // A single one would only repeat the vital.
    await expect(canvas.getAllByText(vitalWords.kinds.Weight).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(vitalWords.parameters.weight)).toBeNull();
    await expect(summary().getByText(allocationWords.patientMissing)).toBeVisible();
    const goOn = summary().getByRole('button', { name: allocationWords.continue });
    await expect(goOn).toHaveAttribute('aria-disabled', 'true');
  },
});

/**
 * REV-09: a patient is searched by keyboard and chosen, a device added with limits that are in force; what is kept is
 * ids and limits, and Continue leads to the review.
 */
export const ChoosesPatientAndDevice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(allocationWords.search), 'juniper');
    const list = await canvas.findByRole('list', { name: allocationWords.patientsFound });
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(1));
    await expect(list).toHaveTextContent(
      `Juniper Mockford${allocationWords.born({ date: dayInWords('1943-07-29') })}juniper.mockford@example.test`,
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(list).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Juniper Mockford' })).toBeVisible();
    const add = await addButton(canvas, 'Upper Arm Monitor');
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add);
    await expect(summary().getByRole('heading', { name: 'Upper Arm Monitor' })).toBeVisible();
    await expect(await summary().findByText('80–180')).toBeVisible();
    await expect(kept()).toMatchObject({
      ownerId: 'user-doctor-northside',
      patientId: 'patient-003',
      devices: [{ deviceId: 'EX-BP120', vitals: [{ mrSubType: 'BloodPressure', limits: [] }, {}] }],
    });
    await expect(stored()).not.toMatch(/Juniper|Mockford|1943|Upper Arm/);
    await userEvent.click(summary().getByRole('button', { name: allocationWords.continue }));
    await waitFor(() =>
      expect(page().getByLabelText('Address of the page')).toHaveTextContent('/review-order'),
    );
    await expect(document.title).not.toContain('Juniper');
  },
});

/** The address names the patient by the opaque id; what they have already is shown. */
export const NamedByAddress = meta.story({
  ...ofPatient('patient-003'),
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Juniper Mockford' })).toBeVisible();
    const own = within(canvas.getByRole('region', { name: allocationWords.allotted }));
    await expect(await own.findByText('Connected Scale')).toBeVisible();
    await expect(own.getByText(orderStatusWords.Processing)).toBeVisible();
    await seesText(canvas, allocationWords.has({ status: orderStatusWords.Processing }));
    await userEvent.click(canvas.getByRole('button', { name: allocationWords.change }));
    await expect(await canvas.findByRole('list', { name: allocationWords.patientsFound })).toBeVisible();
  },
});

/** An id in the address that is nobody's: said so, and a patient can be chosen here. */
export const NamedByWrongAddress = meta.story({
  ...ofPatient('nobody'),
  tags: ['network-fault'],
  play: async ({ canvas }) => {
    await seesText(canvas, allocationWords.unknownPatient);
    await expect(await canvas.findByRole('list', { name: allocationWords.patientsFound })).toBeVisible();
    await expect(stored()).toBeNull();
  },
});

/** REV-09: coming back from the review, the order is as it was. */
export const ComingBack = meta.story({
  beforeEach: () => choose(juniper),
  play: async ({ canvas, userEvent }) => {
    await expect(await summary().findByRole('heading', { name: 'Connected Scale' })).toBeVisible();
    await expect(await summary().findByText('95–135')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Juniper Mockford' })).toBeVisible();
    const added = await canvas.findByRole('button', { name: `${allocationWords.added} Connected Scale` });
    await expect(added).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(added);
    await expect(summary().queryByRole('heading', { name: 'Connected Scale' })).toBeNull();
    await userEvent.click(
      summary().getByRole('button', { name: `${allocationWords.remove} Upper Arm Monitor` }),
    );
    await expect(summary().getByText(allocationWords.deviceMissing)).toBeVisible();
    await expect(kept()).toMatchObject({ orderKey: juniper.orderKey, devices: [] });
  },
});

/** A device of a model that the patient has is added only after a question. */
export const Duplicate = meta.story({
  ...ofPatient('patient-003'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(allocationWords.has({ status: orderStatusWords.Processing }));
    const add = await addButton(canvas, 'Connected Scale');
    await userEvent.click(add);
    const question = await page().findByRole('alertdialog', {
      name: allocationWords.duplicateTitle({ name: 'Connected Scale' }),
    });
    await userEvent.click(within(question).getByRole('button', { name: allocationWords.duplicateKeep }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(kept().devices).toEqual([]);
    await userEvent.click(add);
    await userEvent.click(await page().findByRole('button', { name: allocationWords.duplicateAdd }));
    await expect(await summary().findByRole('heading', { name: 'Connected Scale' })).toBeVisible();
  },
});

/** REV-04, RNG-01: limits are set for a vital; they hold for every device of the order that measures it, and nothing is sent. */
export const SetsLimits = meta.story({
  beforeEach: () => choose(twoOfHeartRate),
  play: async ({ userEvent }) => {
    const edit = await page().findByRole('button', {
      name: `${orderWords.review.editRange} ${heartRate}, Wrist Monitor`,
    });
    await waitFor(() => expect(edit).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(edit);
    const dialog = within(
      await page().findByRole('dialog', { name: rangeWords.title({ vital: heartRate }) }),
    );
    await dialog.findByRole('heading', { name: vitalWords.parameters.heartRate });
    // RNG-21: no range is saved for this patient, so the form opens with the limits that the order shows.
    await expect(
      Object.values(fields).map((label) => dialog.getByLabelText<HTMLInputElement>(label).value),
    ).toEqual(['40', '50', '110', '130']);
    fireEvent.change(dialog.getByLabelText(rangeWords.start), { target: { value: '2026-12-01T09:30' } });
    const typed = { criticalMin: '45', cautiousMin: '55', cautiousMax: '95', criticalMax: '125' };
    await typeLimits(dialog, userEvent, typed);
    await userEvent.click(dialog.getByRole('button', { name: rangeWords.save }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(summary().getAllByText('45–125')).toHaveLength(2);
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
  },
});

/** Behaviour section 4: a device in use is taken out of use with a reason. */
export const Deactivates = meta.story({
  ...ofPatient('patient-009'),
  play: async ({ canvas, userEvent }) => {
    const device = 'Upper Arm Monitor';
    const button = `${allocationWords.deactivate} ${device}, RPM-20352`;
    const dialog = await askToDeactivate(canvas, userEvent, button, device);
    await userEvent.click(dialog.getByRole('button', { name: allocationWords.deactivate }));
    await expect(await dialog.findByText(deactivationWords.reasonRequired)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(deactivationWords.reason), 'The monitoring has ended.');
    await userEvent.click(dialog.getByRole('button', { name: allocationWords.deactivate }));
    await seesText(canvas, orderStatusWords.Deactivated);
    await expect(bodiesTo(endpoints.deactivateDevice)).toEqual([
      { orderId: 'RPM-20352', reason: 'The monitoring has ended.' },
    ]);
    await expect(canvas.queryByRole('button', { name: beginning(allocationWords.deactivate) })).toBeNull();
  },
});

/** Two people of one name are told apart by birth date and address. */
export const SameNames = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: twoOfOneName() })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: `Ann Samename ${allocationWords.born({ date: dayInWords('1971-10-12') })} ann-b@example.test`,
      }),
    );
    await seesText(canvas, dayInWords('1971-10-12'));
    await expect(kept().patientId).toBe('ann-b');
  },
});

/** A patient is enrolled from here; the dialog closes without one too. */
export const EnrollsAPatient = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: allocationWords.enroll }));
    await expect(await page().findByRole('dialog', { name: enrollWords.title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
});

/** F5, F12: right after an enrollment from here the code can be handed over; for another patient it is no longer offered. */
export const HandsOverTheCode = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: allocationWords.enroll }));
    await fillEnrollment(userEvent);
    await pressEnroll(userEvent);
    await seesText(canvas, allocationWords.enrolledNext);
    const { open } = recordWords.record.activation;
    await userEvent.click(canvas.getByRole('button', { name: open }));
    const dialog = within(await page().findByRole('dialog', { name: activationCodeWords.title }));
    await userEvent.click(dialog.getByRole('button', { name: activationCodeWords.cancel }));
    await userEvent.click(await canvas.findByRole('button', { name: allocationWords.change }));
    await expect(canvas.queryByText(allocationWords.enrolledNext)).toBeNull();
  },
});

/** A clinic without patients. */
export const NoPatients = meta.story({
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, allocationWords.noPatients);
    await expect(canvas.getByRole('button', { name: allocationWords.enroll })).toBeVisible();
  },
});

/** A clinic whose list holds no device. */
export const NoDevices = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), clinicDevices: [] } })),
  play: async ({ canvas }) => {
    await seesText(canvas, allocationWords.noDevices);
  },
});

/** Nobody of that name: the text of an empty search, and the way to enroll. */
export const NobodyFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(allocationWords.search), 'zzz');
    await seesText(canvas, allocationWords.noPatient);
  },
});

/** Behaviour 1a: what looks like code is text, in the names of patients and devices; long ones wrap. */
export const StressTexts = meta.story({
  tags: ['w320'],
  ...ofPatient('odd'),
  beforeEach: ({ msw }) => msw.use(backend({ world: oddNames() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^<img .*Longname/ })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /^<img .*Name/, level: 3 })).toBeVisible();
    await expect(document.querySelector('img')).toBeNull();
  },
});
