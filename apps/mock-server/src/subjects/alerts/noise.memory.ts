import {
  alertKey,
  fullName,
  isMostlyWrong,
  limits,
  missingRanges,
  outcomesWithoutAction,
  rangeAt,
  rangeProblem,
  rangeProblems,
  vitalKinds,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { patientsIn, personOf } from '../patients/clinicPeople.memory.ts';
import type { ClinicScope } from '../readings/contract.ts';
import type { StoredAlert } from './contract.ts';
import type { KnownRangeProblem, KnownWrong, NoiseReports } from './noise.contract.ts';
import { type CountedLimit, knownNoise, noisePage, noiseSince } from './noise.ts';

const isWithoutAction = ({ outcome }: StoredAlert) =>
  outcomesWithoutAction.some((without) => without === outcome);

/** The limits to review of a memory store. */
export function memoryNoise(state: MemoryState): NoiseReports {
  return {
    async report(search) {
      const { clinicId, now, rangesPage, wrongPage, onlyOf } = search;
      const scope = { clinicId, ...(onlyOf && { providerId: onlyOf }) };
      const since = noiseSince(search);
      const people = new Map(patientsIn(state, scope).map((each) => [each.patientId, each]));
      const alerts = state.alerts.filter(
        (each) => each.clinicId === clinicId && each.openedAt >= since && people.has(each.patientId),
      );
      const { total, ofLimits, shown } = noisePage(counted(state, alerts, now), search);
      const worst = new Map(
        alerts.map(({ alertId, side, list }) => {
          const values = list.map(({ value }) => value);
          return [alertId, side === 'low' ? Math.min(...values) : Math.max(...values)];
        }),
      );
      return {
        since,
        alerts: alerts.length,
        withoutAction: alerts.filter(isWithoutAction).length,
        ofLimits,
        limits: { total, rows: shown.map((each) => knownNoise(each, worst)) },
        ranges: pageOf(rangesToReview(state, scope, now), rangesPage),
        wrong: pageOf(mostlyWrong(state, alerts), wrongPage),
      };
    },
    async confirm({ patientId, vital, version }, actor) {
      const versions = state.ranges.filter((each) => each.patientId === patientId && each.vital === vital);
      const range = versions.find((each) => each.version === version);
      if (!range || versions.some((each) => each.version > version)) return false;
      range.confirmed = { byId: actor.accountId, at: actor.at };
      state.audit.push(auditEntry(actor, 'range.confirmed', patientId, { vital, version }));
      return true;
    },
  };
}

const pageOf = <T>(rows: readonly T[], page: number) => ({
  total: rows.length,
  rows: rows.slice(page * limits.noiseSideRows, (page + 1) * limits.noiseSideRows),
});

const nameOf = (state: MemoryState, patientId: string) => {
  const patient = state.patients.find((each) => each.patientId === patientId);
  return { name: patient ? fullName(patient) : '', providerId: patient?.providerId ?? null };
};

function counted(state: MemoryState, alerts: readonly StoredAlert[], now: Date): CountedLimit[] {
  const groups = Map.groupBy(alerts, (each) => `${alertKey(each)} ${each.class} ${each.shown.limit}`);
  return [...groups.values()].flatMap((group): CountedLimit[] => {
    const [first] = group;
    if (!first) return [];
    const { patientId, vital, parameter, side, shown } = first;
    const range = rangeAt(
      state.ranges.filter((each) => each.patientId === patientId),
      vital,
      now,
    );
    return [
      {
        patientId,
        vital,
        parameter,
        side,
        class: first.class,
        limit: shown.limit,
        ...nameOf(state, patientId),
        fired: group.length,
        withoutAction: group.filter(isWithoutAction).length,
        alertIds: group.map(({ alertId }) => alertId),
        range: range
          ? { limits: range.limits, setBy: personOf(state, range.setById), setAt: range.setAt }
          : null,
      },
    ];
  });
}

function rangesToReview(state: MemoryState, scope: ClinicScope, now: Date): KnownRangeProblem[] {
  const found = patientsIn(state, scope).flatMap(({ patientId, timeZone }) => {
    const about = { patientId, timeZone, name: nameOf(state, patientId).name };
    const own = state.ranges.filter((each) => each.patientId === patientId);
    const badlyTimed = vitalKinds.flatMap((vital): KnownRangeProblem[] => {
      const newest = own
        .filter((each) => each.vital === vital)
        .reduce<(typeof own)[number] | undefined>(
          (best, each) => (best && best.version > each.version ? best : each),
          undefined,
        );
      const problem = newest && rangeProblem({ ...newest, isConfirmed: Boolean(newest.confirmed) }, now);
      if (!newest || !problem) return [];
      const { end, setAt, setById, version } = newest;
      const set = { setAt, setBy: personOf(state, setById) };
      return [{ ...about, vital, problem, version, end, ...set, activeSince: null }];
    });
    const devices = state.orders.flatMap(({ order }) => (order.patientId === patientId ? [order] : []));
    const missing = [...missingRanges(devices, (vital) => own.some((each) => each.vital === vital))];
    return [
      ...badlyTimed,
      ...missing.map(([vital, activeSince]) => ({
        ...about,
        vital,
        problem: 'missing' as const,
        activeSince,
        version: null,
        end: null,
        setAt: null,
        setBy: null,
      })),
    ];
  });
  return found.sort(
    (a, b) =>
      rangeProblems.indexOf(a.problem) - rangeProblems.indexOf(b.problem) ||
      compare(timeOf(a), timeOf(b)) ||
      compare(a.patientId, b.patientId) ||
      vitalKinds.indexOf(a.vital) - vitalKinds.indexOf(b.vital),
  );
}

/** By what rows of one problem are in order: what was not recorded comes last. */
const timeOf = ({ end, activeSince }: KnownRangeProblem) =>
  (end ?? activeSince)?.getTime() ?? Number.POSITIVE_INFINITY;

function mostlyWrong(state: MemoryState, alerts: readonly StoredAlert[]): KnownWrong[] {
  const groups = Map.groupBy(
    alerts.filter(({ outcome }) => outcome !== null),
    ({ patientId, vital }) => `${patientId} ${vital}`,
  );
  const found = [...groups.values()].flatMap((group): KnownWrong[] => {
    const [first] = group;
    const count = {
      closed: group.length,
      wrong: group.filter(({ outcome }) => outcome === 'wrongReading').length,
    };
    if (!first || !isMostlyWrong(count)) return [];
    const { patientId, vital } = first;
    return [{ patientId, vital, name: nameOf(state, patientId).name, ...count }];
  });
  return found.sort(
    (a, b) =>
      b.wrong - a.wrong ||
      compare(a.patientId, b.patientId) ||
      vitalKinds.indexOf(a.vital) - vitalKinds.indexOf(b.vital),
  );
}

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : Number(a > b));
