import { usePatientInfo, useServerTime, useVitalCourse, useVitalLimits } from '@rpm/api-client';
import {
  type AlertDetails,
  limitsOfAlert,
  oldestFirst,
  periodBounds,
  vitalMeasure,
  zoneOrUtc,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { useMemo } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TrendChart } from '../../components/TrendChart/TrendChart.tsx';
import { parameterName, vitalName } from '../../hooks/names.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { limitsOf, noLimits } from '../../parts/vitals/limitsOf.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

/** Seven days of what the alert is about, with the limit as it stood when it was passed. @see SCR-02 */
export function AlertCourse({ alert }: { alert: AlertDetails }) {
  const { userId, vital, parameter, class: judged, side, limit } = alert;
  const info = usePatientInfo(userId).loadable;
  const limits = useVitalLimits(userId).loadable;
  const now = useServerTime();
  const units = useUnits();
  // The record's own clock (DSP-03); without it nothing is claimed of its days.
  const timeZone = zoneOrUtc(info.state === 'ready' ? info.data.timeZone : null);
  const isKnown = info.state !== 'loading';
  const bounds = useMemo(
    () => (isKnown ? periodBounds('week', now(), timeZone) : null),
    [isKnown, timeZone, now],
  );
  const course = useVitalCourse(isKnown ? userId : null, vital, bounds).loadable;
  const place = usePlace(timeZone);
  const rows = course.state === 'ready' ? course.data.readings.rows : null;
  const readings = useMemo(() => oldestFirst(rows ?? [], place.onBad), [rows, place.onBad]);
  const today = limits.state === 'ready' ? limitsOf(limits.data, vital).get(parameter) : null;
  const parameters = useMemo(
    () => [
      {
        parameter,
        name: parameterName(parameter),
        measure: vitalMeasure(vital, units),
        limits: limitsOfAlert({ class: judged, side, limit }, today ?? noLimits),
      },
    ],
    [parameter, vital, units, judged, side, limit, today],
  );
  return (
    <section>
      <h3 className="mb-1 text-h3">{alertWords.course}</h3>
      <Loaded
        loadable={course}
        says={alertWords.courseLoading}
        headingLevel={4}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={() => readings.length === 0}
        empty={<p className="text-fg-muted">{alertWords.courseEmpty}</p>}
      >
        {() => (
          <TrendChart
            name={vitalName(vital)}
            parameters={parameters}
            readings={readings}
            place={place}
            headingLevel={4}
            {...(bounds && { start: bounds.start, end: bounds.end })}
          />
        )}
      </Loaded>
      <p className="pt-1 text-caption text-fg-muted">{alertWords.courseNote}</p>
    </section>
  );
}
