import {
  type AlertOutcome,
  type AlertReading,
  type Breach,
  convert,
  gainParameter,
  type LimitSide,
  takeIn,
  usualGainRule,
  type VitalKind,
} from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { StoredAlert } from '../subjects/alerts/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import { anOrder, deviceParts, storyNow } from './builders.ts';
import type { DeviceKey } from './catalog.ts';
import { demoAccounts, northside } from './clinics.ts';
import { patientParts } from './mockupOrders.ts';
import { monitoredClinic } from './presets.ts';

const dayMs = 86_400_000;

interface Firing {
  patientId: string;
  vital: VitalKind;
  parameter: string;
  side: LimitSide;
  limit: number;
  class?: 'Cautious' | 'Critical';
  rangeVersion?: number | null;
  /** The worst value of each alert, one a day, and what came of it. */
  values: readonly (readonly [value: number, outcome: AlertOutcome])[];
}

/** Alerts of a limit that fired day after day, and were closed one by one. */
function firings(
  { values, limit, class: judged = 'Cautious', rangeVersion = null, ...about }: Firing,
  now: Date,
) {
  return values.map(([value, outcome], day): StoredAlert => {
    const at = new Date(now.getTime() - (day + 1) * dayMs);
    const shown: AlertReading = {
      at,
      receivedAt: at,
      serial: 'SN-NOISE',
      value,
      class: judged,
      limit,
      rangeVersion,
    };
    return {
      ...about,
      alertId: `noise-${about.patientId}-${about.parameter}-${about.side}-${day}`,
      clinicId: northside.clinicId,
      class: judged,
      state: 'Resolved',
      snoozedUntil: null,
      ownerId: demoAccounts.staff.accountId,
      openedAt: at,
      waitsSince: at,
      escalated: null,
      escalatedAt: null,
      firstAt: at,
      secondAt: null,
      lastAt: at,
      lastReceivedAt: at,
      readings: 1,
      shown,
      previousId: null,
      cameLater: false,
      before: null,
      reviewId: null,
      version: 2,
      outcome,
      note: 'Looked at, and nothing was to be done.',
      resolvedAt: new Date(at.getTime() + 3_600_000),
      list: [shown],
      history: [],
    };
  });
}

/** An alert that waits: up 4.2 lb since the day before. */
function heavier(patientId: string, now: Date): StoredAlert {
  const at = new Date(now.getTime() - 2 * 3_600_000);
  const receivedAt = at;
  const gain = (lb: number) => convert(lb, '[lb_av]', 'kg');
  const breach: Breach = {
    patientId,
    vital: 'Weight',
    parameter: gainParameter,
    side: 'high',
    class: 'Cautious',
    at,
    receivedAt,
    serial: 'SN-SCALE',
    value: gain(4.2),
    limit: usualGainRule.day,
    rangeVersion: null,
    period: 'day',
    since: new Date(at.getTime() - dayMs),
    newAlertId: `gain-${patientId}`,
  };
  const { alerts, readings, events } = takeIn([], [], [breach], receivedAt);
  const [alert] = alerts;
  if (!alert) throw new Error('A breach opens an alert.');
  const end = { outcome: null, note: null, resolvedAt: null, clinicId: northside.clinicId };
  return { ...alert, ...end, list: readings.map(({ reading }) => reading), history: events };
}

const times = (count: number, value: number, outcome: AlertOutcome) =>
  Array.from({ length: count }, () => [value, outcome] as const);

/** The monitored clinic, some of whose limits fire often for nothing, with ranges that end, ended, never end or are missing. */
export function noisyClinic(now: Date = storyNow): World {
  const world = monitoredClinic(now);
  const [own, second, third, fourth] = world.patients.filter(
    ({ clinicId }) => clinicId === northside.clinicId,
  );
  if (!own || !second || !third || !fourth) throw new Error('The monitored clinic has four patients.');
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  const ranges: StoredRange[] = [
    ...world.ranges.filter(
      ({ patientId }) => ![second, third, fourth].some((each) => each.patientId === patientId),
    ),
    {
      patientId: second.patientId,
      vital: 'HeartRate',
      version: 1,
      start: inDays(-100),
      end: inDays(36_400),
      limits: {
        heartRate: {
          min: { normal: 60, cautious: 58, critical: 40 },
          max: { normal: 100, cautious: 110, critical: 130 },
        },
      },
      setById: demoAccounts.colleague.accountId,
      setAt: inDays(-300),
    },
    {
      patientId: third.patientId,
      vital: 'BloodPressure',
      version: 1,
      start: inDays(-200),
      end: inDays(-20),
      limits: {},
      setById: demoAccounts.provider.accountId,
      setAt: inDays(-200),
    },
    {
      patientId: fourth.patientId,
      vital: 'Weight',
      version: 1,
      start: inDays(-200),
      end: inDays(3),
      limits: {},
      setById: demoAccounts.provider.accountId,
      setAt: inDays(-200),
    },
  ];
  const active = (number: number, device: DeviceKey, patient: StoredPatient, days: number) =>
    anOrder({
      ...patientParts(patient),
      ...deviceParts(device),
      orderId: `RPM-4000${number}`,
      status: 'Activated',
      serial: `SN-NOISE-${number}`,
      placedAt: inDays(-60),
      activatedAt: inDays(-days),
    });
  const orders = [...world.orders, active(1, 'glucose', fourth, 41), active(2, 'scale', third, 12)];
  const alerts = [
    ...firings(
      {
        patientId: second.patientId,
        vital: 'HeartRate',
        parameter: 'heartRate',
        side: 'low',
        limit: 58,
        rangeVersion: 1,
        values: [...times(11, 56, 'noContact'), ...times(9, 57, 'wrongReading'), ...times(2, 52, 'advice')],
      },
      now,
    ),
    ...firings(
      {
        patientId: third.patientId,
        vital: 'BloodPressure',
        parameter: 'systolic',
        side: 'high',
        limit: 139,
        values: [...times(8, 143, 'noContact'), ...times(3, 152, 'medication')],
      },
      now,
    ),
    ...firings(
      {
        patientId: fourth.patientId,
        vital: 'BloodGlucose',
        parameter: 'glucose',
        side: 'high',
        limit: 250,
        class: 'Critical',
        values: [...times(6, 262, 'wrongReading'), ...times(2, 270, 'visit')],
      },
      now,
    ),
  ];
  return { ...world, ranges, orders, alerts: () => [...alerts, heavier(own.patientId, now)] };
}
