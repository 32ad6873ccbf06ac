import {
  countedMinutes,
  countedPeriod,
  cutPart,
  fullName,
  type ListedPatient,
  localDay,
  measuredVitals,
  type PatientPlace,
  type RankFacts,
  runningPeriod,
  type Stretch,
  secondsWithin,
  silentBefore,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { periodFactsOf } from '../billing/periods.memory.ts';
import type { StoredOrder } from '../orders/contract.ts';
import { reasonOfPatient } from '../queue/memory.ts';
import { type ReadingFacts, readingFacts, severity } from '../readings/readingFacts.memory.ts';
import { memoryTimes } from '../timer/memory.ts';
import type { StoredPatient } from './contract.ts';
import { isInCare, isOwnRecord } from './life.ts';
import type { PatientFilter, PatientLists, PatientSearch } from './patientList.contract.ts';
import { compareTexts, foldName, nameWords, usernameKey } from './search.ts';

/** A patient with what the list is sorted and filtered by. */
interface Candidate {
  patient: StoredPatient;
  name: string;
  /** Newest first. */
  orders: StoredOrder[];
  /** Looks at all readings of the patient, once. */
  facts: () => ReadingFacts;
}

/** The lists of patients of a memory store. */
export function memoryPatientLists(state: MemoryState): PatientLists {
  return {
    async page(search) {
      const found = candidates(state, search).sort((a, b) => inOrder(a, b, search));
      const first = search.page * search.noOfRows;
      const page = found.slice(first, first + search.noOfRows);
      const reasons = page.flatMap(({ patient: { patientId } }): [string, RankFacts][] => {
        const reason = reasonOfPatient(state, patientId, search.now);
        return reason ? [[patientId, reason]] : [];
      });
      return {
        rows: await rowsOf(state, page, search),
        total: found.length,
        reasons: new Map(reasons),
      };
    },
    async part(search, after, most) {
      const left = candidates(state, search)
        .filter(({ name, patient: { patientId } }) => !after || isPast(after, name, patientId))
        .sort(byName);
      const { rows, next } = cutPart(left, most, ({ name, patient }) => ({ name, id: patient.patientId }));
      return { rows: await rowsOf(state, rows, search), next };
    },
  };
}

const candidates = (state: MemoryState, search: PatientFilter) =>
  state.patients
    .filter((patient) => isAskedFor(patient, search))
    .map((patient) => candidate(state, patient))
    .filter((each) => isInPreset(each, search));

const isPast = (after: PatientPlace, name: string, id: string) =>
  (compareTexts(name, after.name) || compareTexts(id, after.id)) > 0;

const byName = (a: Candidate, b: Candidate) =>
  compareTexts(a.name, b.name) || compareTexts(a.patient.patientId, b.patient.patientId);

/** The lines of these patients. */
async function rowsOf(state: MemoryState, page: readonly Candidate[], search: PatientFilter) {
  const { start, end } = search.month;
  const during = { start, end: new Date(end.getTime() + 1000) };
  const ids = page.map(({ patient }) => patient.patientId);
  const time = await memoryTimes(state).stretches(ids, during, search.now);
  return page.map((each) => rowOf(state, each, search, time.get(each.patient.patientId) ?? []));
}

function candidate(state: MemoryState, patient: StoredPatient): Candidate {
  let known: ReadingFacts | undefined;
  const facts = () => {
    known ??= readingFacts(state, patient);
    return known;
  };
  const orders = state.orders
    .map(({ order }) => order)
    .filter((each) => each.patientId === patient.patientId);
  return { patient, name: foldName(patient), orders, facts };
}

function isAskedFor(
  patient: StoredPatient,
  { clinicId, providerId, preset, search = '' }: PatientFilter,
): boolean {
  if (!isOwnRecord(patient)) return false;
  if (isInCare(patient) === (preset === 'discharged')) return false;
  if (patient.clinicId !== clinicId) return false;
  if (providerId !== null && patient.providerId !== providerId) return false;
  const texts = [foldName(patient), usernameKey(patient.username)];
  return nameWords(search).every((word) => texts.some((text) => text.includes(word)));
}

function isInPreset({ orders, facts }: Candidate, { preset = 'all', now }: PatientFilter): boolean {
  switch (preset) {
    case 'all':
    case 'discharged':
      return true;
    case 'outOfRange':
      return severity(facts().worst) > 0;
    case 'silent': {
      const before = silentBefore(now);
      const hasDevice = orders.some(
        ({ status, activatedAt }) =>
          status === 'Activated' && (activatedAt === null || activatedAt <= before),
      );
      const { newestAt } = facts();
      return hasDevice && (newestAt === null || newestAt <= before);
    }
    case 'notReviewed':
      return facts().isUnreviewed;
  }
}

const timeOf = (at: Date | null | undefined) => at?.getTime() ?? Number.NEGATIVE_INFINITY;
/** Greater numbers first; two that are infinite are equal. */
const descending = (a: number, b: number) => (a === b ? 0 : b - a);

function inOrder(a: Candidate, b: Candidate, { sort = 'urgency', ranked = [] }: PatientSearch): number {
  switch (sort) {
    case 'name':
      return byName(a, b);
    case 'unreviewed': {
      const [one, other] = [a.facts().unreviewedReadings, b.facts().unreviewedReadings];
      return other.critical - one.critical || other.cautious - one.cautious || byName(a, b);
    }
    case 'latest':
      return descending(timeOf(a.facts().newestAt), timeOf(b.facts().newestAt)) || byName(a, b);
    case 'urgency': {
      const place = ({ patient }: Candidate) => ranked.indexOf(patient.patientId) + 1 || ranked.length + 1;
      const [one, other] = [a.facts().worst, b.facts().worst];
      if (place(a) !== place(b)) return place(a) - place(b);
      return (
        severity(other) - severity(one) || descending(timeOf(one?.at), timeOf(other?.at)) || byName(a, b)
      );
    }
  }
}

function rowOf(
  state: MemoryState,
  { patient, orders, facts }: Candidate,
  { month, now }: PatientFilter,
  time: readonly Stretch[],
): ListedPatient {
  const { accounts } = state;
  const { patientId, providerId, username, firstName, middleName, lastName, birthDate, timeZone } = patient;
  const provider = accounts.find(({ accountId }) => accountId === providerId);
  const activated = orders.filter(({ status }) => status === 'Activated');
  const { worst, unreviewedReadings, lastReviewed } = facts();
  return {
    patientId,
    email: username,
    firstName,
    middleName,
    lastName,
    birthDate,
    timeZone,
    provider: provider ? { userId: provider.accountId, name: fullName(provider) } : null,
    vitals: measuredVitals(activated.map(({ vitals }) => vitals)),
    latest: worst && {
      vital: worst.vital,
      takenAt: worst.at,
      class: worst.class,
      values: { ...worst.values },
    },
    unreviewed: unreviewedReadings,
    period: countedPeriod(runningPeriod(periodFactsOf(state, patient, now), localDay(now, timeZone))),
    minutesThisMonth: countedMinutes(secondsWithin(time, month)),
    lastReviewedAt: lastReviewed,
    deviceStatus: (activated[0] ?? orders[0])?.status ?? null,
  };
}
