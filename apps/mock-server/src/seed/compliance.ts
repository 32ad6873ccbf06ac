import { type ComplianceAlert, type ComplianceEvent, complianceFindings, limits } from '@rpm/domain';
import type { StoredCompliance } from '../subjects/compliance/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';

const dayMs = 86_400_000;

/** What the compliance alerts of demo data come from. */
export interface ComplianceSource {
  patients: readonly Pick<StoredPatient, 'patientId' | 'clinicId' | 'providerId' | 'timeZone'>[];
  /** Those whose devices fell silent. */
  silent: Iterable<Reading>;
  ranges: readonly StoredRange[];
  now: Date;
}

/**
 * The alerts about devices and habits that the check has opened by the start: of every device that is silent, which
 * somebody looks after, and of every range that ended, one of them resolved. What else there is the first check finds.
 *
 * @param source the start in it; the same source gives the same alerts
 */
export function makeCompliance({ patients, silent, ranges, now }: ComplianceSource): StoredCompliance[] {
  const newest = new Map<string, Date>();
  for (const { patientId, at } of silent) newest.set(patientId, at);
  const rangesOf = Map.groupBy(ranges, ({ patientId }) => patientId);
  let ended = 0;
  return patients.flatMap(({ patientId, clinicId, providerId, timeZone }): StoredCompliance[] => {
    const lastReadingAt = newest.get(patientId) ?? null;
    const ends = [...Map.groupBy(rangesOf.get(patientId) ?? [], ({ vital }) => vital)].flatMap(
      ([vital, versions]) => {
        const { end } = versions.reduce((a, b) => (a.version > b.version ? a : b));
        return { vital, end };
      },
    );
    const findings = complianceFindings(
      {
        timeZone,
        lastReadingAt,
        activatedAt: lastReadingAt,
        rangeEnds: ends,
        awayUntil: null,
        handedOutAt: null,
        dataDays: [],
        episodeEnds: [],
        consent: null,
        periodRule: 'thirtyDays',
      },
      limits.silentDays,
      now,
    );
    return findings.flatMap((finding): StoredCompliance[] => {
      if (finding.kind !== 'silent' && finding.kind !== 'rangeEnds') return [];
      const about = { ...finding, alertId: `compliance-${finding.kind}-${patientId}`, clinicId, patientId };
      const days = finding.kind === 'silent' ? limits.silentDays + 1 : -limits.rangeEndsDays;
      const openedAt = new Date(Date.parse(`${finding.day}T12:00:00Z`) + days * dayMs);
      if (openedAt > now || providerId === null) return [];
      const isResolved = finding.kind === 'rangeEnds' && ended === 0;
      if (finding.kind === 'rangeEnds') ended += 1;
      return [withCourse({ about, openedAt, ownerId: providerId, isResolved }, now)];
    });
  });
}

/** An alert as it stands by now: what is silent somebody has taken, the rest waits, or is done. */
function withCourse(
  {
    about,
    openedAt,
    ownerId,
    isResolved,
  }: {
    about: Pick<
      ComplianceAlert,
      'alertId' | 'clinicId' | 'patientId' | 'kind' | 'day' | 'until' | 'count' | 'vital'
    >;
    openedAt: Date;
    ownerId: string;
    isResolved: boolean;
  },
  now: Date,
): StoredCompliance {
  const { alertId, kind } = about;
  const later = (days: number) => new Date(Math.min(openedAt.getTime() + days * dayMs, now.getTime()));
  const line = (event: ComplianceEvent['kind'], at: Date, byId: string | null): ComplianceEvent => ({
    alertId,
    kind: event,
    at,
    byId,
  });
  const opened = line('opened', openedAt, null);
  const open = {
    ...about,
    openedAt,
    overAt: null,
    before: null,
    note: null,
    resolvedAt: null,
    version: 1,
    ...({ state: 'Open', ownerId: null, snoozedUntil: null } as const),
  };
  if (isResolved) {
    const at = new Date(Math.floor((now.getTime() - 2 * dayMs) / 1000) * 1000);
    const note = 'Talked about it at the visit; the usual limits do until the next one.';
    return {
      ...open,
      state: 'Resolved',
      ownerId,
      note,
      resolvedAt: at,
      version: 2,
      history: [opened, line('resolved', at, ownerId)],
    };
  }
  if (kind !== 'silent') return { ...open, history: [opened] };
  return {
    ...open,
    state: 'Acknowledged',
    ownerId,
    version: 2,
    history: [opened, line('acknowledged', later(1), ownerId)],
  };
}
