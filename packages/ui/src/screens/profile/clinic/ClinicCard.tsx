import { useClinic } from '@rpm/api-client';
import { type ClinicDetails, limits, unitSystems, weekdays } from '@rpm/domain';
import { clinicDetailsWords as texts } from '@rpm/domain/words/clinicDetails';
import { profileWords } from '@rpm/domain/words/profile';
import { useId, useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { timeZoneOptions } from '../../../parts/person/timeZoneOptions.ts';
import { SaveRow } from '../SaveRow.tsx';
import { DayHours } from './DayHours.tsx';
import { useClinicForm } from './useClinicForm.ts';

/** What the clinic says of itself: name, time zone, units and opening hours, for its administrators (F1). */
export function ClinicCard() {
  const { loadable } = useClinic();
  return (
    <Card title={texts.title} note={texts.note}>
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={
          <div className="flex flex-col gap-4 py-3">
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        }
      >
        {(details) => <Details details={details} />}
      </Loaded>
    </Card>
  );
}

const systems = unitSystems.map((value) => ({ value, label: profileWords.unitSystems[value] }));

function Details({ details }: { details: ClinicDetails }) {
  const hoursId = useId();
  const { form, isBusy, problem, showTheirs } = useClinicForm(details);
  const zones = useMemo(() => timeZoneOptions(details.timeZone), [details.timeZone]);
  return (
    <form {...form.handlers} aria-label={texts.title} className="flex flex-col gap-5 pt-1">
      <TextInput
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        isRequired
        autoComplete="organization"
        dir="auto"
      />
      <Select {...form.field('timeZone')} label={texts.timeZone} hint={texts.timeZoneHint} options={zones} />
      <div className="flex flex-col items-start gap-1.5">
        <p aria-hidden="true" className="text-label">
          {texts.units}
        </p>
        <SegmentedControl
          name={texts.units}
          options={systems}
          value={form.typed.units}
          onChange={(units) => form.change('units', units)}
        />
        <p className="text-caption text-fg-muted">{texts.unitsHint}</p>
      </div>
      <Checkbox
        label={texts.opensTimer}
        hint={texts.opensTimerHint}
        checked={form.typed.opensTimer}
        onChange={({ target }) => form.change('opensTimer', target.checked)}
      />
      <div>
        <h3 id={hoursId} className="font-semibold text-label">
          {texts.hours}
        </h3>
        <p className="text-caption text-fg-muted">{texts.hoursHint}</p>
        {details.openingHours === null && <p className="pt-1">{texts.notSaved}</p>}
        <ul aria-labelledby={hoursId} className="flex flex-col pt-1">
          {weekdays.map((day) => (
            <DayHours
              key={day}
              day={day}
              spans={form.typed[day]}
              error={form.field(day).error}
              onChange={(spans) => form.change(day, spans)}
            />
          ))}
        </ul>
      </div>
      <TextInput
        {...form.field('escalationMinutes')}
        label={texts.escalation}
        hint={texts.escalationHint}
        isRequired
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        {...form.field('silentDays')}
        label={texts.silentDays}
        hint={texts.silentDaysHint}
        isRequired
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea
        {...form.field('symptomWords')}
        label={texts.symptoms}
        hint={texts.symptomsHint}
        maxLength={limits.symptomWordsMax * limits.symptomWordMaxCharacters}
        rows={6}
      />
      <SaveRow texts={texts} isBusy={isBusy} problem={problem}>
        {showTheirs && <Button onClick={showTheirs}>{texts.showTheirs}</Button>}
      </SaveRow>
    </form>
  );
}
