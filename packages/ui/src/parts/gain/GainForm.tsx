import {
  checkGain,
  type GainForm as Form,
  type GainChoice,
  type GainRule,
  gainForm,
  limitText,
  vitalMeasure,
} from '@rpm/domain';
import { gainWords as texts } from '@rpm/domain/words/gain';
import { useRef } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

interface GainFormProps {
  choice: GainChoice;
  rule: GainRule | null;
  /** The rule of the clinic, where the form is a patient's; `null`: it has none. */
  clinic?: GainRule | null;
  /** @param seen what was there when it was chosen */
  save: (wanted: Chosen, seen: Chosen) => Promise<unknown>;
  /** What a refusal says that somebody else chose meanwhile; `null`: it is another failure. */
  changed: (cause: unknown) => Chosen | null;
}

interface Chosen {
  choice: GainChoice;
  rule: GainRule | null;
}

/** By how much weight may go up before somebody is told, in the reader's unit: of the clinic, or of a patient. @see SCR-02 */
export function GainForm({ choice, rule, clinic, save, changed }: GainFormProps) {
  const measure = vitalMeasure('Weight', useUnits());
  const isPatients = clinic !== undefined;
  const initial = gainForm(choice, rule ?? clinic ?? null, measure);
  /** What the server has, as far as this form knows. */
  const seen = useRef<Chosen>({ choice, rule });
  const gain = (kg: number) => `${limitText(measure, kg, 'max')} ${measure.unit}`;
  const said = (theirs: Chosen) =>
    theirs.rule
      ? texts.ruleSaid({ day: gain(theirs.rule.day), week: gain(theirs.rule.week) })
      : texts.choices[theirs.choice];
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async (wanted: Chosen) => {
      await save(wanted, seen.current);
      seen.current = wanted;
    },
    says: { done: texts.saved },
    refused: (cause) => {
      const theirs = changed(cause);
      if (!theirs) return undefined;
      seen.current = theirs;
      return texts.changedMeanwhile({ chosen: said(theirs) });
    },
  });
  const form = useSchemaForm<Form, Chosen>({
    initial,
    check: (typed) => checkGain(typed, measure),
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  const choices = isPatients ? texts.choices : texts.clinicChoices;
  const chosen = form.typed.choice;
  return (
    <form {...form.handlers} aria-label={texts.title} className="flex flex-col items-start gap-4 pt-1">
      <SegmentedControl
        name={texts.choice}
        options={(Object.keys(choices) as GainChoice[]).map((value) => ({
          value,
          label: value === 'clinic' ? texts.choices.clinic : choices[value],
        }))}
        value={chosen}
        onChange={(value) => form.change('choice', value)}
      />
      {chosen === 'off' && <p className="text-fg-muted">{texts.off}</p>}
      {chosen === 'clinic' && (
        <p className="text-fg-muted">
          {clinic
            ? texts.asClinic({
                day: gain(clinic.day),
                week: gain(clinic.week),
              })
            : texts.clinicOff}
        </p>
      )}
      {chosen === 'own' && (
        <div className="grid w-full gap-4 sm:grid-cols-2">
          {(['day', 'week'] as const).map((period) => (
            <TextInput
              key={period}
              {...form.field(period)}
              label={texts[period]({ unit: measure.unit })}
              isRequired
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </div>
      )}
      <Problem>{problem}</Problem>
      <div className="self-end">
        <Button type="submit" variant="primary" busy={isBusy ? texts.busy : undefined}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
