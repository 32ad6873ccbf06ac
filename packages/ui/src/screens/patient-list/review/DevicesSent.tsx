import { useDevicesOfPatient, useServerNow, type useVitalList } from '@rpm/api-client';
import { limits, parseStamp, vitalCodes, wholeDaysSince } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { deviceName } from '../../../parts/devices/deviceName.ts';
import { useShownRecently } from '../../../parts/person/when.ts';

type Vitals = ReturnType<typeof useVitalList>['loadable'];

interface DevicesSentProps {
  userId: string;
  vitals: Vitals;
  timeZone: string;
}

/** The devices in use, each with the newest reading of what it measures; what has sent nothing for days is set apart. @see SCR-02 */
export function DevicesSent({ userId, vitals, timeZone }: DevicesSentProps) {
  const { loadable } = useDevicesOfPatient(userId);
  const { onBad } = useClock(browserTimeZone());
  const shown = useShownRecently(timeZone);
  const now = useServerNow();
  const latest = vitals.state === 'ready' ? vitals.data.rows.map((row) => row.latest) : [];
  const newestOf = (measures: readonly string[]) =>
    latest
      .flatMap((reading) => {
        // What the patient wrote down says nothing of a device.
        const isItsOwn = reading?.mrSubType && !reading.enteredBy && measures.includes(reading.mrSubType);
        return isItsOwn ? [reading.mrTime] : [];
      })
      .toSorted()
      .at(-1) ?? null;
  return (
    <Card title={texts.devices} headingLevel={3}>
      <Loaded
        loadable={loadable}
        says={recordWords.record.devices.loading}
        headingLevel={3}
        skeleton={<Skeleton width="long" />}
        isEmpty={({ rows }) => rows.every(({ status }) => status !== 'Activated')}
        empty={<p className="text-fg-muted">{texts.noDevices}</p>}
      >
        {({ rows }) => (
          <ul className="flex flex-col gap-2">
            {rows
              .filter(({ status }) => status === 'Activated')
              .map((device, at) => {
                const stamp = newestOf(vitalCodes(device.vitals) ?? []);
                const sentAt = stamp === null ? null : parseStamp(stamp, onBad);
                const days = sentAt ? wholeDaysSince(sentAt, now) : 0;
                return (
                  <li
                    key={device.orderId ?? `device ${at}`}
                    className="flex flex-wrap justify-between gap-x-3"
                  >
                    <bdi className="wrap-anywhere min-w-0">{deviceName(device)}</bdi>
                    {days >= limits.silentDays ? (
                      <b className="text-feedback-warning-fg">{texts.silentDevice({ count: days })}</b>
                    ) : (
                      <span className="text-fg-muted">
                        {stamp === null ? loadWords.unknown : texts.sent({ time: shown(stamp, now) })}
                      </span>
                    )}
                  </li>
                );
              })}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
