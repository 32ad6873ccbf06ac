import { fullName } from '@rpm/domain';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { StoredRecord } from '../subjects/records/contract.ts';
import { demoAccounts } from './clinics.ts';
import { type Draw, draws } from './random.ts';
import {
  allergies,
  immunizations,
  laterReports,
  profiles,
  type RecordKind,
  visits,
} from './recordCatalog.ts';

const dayMs = 86_400_000;
const accounts = Object.values(demoAccounts);

/** Of seven patients one has no records: nothing came with them. */
const hasRecords = (at: number) => at % 7 !== 6;

/** Made-up clinical records of the patients, the same for the same patients and moment. */
export function makeRecords(patients: readonly StoredPatient[], now: Date): StoredRecord[] {
  return patients.flatMap((patient, at) => (hasRecords(at) ? recordsOf(patient, at, now) : []));
}

function recordsOf(patient: StoredPatient, at: number, now: Date): StoredRecord[] {
  const draw = draws(70_000 + at);
  const provider = accounts.find(({ accountId }) => accountId === patient.providerId);
  const dated = [...ofProfile(at, draw), ...ofAnybody(draw), ...(at % 4 === 0 ? reports : [])];
  return dated.map(
    ({ kind, daysAgo, note, changedDaysAgo }, number): StoredRecord => ({
      ...kind,
      recordId: `record-${patient.patientId}-${number + 1}`,
      patientId: patient.patientId,
      at: daysBefore(now, daysAgo),
      ...(changedDaysAgo !== undefined && { changedAt: daysBefore(now, changedDaysAgo) }),
      performer: provider && number % 5 !== 4 ? fullName(provider) : null,
      note: note ?? null,
    }),
  );
}

interface DatedRecord {
  kind: RecordKind;
  daysAgo: number;
  note?: string;
  changedDaysAgo?: number;
}

const daysBefore = (now: Date, days: number) =>
  new Date(Math.floor((now.getTime() - days * dayMs) / 1000) * 1000);

/** Of the same patients that have a metabolic panel. */
const reports: readonly DatedRecord[] = [
  { kind: laterReports.lipids, daysAgo: 98 },
  { kind: laterReports.urine, daysAgo: 190, changedDaysAgo: 188, note: 'Protein was read again.' },
];

const agesInDays: Partial<Record<StoredRecord['resourceType'], [number, number]>> & {
  other: [number, number];
} = { Condition: [700, 4000], DiagnosticReport: [2, 60], other: [20, 600] };

/** Illnesses are years old, what is done about them months. */
function ofProfile(at: number, draw: Draw): DatedRecord[] {
  return (profiles[at % profiles.length] ?? []).map((kind) => ({
    kind,
    daysAgo: draw.whole(...(agesInDays[kind.resourceType] ?? agesInDays.other)),
  }));
}

function ofAnybody(draw: Draw): DatedRecord[] {
  const visitCount = draw.whole(1, 4);
  const found = Array.from({ length: visitCount }, (_, at): DatedRecord => {
    const visit = { kind: draw.one(visits), daysAgo: 9 + at * 90 + draw.whole(0, 60) };
    return at === 0 ? { ...visit, note: 'Home measurements were looked at together.' } : visit;
  });
  for (const kind of immunizations)
    if (draw.unit() < 0.6) found.push({ kind, daysAgo: draw.whole(30, 1500) });
  if (draw.unit() < 0.4) found.push({ kind: draw.one(allergies), daysAgo: draw.whole(900, 6000) });
  return found;
}
