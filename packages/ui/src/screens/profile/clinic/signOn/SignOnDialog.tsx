import { useSaveSignOn } from '@rpm/api-client';
import { checkSignOn, limits, type SignOnChange, type SignOnSettings, type TypedSignOn } from '@rpm/domain';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../../components/Dialog/FormDialog.tsx';
import { TextInput } from '../../../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../../hooks/useTask.ts';
import { Copied } from '../../../../parts/copied/Copied.tsx';
import { useConfirmed } from '../../../../parts/security/useConfirmed.tsx';
import { ClientFields } from './ClientFields.tsx';

const { dialog: texts } = clinicSignOnWords;
const switches = ['isOn', 'asksFactor', 'keepsPasswords'] as const;

/** What is set now, as it is typed; the secret is never told. */
const typedOf = ({ provider }: SignOnSettings): TypedSignOn => ({
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  secret: '',
  domains: provider?.domains.join(', ') ?? '',
  isOn: provider?.isOn ?? true,
  keepsPasswords: provider?.keepsPasswords ?? true,
  asksFactor: provider?.asksFactor ?? true,
});

/** Sets the provider by which those who work at a clinic log in, after a confirmation. @see ADR 68 */
export function SignOnDialog({ settings, onClose }: { settings: SignOnSettings; onClose: () => void }) {
  const save = useSaveSignOn();
  const { confirmed, question } = useConfirmed();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: (change: SignOnChange) => confirmed(() => save(change)),
    says: { done: texts.saved },
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: typedOf(settings),
    check: checkSignOn,
    words: texts.errors,
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
      says={{ cancel: texts.cancel, submit: texts.save, busy: texts.busy }}
      isBusy={isBusy}
      problem={problem}
      beside={question}
    >
      <Copied title={texts.redirect} text={settings.addresses.signOn} />
      <TextInput
        label={texts.issuer}
        hint={texts.issuerHint}
        autoComplete="off"
        inputMode="url"
        maxLength={limits.signOnAddressMaxCharacters}
        {...form.field('issuer')}
        isRequired
      />
      <ClientFields
        field={form.field}
        {...(settings.provider?.hasSecret && { secretHint: texts.secretKept })}
      />
      {switches.map((each) => (
        <Checkbox
          key={each}
          label={texts[each]}
          hint={each === 'keepsPasswords' ? texts.keepsHint : undefined}
          checked={form.typed[each]}
          onChange={({ target }) => form.change(each, target.checked)}
        />
      ))}
    </FormDialog>
  );
}
