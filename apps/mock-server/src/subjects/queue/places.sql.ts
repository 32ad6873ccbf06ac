import {
  classOfSeverity,
  comparePlaces,
  fullName,
  inRank,
  type NameParts,
  rankedPlace,
  silenceLookedAtSince,
  silentBefore,
} from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { type QueuePlace, type QueueSearch, reasonOf, type WaitingAlert } from './contract.ts';
import { type AlertRow, alertsOf, isWaiting, silentSince, waitingAlerts } from './reasons.sql.ts';

type Patient = Selectable<Tables['patients']>;

interface WaitingRow
  extends Pick<Patient, 'id' | 'birth_date' | 'time_zone' | 'first_name' | 'middle_name' | 'last_name'> {
  looked_at: string | null;
  silent_since: string | null;
  claim: ({ userId: string; until: string } & NameParts) | null;
}

/** Whether the patient of a line is asked for: one in the care of the clinic, or of one provider of it. */
const isAsked = ({ clinicId, providerId }: QueueSearch): RawBuilder<boolean> =>
  sql`l.clinic_id = ${clinicId} and l.care = 0 ${providerId === undefined ? sql`` : sql`and l.provider_id = ${providerId}`}`;

/** Whether the device of a patient should send and is silent, and nobody has looked for a day. */
const isSilent = (now: Date): RawBuilder<boolean> =>
  sql`l.silent_from <= ${silentBefore(now)} and l.silent_from > '-infinity'
    and (l.looked_at is null or l.looked_at <= ${silenceLookedAtSince(now)})`;

const withPatient = (line: RawBuilder<unknown>) =>
  sql`cross join lateral (select id, birth_date, time_zone, first_name, middle_name, last_name from patients
    where id = ${line}.patient_id limit 1) as p`;

/** Everybody who waits, the most urgent first: those with an alert that waits, and those whose device is silent. No other patient is read. */
export async function waitingPlaces(db: Database, search: QueueSearch): Promise<QueuePlace[]> {
  const { clinicId, now } = search;
  const isOfClinic = sql`a.clinic_id = ${clinicId}`;
  const { rows } = await sql<{ waiting: WaitingRow[] | null; alerts: AlertRow[] | null }>`${prepared}
    with whose as materialized (
      select a.patient_id from alerts a where ${isOfClinic} and ${isWaiting(now)}
      union select l.patient_id from patient_lines l where ${isAsked(search)} and ${isSilent(now)})
    select ${waitingAlerts(isOfClinic, now)} as alerts, (select json_agg(who) from (
      select p.*, l.looked_at, ${silentSince(sql`l`, now)} as silent_since,
        (select json_build_object('userId', c.account_id, 'until', c.until, 'firstName', b.first_name,
            'middleName', b.middle_name, 'lastName', b.last_name)
          from review_claims c join accounts b on b.id = c.account_id
          where c.patient_id = l.patient_id and c.until > ${now}) as claim
      from whose
        cross join lateral (select * from patient_lines l
          where l.patient_id = whose.patient_id and ${isAsked(search)} limit 1) as l
        ${withPatient(sql`l`)}) as who) as waiting`.execute(db);
  const alerts = alertsOf(rows[0]?.alerts ?? null, now);
  return inRank((rows[0]?.waiting ?? []).flatMap((row) => placeOf(row, alerts.get(row.id) ?? [], now) ?? []));
}

function placeOf(row: WaitingRow, alerts: readonly WaitingAlert[], now: Date): QueuePlace | null {
  const facts = reasonOf(alerts, {
    lastLookAt: dateOf(row.looked_at),
    silentSince: dateOf(row.silent_since),
    now,
  });
  return (
    facts && {
      ...facts,
      patientId: row.id,
      birthDate: row.birth_date,
      timeZone: row.time_zone,
      name: fullName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name }),
      alerts: alerts.map(({ alertId, version }) => ({ alertId, version })),
      claim: row.claim && {
        by: { userId: row.claim.userId, name: fullName(row.claim) },
        until: new Date(row.claim.until),
      },
    }
  );
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Somebody who waits, with what decides the place and nothing else. */
interface OrderedRow extends Pick<Patient, 'id' | 'first_name' | 'middle_name' | 'last_name'> {
  looked_at: string | null;
  silent_from: string | null;
  alerts:
    | [
        severity: number,
        side: 'high' | 'low',
        value: number,
        at: string,
        readings: number,
        firstAt: string,
        usual: number | null,
      ][]
    | null;
}

/** Who waits, the most urgent first, in one value: what is said of them is asked of those alone who are shown. */
export async function orderOfWaiting(db: Database, search: QueueSearch): Promise<string[]> {
  const { clinicId, now } = search;
  const { rows } = await sql<{ waiting: OrderedRow[] | null }>`${prepared}
    with alerted as materialized (
      select a.patient_id, json_agg(json_build_array(a.severity, a.side, a.shown -> 'value', a.shown -> 'at', a.readings,
        a.first_at, a.usual)) as alerts
      from alerts a where a.clinic_id = ${clinicId} and ${isWaiting(now)} group by a.patient_id)
    select json_agg(who) as waiting from (
      select p.id, p.first_name, p.middle_name, p.last_name, l.looked_at, l.silent_from, l.alerts
      from (
        select l.*, alerted.alerts from alerted
          cross join lateral (select l.patient_id, l.looked_at, null::timestamptz as silent_from from patient_lines l
            where l.patient_id = alerted.patient_id and ${isAsked(search)} limit 1) as l
        union all select l.patient_id, l.looked_at, l.silent_from, null from patient_lines l
          where ${isAsked(search)} and ${isSilent(now)} and l.patient_id not in (select patient_id from alerted)) as l
        ${withPatient(sql`l`)}) as who`.execute(db);
  return (rows[0]?.waiting ?? [])
    .map((row) => bestPlace(row, now))
    .sort(comparePlaces)
    .map(({ patientId }) => patientId);
}

/** Of several alerts the one with the most points speaks, as in `reasonOf`. */
function bestPlace(row: OrderedRow, now: Date) {
  const who = {
    patientId: row.id,
    name: fullName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name }),
    lastLookAt: dateOf(row.looked_at),
    now,
  };
  const [first, ...more] = (row.alerts ?? []).map(([severity, side, value, at, readings, firstAt, usual]) =>
    rankedPlace({
      ...who,
      usual,
      silentSince: null,
      waiting: {
        class: classOfSeverity(severity) === 'Critical' ? 'Critical' : 'Cautious',
        side,
        value,
        at: new Date(at),
        readings,
        firstAt: new Date(firstAt),
      },
    }),
  );
  if (!first)
    return rankedPlace({ ...who, waiting: null, usual: null, silentSince: dateOf(row.silent_from) });
  return more.reduce((best, each) => (comparePlaces(each, best) < 0 ? each : best), first);
}
