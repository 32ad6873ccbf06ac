import { useAddEhr } from '@rpm/api-client';
import { checkEhr, limits, type NewEhr, type TypedEhr } from '@rpm/domain';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../../components/Dialog/FormDialog.tsx';
import { TextInput } from '../../../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../../hooks/useTask.ts';
import { Copied } from '../../../../parts/copied/Copied.tsx';
import { useConfirmed } from '../../../../parts/security/useConfirmed.tsx';
import { ClientFields } from './ClientFields.tsx';

const { dialog: shared, ehrs } = clinicSignOnWords;
const texts = ehrs.dialog;
const empty: TypedEhr = { name: '', iss: '', clientId: '', secret: '', domains: '', asksFactor: true };

/** Connects an EHR, after a confirmation. @param address what to enter there */
export function EhrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const add = useAddEhr();
  const { confirmed, question } = useConfirmed();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: (ehr: NewEhr) => confirmed(() => add(ehr)),
    says: { done: texts.done },
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: empty,
    check: checkEhr,
    words: shared.errors,
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      width="medium"
      title={texts.title}
      description={texts.says}
      onClose={onClose}
      form={form}
      says={{ cancel: shared.cancel, submit: texts.connect, busy: texts.busy }}
      isBusy={isBusy}
      problem={problem}
      beside={question}
    >
      <Copied title={texts.launch} text={address} />
      <TextInput
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        dir="auto"
        maxLength={limits.systemNameMaxCharacters}
        {...form.field('name')}
        isRequired
      />
      <TextInput
        label={texts.iss}
        hint={texts.issHint}
        autoComplete="off"
        inputMode="url"
        maxLength={limits.signOnAddressMaxCharacters}
        {...form.field('iss')}
        isRequired
      />
      <ClientFields field={form.field} />
      <Checkbox
        label={texts.asksFactor}
        checked={form.typed.asksFactor}
        onChange={({ target }) => form.change('asksFactor', target.checked)}
      />
    </FormDialog>
  );
}
