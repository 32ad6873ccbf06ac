import { endpoints } from '@rpm/api-client';
import { zoneName } from '@rpm/domain';
import { accessWords } from '@rpm/domain/words/access';
import { appWords } from '@rpm/domain/words/app';
import { genderWords } from '@rpm/domain/words/dashboard';
import { activateWords } from '@rpm/domain/words/device';
import { loadWords } from '@rpm/domain/words/load';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { patientWords } from '@rpm/domain/words/patient';
import { recordWords } from '@rpm/domain/words/record';
import { roleWords } from '@rpm/domain/words/role';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { anOrder, emptyClinic, smallClinic } from '@rpm/mock-server/seed';
import { accessLog, accessRow } from '@rpm/storybook/accessStory.ts';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import { born, clinicWhere, hasDetails, marigold, provider } from '@rpm/storybook/patientProfileStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { largestText } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientProfileScreen } from './PatientProfileScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Patient details',
  component: PatientProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/patient-profile', isSignedIn: true } },
});

const { getPatientInfo } = endpoints;

/** ROL-04, RTE-04, RTE-08, DSP-01, DSP-02: the own details, the emergency contact, the care team and the devices. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await hasDetails(canvas);
    const you = within(canvas.getByRole('region', { name: patientWords.patientProfile.you }));
    await expect(you.getByText('Marigold Testpatient')).toBeVisible();
    await expect(you.getByText(`${born} (${recordWords.record.age({ count: 78 })})`)).toBeVisible();
    // The pages have the reader's own zone: that this is another one is said.
    await expect(you.getByText(patientWords.patientProfile.timeZone)).toBeVisible();
    await expect(you.getByText(zoneName('America/New_York', 'long'))).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: patientWords.patientProfile.title, level: 1 }),
    ).toBeVisible();
    const contact = within(canvas.getByRole('region', { name: patientWords.patientProfile.contact }));
    await expect(contact.getByRole('link', { name: 'patient@northside.example' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: patientWords.patientProfile.emergency })).toBeVisible();
    const monitoring = within(canvas.getByRole('region', { name: patientWords.patientProfile.monitoring }));
    await expect(monitoring.getByText('Northside Sample Clinic')).toBeVisible();
    await expect(monitoring.getByText(recordWords.record.demographics.consent)).toBeVisible();
    await expect(await provider(canvas)).toBeVisible();
    await seesText(canvas, 'Upper Arm Monitor');
    await expect(
      canvas.getByText((text) => text.endsWith(patientWords.patientProfile.mistake)),
    ).toBeVisible();
    await expect(document.title).toBe(`${patientWords.patientProfile.title} · ${appWords.title}`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** PDB-03: a device in each state says so; nothing is activated here. */
