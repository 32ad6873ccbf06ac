import { endpoints } from '@rpm/api-client/calls';
import { type BillBoard, billBoard, noPapers } from '@rpm/domain';
import { expect } from 'vitest';
import { anOrder, demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { World } from '../src/store/World.ts';
import { judgedPatients, monthOf, monthOfClinic } from '../src/subjects/billing/monthAsked.ts';
import type { TestApi } from './harness.ts';

const { patient, provider, colleague, administrator } = demoAccounts;
const { clinicId } = northside;

/** The three patients of whom there is something to bill; the third one lives in Honolulu. */
export const ill = { own: patient.accountId, second: 'patient-002', third: 'patient-003' };
const all = Object.values(ill);

/** A measurement of a patient. */
export const pressure = (patientId: string, at: Date, serial = `SN-${patientId}`) => ({
  ...{ patientId, vital: 'BloodPressure' as const, at, receivedAt: at, serial },
  values: { systolic: 118, diastolic: 76 },
  classes: { systolic: 'Normal' as const, diastolic: 'Normal' as const },
  class: 'Normal' as const,
});

/** The small clinic, in which three patients have a device since the end of September, data of 17 days and two notes of October, data and a note of November, and papers. */
export function boardWorld(world: World = smallClinic()): World {
  const activated = { status: 'Activated', activatedAt: new Date('2026-09-30T12:00:00Z') } as const;
  const saved = { version: 1, savedById: provider.accountId, savedAt: new Date('2026-09-30T12:00:00Z') };
  const billing = { value: { ...noPapers, diagnosis: 'I10', trainingDay: '2026-09-30' }, ...saved };
  const days = [
    ...Array.from({ length: 17 }, (_, day) => new Date(Date.UTC(2026, 9, 1 + day, 18))),
    ...Array.from({ length: 9 }, (_, day) => new Date(Date.UTC(2026, 10, 2 + day, 18))),
  ];
  const note = (patientId: string, noteId: string, minutes: number, at: string) => ({
    ...{ noteId, patientId, clinicId, authorId: provider.accountId, minutes, at: new Date(at) },
    ...({ kind: 'note', topic: 'Encounter', text: 'Talked about salt.', toPatient: true } as const),
    isInteractive: true,
  });
  return {
    ...world,
    orders: [
      ...world.orders,
      ...all.map((patientId) =>
        anOrder({ ...activated, orderId: `ORD-${patientId}`, patientId, serial: `SN-${patientId}` }),
      ),
    ],
    patients: world.patients.map((each) =>
      all.includes(each.patientId)
        ? {
            ...{ ...each, consentDate: '2026-09-30', billing },
            providerId: each.patientId === ill.second ? colleague.accountId : provider.accountId,
            timeZone: each.patientId === ill.third ? 'Pacific/Honolulu' : 'America/New_York',
          }
        : each,
    ),
    readings: () => all.flatMap((patientId) => days.map((at) => pressure(patientId, at))),
    ...{ ranges: [], reviews: [] },
    notes: [
      ...world.notes,
      ...all.flatMap((patientId) => [
        note(patientId, `a-${patientId}`, 25, '2026-10-05T15:00:00Z'),
        note(patientId, `b-${patientId}`, 18, '2026-11-05T15:00:00Z'),
      ]),
    ],
  };
}

/** What judging all patients anew says of a month, and who has closed it. */
async function judgedAnew({ services: { store, clock } }: TestApi, month: string) {
  const asked = await monthOfClinic(store, clinicId, monthOf(month), clock());
  return billBoard(await judgedPatients(store, clinicId, asked), asked.asked, { month });
}

/** The board of a month as the API tells it to an administrator. */
export async function toldBoard(api: TestApi, month: string): Promise<BillBoard> {
  const token = await api.sessionOf(administrator);
  const { status, json } = await api.ask(endpoints.getBillBoard, { token, query: { month } });
  expect(status).toBe(200);
  return endpoints.getBillBoard.answer.parse(json) as BillBoard;
}

/** Whether the board that is told of each month is the one that judging anew says. */
export async function expectAgreement(api: TestApi, what: string, months = ['2026-10', '2026-11']) {
  for (const month of months) {
    const {
      asOf: _,
      closed: _closed,
      mayReopen: _may,
      setupMissing: _lacks,
      ...told
    } = await toldBoard(api, month);
    // Who has an account is asked for each time, and is nothing that is judged.
    for (const row of told.columns.atRisk.rows) delete row.hasAccount;
    expect(told, `${what}, ${month}`).toEqual(await judgedAnew(api, month));
  }
}

/** Who would be judged if the board of a month were asked for now. */
export async function toJudge({ store, clock }: { store: Store; clock: () => Date }, month: string) {
  const kept = await store.keptBoards.of({ clinicId, month, now: clock() });
  return kept.toJudge.map(({ patientId }) => patientId).sort();
}
