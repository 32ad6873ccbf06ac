import { type Breach, takeIn } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { StoredAlert } from '../subjects/alerts/contract.ts';
import { storyNow } from './builders.ts';
import { monitoredClinic } from './presets.ts';

/** The systolic values that wait, one for each patient. */
const values = [184, 192, 158, 151, 146];

/** A clinic in which some patients wait for a review, and nobody has reviewed anything. */
export function queueClinic(now: Date = storyNow): World {
  const world: World = { ...monitoredClinic(now), reviews: [] };
  const waiting = world.patients
    .filter(({ clinicId }) => clinicId === 'clinic-northside')
    .slice(0, values.length);
  const alerts = () =>
    waiting.flatMap(({ patientId, clinicId }, index): StoredAlert[] => {
      const value = values[index] ?? 0;
      const isCritical = value >= 180;
      const at = new Date(now.getTime() - (index + 1) * 2_400_000);
      const subject = { patientId, vital: 'BloodPressure', parameter: 'systolic', side: 'high' } as const;
      const breach: Breach = {
        ...subject,
        at,
        receivedAt: at,
        serial: 'SN-1',
        value,
        rangeVersion: null,
        newAlertId: `alert-of-queue-${index}`,
        class: isCritical ? 'Critical' : 'Cautious',
        limit: isCritical ? 180 : 140,
      };
      const { alerts: opened } = takeIn([], [], [breach], at);
      const end = { clinicId, outcome: null, note: null, resolvedAt: null, list: [], history: [] };
      return opened.map((alert) => ({ ...alert, ...end }));
    });
  return { ...world, alerts };
}
