import { ApiError, useSaveBillingCode } from '@rpm/api-client';
import {
  type BillCodeForm,
  billUnits,
  type CodeTyped,
  checkCode,
  codeForm,
  type KnownCode,
  type KnownRate,
  leastOfCode,
} from '@rpm/domain';
import { codeListWords } from '@rpm/domain/words/codeList';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { RateRows } from './RateRows.tsx';

const words = codeListWords;
const texts = words.dialog;

interface CodeDialogProps {
  /** The one that is changed; `null` adds one. */
  code: KnownCode | null;
  /** All that there are of it. */
  rates: readonly KnownRate[];
  /** What a new rate begins with. */
  usual: { payer: string; year: number };
  onClose: () => void;
}

/** Adds a code with its rates, or changes them. Load it by `import()`. @see SCR-04, API-25 */
export function CodeDialog({ code, rates, usual, onClose }: CodeDialogProps) {
  const call = useSaveBillingCode();
  const title = code ? texts.edit({ code: code.code }) : texts.add;
  const { run, isBusy, problem, clear } = useTask({
    name: title,
    call: (typed: CodeTyped) => call({ ...typed, version: code?.version ?? 0 }),
    says: { done: texts.saved },
    refused: (error) => (error instanceof ApiError && error.status === 409 ? texts.changed : undefined),
    onDone: onClose,
  });
  const form = useSchemaForm<BillCodeForm, CodeTyped>({
    initial: codeForm(code, rates, usual),
    check: checkCode,
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  const counts = form.field('unit');
  const least = leastOfCode(form.typed.code.trim().toUpperCase(), form.typed.unit);
  return (
    <FormDialog
      width="wide"
      title={title}
      description={texts.says}
      onClose={onClose}
      form={form}
      says={{ cancel: texts.cancel, submit: texts.save, busy: texts.saving }}
      isBusy={isBusy}
      problem={problem}
    >
      <div className="grid items-start gap-4 sm:grid-cols-6">
        <TextInput
          {...form.field('code')}
          label={words.code}
          autoComplete="off"
          readOnly={code !== null}
          isRequired
        />
        <div className="sm:col-span-3">
          <TextInput {...form.field('description')} label={words.description} autoComplete="off" isRequired />
        </div>
        <div className="flex flex-col gap-1 sm:col-span-2">
          <span aria-hidden="true" className="text-label">
            {words.counts}
          </span>
          <SegmentedControl
            name={words.counts}
            options={billUnits.map((value) => ({ value, label: words.units[value] }))}
            value={counts.value}
            onChange={counts.onChange}
          />
        </div>
        <TextInput
          {...form.field('threshold')}
          label={texts.least}
          hint={least > 0 ? texts.leastHint({ least }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <div className="sm:col-span-2">
          <TextInput
            {...form.field('excludes')}
            label={words.excludes}
            hint={texts.excludesHint}
            autoComplete="off"
          />
        </div>
        <div className="grid items-end gap-4 sm:col-span-3 sm:grid-cols-2">
          <TextInput {...form.field('effectiveFrom')} type="date" label={words.from} isRequired />
          <TextInput {...form.field('effectiveTo')} type="date" label={texts.end} hint={texts.endHint} />
        </div>
      </div>
      <RateRows
        value={form.typed.rates}
        onChange={(next) => form.change('rates', next)}
        isTried={form.field('rates').error !== undefined}
        usual={usual}
      />
    </FormDialog>
  );
}
