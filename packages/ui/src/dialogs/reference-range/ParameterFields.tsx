import {
  type LimitEnd,
  type LimitErrors,
  type LimitField,
  limitText,
  type TypedParameter,
  typedLimits,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { rangeWords } from '@rpm/domain/words/range';
import { Lock } from 'lucide-react';
import { FeedbackGlyph } from '../../components/FeedbackGlyph/FeedbackGlyph.tsx';
import { RangeRail } from '../../components/RangeRail/RangeRail.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';

/** The order in which the form reads: from the lowest limit to the highest, around the normal range. */
const fieldsInOrder = {
  below: ['criticalMin', 'cautiousMin'],
  above: ['cautiousMax', 'criticalMax'],
} as const satisfies Record<string, readonly LimitField[]>;

interface ParameterFieldsProps {
  typed: TypedParameter;
  /** How the parameter is called: 'Systolic'. */
  name: string;
  withLimits: boolean;
  isReadOnly: boolean;
  errors: LimitErrors;
  onChange: (field: LimitField, value: string) => void;
}

/** One parameter: its unit, description and normal range, and the limits around it. @see RNG-02 to RNG-04, RNG-16 to RNG-19 */
export function ParameterFields({
  typed,
  name,
  withLimits,
  isReadOnly,
  errors,
  onChange,
}: ParameterFieldsProps) {
  const errorOf = (which: LimitField) => {
    const fault = errors[which];
    return fault && rangeWords.errors[fault];
  };
  const field = (which: LimitField) => (
    <TextInput
      key={which}
      label={rangeWords.fields[which]}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={16}
      value={typed[which]}
      error={errorOf(which)}
      readOnly={isReadOnly}
      onChange={(event) => onChange(which, event.target.value)}
    />
  );
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface-sunken px-4 pt-3.5 pb-3 max-sm:px-3">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-2">
        <h3 dir="auto" className="wrap-anywhere text-h3">
          {name}
        </h3>
        {typed.measure.unit && <span className="text-fg-muted">{typed.measure.unit}</span>}
      </div>
      <div
        className={
          withLimits
            ? 'grid grid-cols-5 items-start gap-2.5 max-md:grid-cols-2 max-[24rem]:grid-cols-1'
            : 'grid max-w-60 gap-2.5'
        }
      >
        {withLimits && fieldsInOrder.below.map(field)}
        <NormalRange {...typed} isWide={withLimits} />
        {withLimits && fieldsInOrder.above.map(field)}
      </div>
      {withLimits && <Rail typed={typed} hasErrors={Object.keys(errors).length > 0} />}
    </fieldset>
  );
}

/** RNG-02: shown and never typed. On a phone it leads, over the limits that lie around it. */
function NormalRange({
  normal,
  measure,
  isWide,
}: Pick<TypedParameter, 'normal' | 'measure'> & { isWide: boolean }) {
  const text = (end: LimitEnd) =>
    normal[end] === null ? loadWords.unknown : limitText(measure, normal[end], end);
  return (
    <div className={`flex flex-col gap-1.5 ${isWide ? 'max-md:order-first max-md:col-span-full' : ''}`}>
      <span className="text-label">{rangeWords.normal}</span>
      <span className="flex min-h-control items-center justify-center gap-2 rounded-md border border-reading-normal-line bg-reading-normal-bg font-semibold text-reading-normal-fg">
        <Lock aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
        <span dir="ltr" className="numeric">
          {normal.min === null && normal.max === null ? loadWords.unknown : `${text('min')} – ${text('max')}`}
        </span>
      </span>
    </div>
  );
}

/** Where the limits lie, while they are in order. */
function Rail({ typed, hasErrors }: { typed: TypedParameter; hasErrors: boolean }) {
  const limits = hasErrors ? null : typedLimits(typed, true);
  return (
    <div className="mt-3 min-h-8">
      {limits ? (
        <RangeRail limits={limits} measure={typed.measure} />
      ) : (
        <p className="flex items-center gap-1.5 text-caption text-fg-muted">
          <span className="size-4 flex-none">
            <FeedbackGlyph kind="info" />
          </span>
          {rangeWords.notDrawn}
        </p>
      )}
    </div>
  );
}
