import { endpoints } from '@rpm/api-client/calls';
import { detailsOf, noPapers } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { expect, test } from 'vitest';
import { anOrder, demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';
import { wholeLog } from './wholeLog.ts';

const { patient, provider, staff } = demoAccounts;
const userId = patient.accountId;
const enrolledAt = new Date('2026-06-01T16:00:00Z');
const day = (date: number, time = '12:00') =>
  new Date(`2026-10-${String(date).padStart(2, '0')}T${time}:00Z`);

/** October of a patient of New York: 16 days with data, of which the 10th and the 11th are one day in Honolulu. */
const readAt = [
  ...Array.from({ length: 9 }, (_, at) => day(1 + at)),
  ...[day(11, '03:00'), day(11, '04:30')],
  ...Array.from({ length: 5 }, (_, at) => day(12 + at)),
];

async function clinicOf(kind: StoreKind) {
  const world = smallClinic();
  const saved = { version: 1, savedById: provider.accountId, savedAt: enrolledAt };
  const billing = { value: { ...noPapers, diagnosis: 'I10', trainingDay: '2026-09-30' }, ...saved };
  const activated = {
    status: 'Activated',
    serial: 'SN-1',
    activatedAt: new Date('2026-09-30T12:00:00Z'),
  } as const;
  const api = testApi(
    await makeStore(kind, {
      ...world,
      orders: [anOrder({ patientId: userId, ...activated })],
      patients: world.patients.map((each) =>
        each.patientId === userId
          ? { ...each, timeZone: 'America/New_York', enrolledAt, consentDate: '2026-06-01', billing }
          : each,
      ),
      readings: () =>
        readAt.map((at) => ({
          ...{ patientId: userId, vital: 'BloodPressure', at, receivedAt: at, serial: 'SN-1' },
          ...{
            values: { systolic: 118, diastolic: 76 },
            classes: { systolic: 'Normal', diastolic: 'Normal' },
          },
          class: 'Normal',
        })),
      ...{ ranges: [], reviews: [], notes: [] },
    }),
  );
  const token = await api.sessionOf(staff);
  const record = async () => {
    const { json } = await api.ask(endpoints.getPatientInfo, { token, params: { userId } });
    return endpoints.getPatientInfo.answer.parse(json);
  };
  const move = async (timeZone: string, movedOn: string) => {
    const found = await record();
    const body = { userId, version: found.standing?.version, ...detailsOf(found), timeZone, movedOn };
    return api.ask(endpoints.correctPatient, { token, body });
  };
  return { api, record, move };
}

test.each(storeKinds)(
  'a month that was billed is changed since by a move within it, with the store in %s (F5, SCR-04)',
  async (kind) => {
    const body = { userId, year: 2026, month: 10 };
    const query = { month: '2026-10', column: 'billed' };
    const billedAfter = async (movedOn: string) => {
      const { api, move } = await clinicOf(kind);
      const token = await api.sessionOf(provider);
      const billed = async () => {
        const { json } = await api.ask(endpoints.getBillBoard, { token, query });
        return endpoints.getBillBoard.answer.parse(json).columns.billed.rows[0]?.billed;
      };
      expect((await api.ask(endpoints.generateBill, { token, body })).status).toBe(200);
      expect(await billed()).toMatchObject({ isChanged: false, differenceCents: 0 });
      expect((await move('Pacific/Honolulu', movedOn)).status).toBe(200);
      return billed();
    };
    expect(await billedAfter('2026-10-05')).toMatchObject({ isChanged: true });
    // After the two days nothing of the bill is another one.
    expect(await billedAfter('2026-10-12')).toMatchObject({ isChanged: false, differenceCents: 0 });
  },
);

test.each(storeKinds)(
  'the day of a move is told to the clinic and the log; one that cannot be is refused, with the store in %s (F5)',
  async (kind) => {
    const { api, record, move } = await clinicOf(kind);
    expect((await record()).standing?.livesSince).toBe('20260601-16:00:00');
    for (const movedOn of ['', 'soon', '2026-11-21', '2026-05-31']) {
      expect(await move('America/Los_Angeles', movedOn)).toMatchObject({
        ...{ status: 400, json: { field: 'movedOn', message: refusalWords.badField({ field: 'movedOn' }) } },
      });
    }
    expect((await move('America/Los_Angeles', '2026-11-10')).status).toBe(200);
    expect((await record()).standing?.livesSince).toBe('20261110-08:00:00');
    expect((await move('America/Denver', '2026-11-09')).status).toBe(400);
    // Without a move its day means nothing, and is in no log.
    expect((await move('America/Los_Angeles', '2026-11-15')).status).toBe(200);
    const { rows } = await api.services.store.audit.page(wholeLog(northside.clinicId), {
      ...{ page: 0, noOfRows: 10 },
    });
    expect(rows.filter(({ action }) => action === 'patient.corrected').map(({ details }) => details)).toEqual(
      [
        {
          fields: ['timeZone', 'movedOn'],
          changes: [
            { field: 'timeZone', before: 'America/New_York', after: 'America/Los_Angeles' },
            { field: 'movedOn', before: null, after: '2026-11-10' },
          ],
        },
      ],
    );
    expect((await move('America/Denver', startOfTest.toISOString().slice(0, 10))).status).toBe(200);
  },
);
