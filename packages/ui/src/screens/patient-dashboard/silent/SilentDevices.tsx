import { useDevicesOfUser, useLatestMeasurements, useServerNow } from '@rpm/api-client';
import { daysBetween, guardedRoutes, limits, localDay, readMeasurement, type VitalKind } from '@rpm/domain';
import { silentWords as texts } from '@rpm/domain/words/silent';
import { Link } from '../../../components/Link/Link.tsx';
import { useOnBad } from '../../../hooks/useClock.ts';
import { aboutDevice } from '../../../parts/own-devices/aboutDevice.ts';
import { useSession } from '../../../providers/session/SessionProvider.tsx';

/** A kind of device in use, and for how many days nothing was heard of it; `null`: there was never a reading. */
interface InUse {
  kind: VitalKind;
  days: number | null;
}

/**
 * While the clinic waits for readings: of which device nothing was heard and since when, the longest first, and the way to
 * help with it. Where no device can be named, the ways to help with all.
 *
 * @see SCR-02, design v2
 */
export function SilentDevices({ timeZone }: { timeZone: string }) {
  const { user } = useSession();
  const now = useServerNow();
  const onBad = useOnBad();
  const { loadable } = useDevicesOfUser(user.username);
  const { loadable: latest } = useLatestMeasurements(user.userId);
  if (loadable.state !== 'ready' || latest.state === 'loading') return null;
  const heard = latest.state === 'ready' ? latest.data.rows.map((row) => readMeasurement(row, onBad)) : null;
  const kinds = new Set(
    loadable.data.rows.flatMap((device): VitalKind[] => {
      const { kind } = aboutDevice(device);
      return device.status === 'Activated' && kind ? [kind] : [];
    }),
  );
  const inUse = [...kinds].map((kind): InUse => {
    const last = heard?.find(({ vital }) => vital === kind)?.takenAt;
    return { kind, days: last ? daysBetween(localDay(last, timeZone), localDay(now, timeZone)) : null };
  });
  const silent = inUse
    .filter(({ days }) => days === null || days >= limits.silentDays)
    .sort((a, b) => (b.days ?? Number.POSITIVE_INFINITY) - (a.days ?? Number.POSITIVE_INFINITY));
  const isKnown = heard !== null && silent.length > 0;
  const shown = isKnown ? silent : inUse;
  return (
    shown.length > 0 && (
      <ul className="flex flex-col gap-4">
        {shown.map(({ kind, days }) => {
          const device = texts.devices[kind];
          return (
            <li key={kind} className="flex flex-col items-start gap-2">
              {isKnown && (
                <h3 className="text-h3">
                  {days === null ? texts.never({ device }) : texts.title({ device, count: days })}
                </h3>
              )}
              <Link to={`${guardedRoutes.patientDashboard.paths[0]}?help=${kind}`} look="secondary">
                {texts.help({ device })}
              </Link>
            </li>
          );
        })}
      </ul>
    )
  );
}