export const DevicesInEachState = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: {
          ...smallClinic(),
          orders: ['Submitted', 'PickedUp', 'Activated', 'Deactivated'].map((status, at) =>
            anOrder({ patientId: marigold, orderId: `RPM-${at}`, status }),
          ),
        },
      }),
    ),
  play: async ({ canvas }) => {
    for (const status of ['Submitted', 'PickedUp', 'Activated', 'Deactivated'] as const) {
      await seesText(canvas, orderStatusWords[status]);
    }
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${activateWords.activate}`) })).toBeNull();
  },
});

/** Behaviour 1a: what is not known is '—' or said in words, and nobody has devices yet. */
export const LittleIsKnown = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    const { patients } = clinicWhere({
      birthDate: 'around 1950',
      gender: null,
      phone: null,
      address: null,
      emergencyContact: null,
      consentDate: null,
    });
    msw.use(backend({ world: { ...emptyClinic(), patients } }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, genderWords.none);
    await expect(canvas.getByText(patientWords.patientProfile.noEmergency)).toBeVisible();
    await seesText(canvas, recordWords.record.devices.empty);
    const contact = within(canvas.getByRole('region', { name: patientWords.patientProfile.contact }));
    await expect(contact.getAllByText(loadWords.unknown)).toHaveLength(2);
    await expect(canvas.queryByText(/null|undefined|Invalid Date/)).toBeNull();
  },
});

/** Behaviour 1a: long, foreign and hostile names are shown as they are, at 320 px too. */
export const OddNames = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: clinicWhere({
          firstName: '<img src=x onerror=alert(1)>',
          middleName: 'מרים',
          lastName: 'Longname'.repeat(20),
        }),
      }),
    ),
  play: async ({ canvas }) => {
    await seesText(canvas, /^<img src=x onerror=alert\(1\)> מרים (Longname){20}$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** ERR-02: each part has its own skeleton. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      hangs(endpoints.getPatientInfo),
      hangs(endpoints.getCareTeam),
      hangs(endpoints.getAllottedDevicesToUser),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(appWords.loading)).toHaveLength(3));
    await expect(canvas.queryByText(recordWords.record.devices.empty)).toBeNull();
  },
});

/** Behaviour 1b, 500, timeout, malformed, bad schema: the record fails alone, and Try Again brings it; the rest stands. */
export const RecordFails = meta.story({
  tags: ['network-fault', 'w390'],
  parameters: { page: { path: '/patient-profile', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(getPatientInfo)),
  play: async ({ canvas, userEvent, msw }) => {
    const asked = () => seen.call.mock.calls.filter(([line]) => String(line).includes('patient-info')).length;
    await seesText(canvas, loadWords.notAvailable);
    await expect(await provider(canvas)).toBeVisible();
    await seesText(canvas, 'Upper Arm Monitor');
    for (const failure of failures(getPatientInfo)) {
      const before = asked();
      msw.use(failure);
      await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
      await waitFor(() => expect(asked()).toBe(before + 1));
      await seesText(canvas, loadWords.notAvailable);
    }
    await expect(canvas.queryByText(appWords.crashTitle)).toBeNull();
    await expect(canvas.queryByText(/undefined|\[object/)).toBeNull();
    msw.use(backend());
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await hasDetails(canvas);
  },
});

/** Behaviour 1a, 401: the session is over, which is told once, though three parts were asked for. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getPatientInfo, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1a, offline: what is shown stays, under a banner. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await hasDetails(canvas);
    const back = setOnline(false);
    await seesText(canvas, appWords.offline);
    await hasDetails(canvas);
    back();
  },
});

/** Behaviour 1b: the care team fails alone. */
export const TeamFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getCareTeam, 500)),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.demographics.careTeamLoading.failed);
    await hasDetails(canvas);
  },
});

/** Behaviour 1b: the devices fail alone. */
export const DevicesFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAllottedDevicesToUser, 500)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.notAvailable);
    await hasDetails(canvas);
  },
});

/** Behaviour 1a, 403: that part only. */
export const Forbidden = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect(await provider(canvas)).toBeVisible();
  },
});

/** Behaviour 1a, 404: there is no record; the rest stands. */
export const NoRecord = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 404)),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.noName);
    await seesText(canvas, 'Upper Arm Monitor');
  },
});

/** F2: patients see by name and role who saw their record. */
export const WhoSawIt = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) => msw.use(accessLog([accessRow({ kind: 'vitals' })])),
  play: async ({ canvas }) => {
    const listed = within(await canvas.findByRole('region', { name: accessWords.ownTitle }));
    await expect(await listed.findByRole('listitem')).toHaveTextContent(
      new RegExp(`Teasel Fakeley.*${roleWords.provider}.*${accessWords.kinds.vitals}`),
    );
  },
});

/** F2, SCR-07: who looks by a share is named by that, and not as a patient of a clinic. */
export const SeenByAShare = meta.story({
  beforeEach: ({ msw }) => msw.use(accessLog([accessRow({ name: 'Ivy Testpatient', role: 'PATIENT' })])),
  play: async ({ canvas }) => {
    const listed = within(await canvas.findByRole('region', { name: accessWords.ownTitle }));
    const row = await listed.findByRole('listitem');
    await expect(row).toHaveTextContent(accessWords.ownShared);
    for (const other of [roleWords.patient, 'Northside Sample Clinic'])
      await expect(row).not.toHaveTextContent(other);
  },
});

/** F2: nobody but the patient has seen it yet. */
export const NobodySawIt = meta.story({
  play: async ({ canvas }) => {
    const listed = within(await canvas.findByRole('region', { name: accessWords.ownTitle }));
    await expect(await listed.findByText(accessWords.empty)).toBeVisible();
  },
});

/** ROL-04: staff have no details here; nothing is asked, and the way to the patients is shown. */
export const OpenedByStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: patientWords.patientProfile.title })).toHaveAttribute(
      'href',
      '/patient-list',
    );
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** The largest text of the profile on a phone: no word of the own details is broken. */
export const LargestText = meta.story({
  tags: ['w390'],
  beforeEach: largestText,
  play: async ({ canvas }) => {
    await hasDetails(canvas);
    for (const name of [patientWords.patientProfile.you, patientWords.patientProfile.monitoring])
      await expect(brokenWords(canvas.getByRole('region', { name }))).toEqual([]);
  },
});
