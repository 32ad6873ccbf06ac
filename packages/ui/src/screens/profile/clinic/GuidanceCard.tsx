import { useGuidance, useSaveGuidance } from '@rpm/api-client';
import {
  checkGuidance,
  type Guidance,
  guidanceChanges,
  guidanceForm,
  limits,
  type GuidanceForm as Typed,
} from '@rpm/domain';
import { guidanceUsual as english } from '@rpm/domain/words/en/guidanceUsual';
import { guidanceUsual as spanish } from '@rpm/domain/words/es/guidanceUsual';
import { guidanceWords as texts } from '@rpm/domain/words/guidance';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useKeptTyping } from '../../../hooks/useKeptTyping.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { SaveRow } from '../SaveRow.tsx';

const listOf = ({ signs, rest }: typeof english) => ({ signs: [...signs], rest: [...rest] });
const usual = { en: listOf(english), es: listOf(spanish) };

/** What patients are told about a critical reading, in both languages, and the clinic's phones. @see PDB-07 */
export function GuidanceCard() {
  const { loadable } = useGuidance();
  return (
    <Card title={texts.title} note={texts.note}>
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton width="half" />}>
        {(guidance) => <GuidanceForm guidance={guidance} />}
      </Loaded>
    </Card>
  );
}

function GuidanceForm({ guidance }: { guidance: Guidance }) {
  const save = useSaveGuidance();
  const { kept, seen } = useKeptTyping<Typed, Guidance>('guidance', guidance);
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async (wanted: Omit<Guidance, 'version'>) => {
      const { version } = seen.current;
      await save({ ...wanted, version });
      const isChanged = guidanceChanges(seen.current, wanted).length > 0;
      seen.current = { ...wanted, version: isChanged ? version + 1 : version };
      kept.value = null;
    },
    says: { done: texts.saved },
    onDone: () => form.reset(guidanceForm(seen.current, usual)),
    refused: (cause) => {
      const changed = save.refusal(409, cause);
      if (!changed) return undefined;
      seen.current = changed.current;
      return texts.changedMeanwhile;
    },
  });
  const form = useSchemaForm({
    initial: guidanceForm(guidance, usual),
    check: (typed) => checkGuidance(typed, usual),
    words: texts.errors,
    send: run,
    onWrong: clear,
    kept,
  });
  return (
    <form {...form.handlers} aria-label={texts.title} className="flex flex-col gap-4 pt-1">
      {!guidance.isConfirmed && <Banner kind="warning">{texts.toConfirm}</Banner>}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['phone', 'afterHoursPhone'] as const).map((name) => (
          <TextInput
            key={name}
            {...form.field(name)}
            label={texts[name]}
            {...(name === 'afterHoursPhone' && { hint: texts.phoneHint })}
            type="tel"
            autoComplete="off"
          />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['enSigns', 'esSigns', 'enRest', 'esRest'] as const).map((name) => (
          <TextArea
            key={name}
            {...form.field(name)}
            label={texts[name]}
            maxLength={limits.guidanceLinesMax * (limits.guidanceLineMaxCharacters + 1)}
            rows={5}
            lang={name.slice(0, 2)}
          />
        ))}
      </div>
      <Checkbox
        label={texts.isConfirmed}
        checked={form.typed.isConfirmed}
        onChange={({ target }) => form.change('isConfirmed', target.checked)}
      />
      <SaveRow texts={texts} isBusy={isBusy} problem={problem} />
    </form>
  );
}
