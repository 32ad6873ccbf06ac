import {
  type ChosenVital,
  calendarDateOf,
  type DeviceParameter,
  formatDate,
  isEndless,
  isTimeZone,
  limitText,
  type Measure,
  measureIn,
  type ParameterLimits,
  type Span,
  type UnitSystem,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { Pencil } from 'lucide-react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { parameterName, vitalName } from '../../hooks/names.ts';
import { Button } from '../Button/Button.tsx';
import { RangeRail } from '../RangeRail/RangeRail.tsx';
import { VitalIcon } from '../VitalIcon/VitalIcon.tsx';

const { review } = orderWords;

export interface VitalLimitsProps {
  vital: ChosenVital;
  /** Told to screen readers with the button, since several devices may have the same vital. */
  deviceName: string;
  /** The patient's, by whose clock the range starts and ends; `null` while it is not known. */
  timeZone: string | null;
  /** In which the reader has numbers. */
  units: UnitSystem;
  /** Cannot be changed now, because the order is being sent. */
  isLocked?: boolean;
  /** Where the name of the vital stands among the headings. */
  headingLevel?: 2 | 3 | 4;
  onEdit: () => void;
}

/** A vital of a chosen device: who set its limits, from when to when, and the limits of each parameter. @see REV-04 */
export function VitalLimits({
  vital,
  deviceName,
  timeZone,
  units,
  isLocked = false,
  headingLevel = 4,
  onEdit,
}: VitalLimitsProps) {
  const Heading = `h${headingLevel}` as const;
  const name = vitalName(vital.mrSubType);
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : browserTimeZone();
  const day = (instant: Date) => formatDate(calendarDateOf(instant, zone));
  const { start, end } = vital;
  return (
    <div className="@container mt-2.5">
      <div className="flex items-center gap-2">
        <span className="text-fg-muted">
          <VitalIcon kind={vital.mrSubType} />
        </span>
        <Heading className="min-w-0 grow font-semibold">{name}</Heading>
        <Button
          variant="ghost"
          size="sm"
          isDisabled={isLocked}
          onClick={onEdit}
          icon={<Pencil aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {review.editRange}
          <span className="sr-only">
            {' '}
            {name}, {deviceName}
          </span>
        </Button>
      </div>
      <p className="pb-1 text-caption text-fg-muted first-letter:uppercase">
        {vital.origin !== 'unknown' && `${review.origin[vital.origin]}, `}
        {isEndless(end, start)
          ? review.endless({ start: day(start) })
          : review.period({ start: day(start), end: day(end) })}
      </p>
      {vital.origin === 'unknown' ? (
        <p className="border-line-subtle border-t py-2 text-fg-muted">{review.origin.unknown}</p>
      ) : (
        vital.parameters.map((parameter) => (
          <ParameterRow
            key={parameter.parameter}
            parameter={parameter}
            units={units}
            limits={vital.limits.get(parameter.parameter)}
          />
        ))
      )}
    </div>
  );
}

const noSpan: Span = { min: null, max: null };
const orElse = (span: Span, fallback: Span): Span => ({
  min: span.min ?? fallback.min,
  max: span.max ?? fallback.max,
});

/** '95–135', or the one end that there is. */
function spanText(span: Span, measure: Measure): string {
  const min = span.min === null ? null : limitText(measure, span.min, 'min');
  const max = span.max === null ? null : limitText(measure, span.max, 'max');
  if (min !== null && max !== null) return `${min}–${max}`;
  if (min !== null) return review.from({ min });
  return max !== null ? review.upTo({ max }) : loadWords.unknown;
}

/** An empty limit is the normal one, as it is sent (PAY-06). */
function ParameterRow({
  parameter,
  units,
  limits,
}: Pick<VitalLimitsProps, 'units'> & {
  parameter: DeviceParameter;
  limits: ParameterLimits | undefined;
}) {
  const measure = measureIn(units, parameter.unit);
  const { normal, cautious, critical } = limits ?? { normal: noSpan, cautious: noSpan, critical: noSpan };
  const shown = { normal, cautious: orElse(cautious, normal), critical: orElse(critical, normal) };
  return (
    <div className="grid @max-2xl:grid-cols-1 grid-cols-[6rem_minmax(0,1fr)_14rem] items-center gap-x-5 gap-y-1 border-line-subtle border-t pt-2 pb-1 forced-colors:border-[CanvasText]">
      <p>
        <span className="block font-medium leading-tight">
          <bdi>{parameterName(parameter.parameter, parameter.unitDescription)}</bdi>
        </span>
        <span className="text-caption text-fg-muted">{measure.unit}</span>
      </p>
      <RangeRail limits={shown} measure={measure} />
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-caption text-fg-muted">{review.cautiousOutside}</dt>
          <dd className="numeric font-semibold">{spanText(shown.cautious, measure)}</dd>
        </div>
        <div>
          <dt className="text-caption text-fg-muted">{review.criticalOutside}</dt>
          <dd className="numeric font-semibold">{spanText(shown.critical, measure)}</dd>
        </div>
      </dl>
    </div>
  );
}
