import {
  type Alert,
  type AlertEvent,
  type AlertMove,
  type AlertWish,
  decideAlert,
  excessesOf,
  type PreviousAlert,
  rangeAt,
  reviewCovering,
  takeIn,
} from '@rpm/domain';
import { type AlertMoveWish, eventOfMove, type StoredAlert } from '../subjects/alerts/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import type { StoredReview } from '../subjects/reviews/contract.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What was done with one alert after another; most of them still wait. */
const moves: readonly (AlertMove | null)[] = [
  ...(['acknowledge', null, 'resolve', null, 'snooze', null, 'assign', 'resolve'] as const),
];
/** How one resolved alert after another ended, each about a day before the one before it. */
const closings = [
  ['wrongReading', 'Moved while it measured. Showed again how to measure.'],
  ['advice', 'Sat down and measured again: within limits. Will call us if dizzy.'],
  ['noContact', 'Called twice and left a message to call back.'],
  ['medication', 'Spoke with the provider: the evening dose goes up. Check the readings in a week.'],
  ['visit', 'Comes in on Thursday with the device and the list of medicines.'],
] as const;
/** How every alert but one in three ends whose limit fired before: that is a limit to look at (SCR-02). */
const oftenFired = {
  outcome: 'wrongReading',
  note: 'Measured again while we spoke: within limits, as the last time.',
} as const;

/** The same for a cuff. */
const overSleeve = 'The cuff was over a sleeve. Showed again how to put it on.';
const closingOf = (at: number, { vital }: Pick<Alert, 'vital'>) => {
  const [outcome, note] = closings[at % closings.length] ?? closings[0];
  return { outcome, note: outcome === 'wrongReading' && vital === 'BloodPressure' ? overSleeve : note };
};

/** What the alerts of demo data come from. */
export interface AlertSource {
  patients: readonly Pick<StoredPatient, 'patientId' | 'clinicId' | 'providerId'>[];
  readings: Iterable<Reading>;
  ranges: readonly StoredRange[];
  reviews: readonly StoredReview[];
  /** The account that gets what is assigned, by clinic; left out, nobody. */
  colleagues?: Readonly<Record<string, string>>;
  /**
   * How many days back the clinics work with alerts, each resolved within a day, and since how many days what waits does so; left
   * out, an alert is open since its first reading.
   */
  worked?: { days: number; waits: number };
  now: Date;
}

/** The alerts of readings out of limits that nobody has reviewed, opened, acknowledged, snoozed and resolved as the days went. */
export function makeAlerts(source: AlertSource): StoredAlert[] {
  const { patients, worked, now } = source;
  const providers = new Map(patients.map(({ patientId, providerId }) => [patientId, providerId]));
  const waits = worked ? now.getTime() - worked.waits * dayMs : 0;
  const all = openedAlerts(source).map((alert) =>
    alert.openedAt.getTime() < waits ? workedOff(alert, providers.get(alert.patientId)) : alert,
  );
  const left = all.filter(({ state }) => state !== 'Resolved');
  const standing = new Map(asTheyStand(left, providers, source).map((alert) => [alert.alertId, alert]));
  return all.map((alert) => standing.get(alert.alertId) ?? alert);
}

/** The alerts that readings opened and joined; where clinics work with them, one is resolved before the next about the same. */
function openedAlerts({ patients, readings, ranges, reviews, worked, now }: AlertSource): StoredAlert[] {
  const ofPatient = Map.groupBy(reviews, ({ patientId }) => patientId);
  const people = new Map(patients.map((patient) => [patient.patientId, patient]));
  const alerts = new Map<string, StoredAlert>();
  /** How many alerts about the same are resolved. */
  const ended = new Map<string, number>();
  const since = worked ? now.getTime() - worked.days * dayMs : 0;
  for (const { patientId, vital, at, receivedAt, serial, values, class: judged } of readings) {
    const patient = people.get(patientId);
    if (judged === 'Normal' || !patient || at.getTime() < since) continue;
    if (reviewCovering(ofPatient.get(patientId) ?? [], { at, receivedAt })) continue;
    const own = ranges.filter((each) => each.patientId === patientId);
    const previous: PreviousAlert[] = [];
    const breaches = excessesOf(vital, values, rangeAt(own, vital, at)).map((excess) => {
      const subject = `alert-${patientId}-${vital}-${excess.parameter}-${excess.side}`;
      const last = alerts.get(idOf(subject, ended.get(subject)));
      if (worked && last && last.openedAt.getTime() + dayMs < receivedAt.getTime()) {
        const resolved = workedOff(last, patient.providerId, ended.get(subject));
        alerts.set(last.alertId, resolved);
        previous.push({ ...resolved, resolvedAt: resolved.resolvedAt ?? receivedAt });
        ended.set(subject, (ended.get(subject) ?? 0) + 1);
      }
      return {
        patientId,
        vital,
        at,
        receivedAt,
        serial,
        ...excess,
        newAlertId: idOf(subject, ended.get(subject)),
      };
    });
    const open = breaches.flatMap(({ newAlertId }) => alerts.get(newAlertId) ?? []);
    const changes = takeIn(open, previous, breaches, receivedAt);
    for (const alert of changes.alerts) {
      const kept = alerts.get(alert.alertId) ?? {
        ...noEnd,
        clinicId: patient.clinicId,
        list: [],
        history: [],
      };
      alerts.set(alert.alertId, { ...kept, ...alert });
    }
    for (const { alertId, reading } of changes.readings) alerts.get(alertId)?.list.push(reading);
    for (const event of changes.events) alerts.get(event.alertId)?.history.push(event);
  }
  return [...alerts.values()];
}

