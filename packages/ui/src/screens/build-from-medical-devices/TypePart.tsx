import {
  checkTypedReading,
  formatLocalTime,
  localTimeOf,
  type NewReading,
  type TypedReading,
  type VitalKind,
  vitalMeasure,
  vitalParameters,
} from '@rpm/domain';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { taskWords } from '@rpm/domain/words/task';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateTimeInput } from '../../components/DateTimeInput/DateTimeInput.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { parameterName } from '../../hooks/names.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { type Sent, useSend } from './useSend.ts';

interface TypePartProps {
  kind: VitalKind;
  userId: string;
  onSent: (sent: Sent) => void;
}

const { systolic, diastolic } = texts.typed;
const plain: Readonly<Record<string, string>> = { systolic, diastolic };
const nameOf = (parameter: string) => plain[parameter] ?? parameterName(parameter);

/** The numbers that a device shows, typed in the units of the reader. What is typed stays when it fails. */
export function TypePart({ kind, userId, onSent }: TypePartProps) {
  const measure = vitalMeasure(kind, useUnits());
  const timeZone = browserTimeZone();
  const isOnline = useOnline();
  const { run, isBusy, problem, clear } = useSend(userId, onSent);
  const [opened] = useState(() => new Date());
  const parameters = vitalParameters[kind];
  const form = useSchemaForm<TypedReading, NewReading>({
    initial: {
      ...Object.fromEntries(parameters.map(({ parameter }) => [parameter, ''])),
      at: formatLocalTime(localTimeOf(opened, timeZone)),
    },
    check: (typed) => checkTypedReading(kind, typed, { measure, timeZone, opened, now: new Date() }),
    words: texts.errors,
    send: (reading) => run({ readings: [reading] }),
    onWrong: clear,
  });
  const title = texts.typed.title({ vital: trendLinkWords.names[kind] });
  return (
    <form {...form.handlers} aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-h2">{title}</h2>
      <p className="text-fg-muted">{texts.typed.lead}</p>
      {parameters.map(({ parameter }) => (
        <TextInput
          key={parameter}
          {...form.field(parameter)}
          label={texts.typed.label({ parameter: nameOf(parameter), unit: measure.unit })}
          inputMode="decimal"
          autoComplete="off"
          isRequired
        />
      ))}
      <DateTimeInput {...form.field('at')} label={texts.typed.at} isRequired />
      {!isOnline && <Banner kind="warning">{taskWords.offline}</Banner>}
      <Problem>{problem}</Problem>
      <Button
        type="submit"
        variant="primary"
        busy={isBusy ? texts.sending : undefined}
        isDisabled={!isOnline}
      >
        {texts.send}
      </Button>
    </form>
  );
}
