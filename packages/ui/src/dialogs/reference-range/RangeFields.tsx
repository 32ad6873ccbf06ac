import {
  type Clock,
  formatInstant,
  isElsewhere,
  type RangeChange,
  type RangeEditing,
  type RangeErrors,
  rangeInstant,
  roleTitle,
  zoneName,
} from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { rangeWords } from '@rpm/domain/words/range';
import { roleWords } from '@rpm/domain/words/role';
import type { Dispatch, ReactNode, Ref } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DateTimeInput } from '../../components/DateTimeInput/DateTimeInput.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { parameterName } from '../../hooks/names.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ParameterFields } from './ParameterFields.tsx';

interface RangeFieldsProps {
  state: RangeEditing;
  errors: RangeErrors;
  /** The patient's clock, by which times are typed. */
  place: Clock;
  now: Date;
  isReadOnly: boolean;
  onChange: Dispatch<RangeChange>;
  /** The first field that can be typed in. */
  firstField: Ref<HTMLInputElement>;
  /** Stands between the times and the limits. */
  backTest: ReactNode;
}

const noErrors = {};

/** Everything of the form that is read or typed. @see RNG-02 to RNG-04, RNG-13 */
export function RangeFields({
  state,
  errors,
  place,
  now,
  isReadOnly,
  onChange,
  firstField,
  backTest,
}: RangeFieldsProps) {
  const { form, isLoaded } = state;
  const title = roleTitle(useSession().user.role);
  const { timeZone } = place;
  const clock = isElsewhere(now, place) ? rangeWords.clock({ zone: zoneName(timeZone, 'long') }) : undefined;
  /** Behaviour 1c, DST: the clocks skip the time that was picked. */
  const hint = (local: string) => (rangeInstant(local, timeZone)?.wasSkipped ? rangeWords.moved : clock);
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-3 max-md:grid-cols-1">
        <TextInput
          label={title === 'provider' ? rangeWords.doctor : roleWords[title]}
          value={form.doctorName}
          readOnly
          dir="auto"
        />
        <DateTimeInput
          ref={firstField}
          label={rangeWords.start}
          value={form.start}
          error={errors.start && rangeWords.errors[errors.start]}
          hint={hint(form.start)}
          isRequired
          readOnly={isReadOnly}
          onChange={(value, isUnreadable) => onChange({ kind: 'start', value, isUnreadable })}
        />
        <DateTimeInput
          label={rangeWords.end}
          value={form.end}
          error={errors.end && rangeWords.errors[errors.end]}
          hint={hint(form.end)}
          isRequired
          readOnly={isReadOnly}
          onChange={(value, isUnreadable) => onChange({ kind: 'end', value, isUnreadable })}
        />
      </div>
      {form.isStartByForm && <TimesSet start={form.start} end={form.end} place={place} />}
      <Checkbox
        label={rangeWords.withLimits}
        checked={form.withLimits}
        disabled={isReadOnly}
        onChange={(event) => onChange({ kind: 'withLimits', isOn: event.target.checked })}
      />
      {isLoaded && form.parameters.length > 0 && backTest}
      {!isLoaded && <LoadingFields />}
      {isLoaded && form.parameters.length === 0 && <p>{rangeWords.cannotSave.noParameter}</p>}
      {form.parameters.map((typed) => (
        <ParameterFields
          key={typed.parameter}
          typed={typed}
          name={parameterName(typed.parameter, typed.unitDescription)}
          withLimits={form.withLimits}
          isReadOnly={isReadOnly}
          errors={errors.limits.get(typed.parameter) ?? noErrors}
          onChange={(field, value) => onChange({ kind: 'limit', parameter: typed.parameter, field, value })}
        />
      ))}
    </>
  );
}

/** What 'Yes' at 'Time is up!' has set. @see RNG-07 */
function TimesSet({ start, end, place }: Pick<RangeFieldsProps, 'place'> & Record<'start' | 'end', string>) {
  const inWords = (local: string) => {
    const set = rangeInstant(local, place.timeZone);
    return (set && formatInstant(set.instant, 'datetime', place)) ?? loadWords.unknown;
  };
  return (
    <Banner kind="info" announce="status">
      {rangeWords.timesSet({ start: inWords(start), end: inWords(end) })}
    </Banner>
  );
}

/** While the saved limits load, so that what comes cannot overwrite what is typed. */
function LoadingFields() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {appWords.loading}
      </p>
      <Skeleton shape="chart" />
    </div>
  );
}