/** The id of the first alert about something, and of those after it. */
const idOf = (subject: string, before = 0) => (before === 0 ? subject : `${subject}-${before}`);

/** An alert that the provider took on and resolved within a day of its opening. @param before how many about the same ended earlier */
function workedOff(alert: StoredAlert, providerId: string | null | undefined, before = 0): StoredAlert {
  if (!providerId || alert.state === 'Resolved') return alert;
  const { clinicId, openedAt, lastReceivedAt } = alert;
  const hour = openedAt.getUTCDate() % closings.length;
  const { outcome, note } = before % 3 > 0 ? oftenFired : closingOf(hour, alert);
  const step = (
    from: StoredAlert,
    wish: AlertWish & Pick<AlertMoveWish, 'outcome' | 'note'>,
    hours: number,
  ) =>
    moved(
      from,
      { ...wish, alertId: from.alertId, version: from.version },
      {
        clinicId,
        byId: providerId,
        at: new Date(Math.max(openedAt.getTime() + hours * hourMs, lastReceivedAt.getTime())),
      },
    );
  return step(step(alert, { move: 'acknowledge' }, 1 + hour), { move: 'resolve', outcome, note }, 2 + hour);
}

/** What was done with those that are left, one after another. */
function asTheyStand(
  alerts: readonly StoredAlert[],
  providers: ReadonlyMap<string, string | null>,
  { colleagues = {}, now }: AlertSource,
): StoredAlert[] {
  let resolved = 0;
  return alerts.map((alert, at) => {
    const providerId = providers.get(alert.patientId);
    const move = moves[at % moves.length];
    if (!providerId || !move) return alert;
    const { outcome, note } = closingOf(resolved, alert);
    const toId = colleagues[alert.clinicId] ?? providerId;
    const wishes: Record<AlertMove, AlertWish> = {
      acknowledge: { move: 'acknowledge' },
      assign: { move: 'assign', toId },
      snooze: { move: 'snooze', until: new Date(now.getTime() + 20 * hourMs) },
      resolve: { move: 'resolve' },
    };
    const step = (
      before: StoredAlert,
      wish: AlertWish,
      hoursAgo: number,
      end: Pick<AlertMoveWish, 'outcome' | 'note'> = {},
    ) =>
      moved(
        before,
        { ...wish, ...end, alertId: before.alertId, version: before.version },
        { clinicId: before.clinicId, byId: providerId, at: momentOf(before, hoursAgo, now) },
      );
    if (move !== 'resolve') return step(alert, wishes[move], 0.5);
    const hoursAgo = 0.5 + resolved * 20;
    resolved += 1;
    return step(step(alert, wishes.acknowledge, hoursAgo + 0.5), wishes.resolve, hoursAgo, {
      outcome,
      note,
    });
  });
}

const noEnd = { outcome: null, note: null, resolvedAt: null };

/** So long before the start, but not before the alert's last reading came, nor after the start; to the second. */
function momentOf({ lastReceivedAt }: StoredAlert, hoursAgo: number, now: Date): Date {
  const after = Math.max(lastReceivedAt.getTime(), now.getTime() - hoursAgo * hourMs);
  return new Date(Math.floor(Math.min(after, now.getTime()) / 1000) * 1000);
}

function moved(
  alert: StoredAlert,
  wish: AlertMoveWish,
  { clinicId, byId, at }: { clinicId: string; byId: string; at: Date },
): StoredAlert {
  const decision = decideAlert(alert, wish, byId, at);
  if (decision.kind !== 'change') return alert;
  const { outcome = null, note = null } = wish;
  const event: AlertEvent = eventOfMove(wish, { accountId: byId, clinicId, at });
  const standing: Pick<Alert, 'before' | 'version'> = { before: decision.before, version: alert.version + 1 };
  const end = wish.move === 'resolve' ? { outcome, note, resolvedAt: at } : {};
  return { ...alert, ...decision.to, ...standing, ...end, history: [...alert.history, event] };
}
