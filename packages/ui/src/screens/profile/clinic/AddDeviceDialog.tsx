import { useAddDeviceModel } from '@rpm/api-client';
import { checked, NewDeviceModel, type VitalKind, vitalKinds } from '@rpm/domain';
import { catalogWords } from '@rpm/domain/words/catalog';
import { useId } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx';
import { FieldError } from '../../../components/Field/Field.tsx';
import { TextInput, type TextInputProps } from '../../../components/TextInput/TextInput.tsx';
import { vitalName } from '../../../hooks/names.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';

const texts = catalogWords.dialog;
const empty: NewDeviceModel = { name: '', brand: '', model: '', vitals: [] };

/** Adds an own device to the clinic's catalog. Load it by `import()` when somebody wants it (F1). */
export function AddDeviceDialog({ onClose }: { onClose: () => void }) {
  const errorId = useId();
  const add = useAddDeviceModel();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: (device: NewDeviceModel) => add(device),
    says: { done: texts.done },
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: empty,
    check: (typed) => checked(NewDeviceModel, typed),
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  const { value: chosen, error } = form.field('vitals');
  const text = (name: 'name' | 'brand' | 'model', input: TextInputProps) => (
    <TextInput autoComplete="off" dir="auto" {...input} {...form.field(name)} isRequired />
  );
  const choose = (kind: VitalKind, isChosen: boolean) =>
    form.change(
      'vitals',
      vitalKinds.filter((each) => (each === kind ? isChosen : chosen.includes(each))),
    );
  return (
    <FormDialog
      width="medium"
      title={texts.title}
      description={texts.description}
      onClose={onClose}
      form={form}
      says={texts}
      isBusy={isBusy}
      problem={problem}
    >
      {text('name', { label: texts.name, hint: texts.nameHint })}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text('brand', { label: texts.brand })}
        {text('model', { label: texts.model, hint: texts.modelHint, spellCheck: false })}
      </div>
      <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
        <legend className="font-semibold text-label">{texts.vitals}</legend>
        <div className="grid sm:grid-cols-2">
          {vitalKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={vitalName(kind)}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(kind)}
              onChange={({ target }) => choose(kind, target.checked)}
            />
          ))}
        </div>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </fieldset>
    </FormDialog>
  );
}
