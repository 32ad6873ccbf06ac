import { type Credential, credentialKinds, isLicense, openEndedKinds, usStates } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { usStateWords } from '@rpm/domain/words/usState';
import { Upload } from 'lucide-react';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { FileField } from '../../parts/files/FileField.tsx';
import { useCredentialForm } from './useCredentialForm.ts';

const { dialog: texts, kinds } = credentialWords;
const kindOptions = credentialKinds.map((value) => ({ value, label: kinds[value] }));
const stateOptions = usStates
  .map((value) => ({ value, label: usStateWords[value] }))
  .sort((a, b) => a.label.localeCompare(b.label));

interface UploadDialogProps {
  /** The own one that the new one is to replace; `null`: another one. */
  renewed: Credential | null;
  today: string;
  onClose: () => void;
}

/** Uploads a credential with its document, for an administrator to check. Load it by `import()`. @see SCR-09 */
export function UploadDialog({ renewed, today, onClose }: UploadDialogProps) {
  const { form, isBusy, problem } = useCredentialForm(renewed, today, onClose);
  useLeaveWarning(isBusy || form.isDirty);
  const { kind } = form.typed;
  const file = form.field('file');
  return (
    <FormDialog
      width="medium"
      title={texts.title}
      description={renewed ? texts.renews : texts.says}
      onClose={onClose}
      form={form}
      says={{ cancel: texts.cancel, submit: texts.upload, busy: texts.busy }}
      isBusy={isBusy}
      problem={problem}
      icon={<Upload aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
    >
      <FileField
        says={{ ...texts, label: texts.document }}
        accept="application/pdf,image/png,image/jpeg"
        file={file.value}
        error={file.error}
        onChange={(chosen) => form.change('file', chosen)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select {...form.field('kind')} label={texts.kind} options={kindOptions} />
        <TextInput {...form.field('number')} label={texts.number} autoComplete="off" isRequired />
        {isLicense(kind) && (
          <Select
            {...form.field('state')}
            label={texts.state}
            options={stateOptions}
            placeholder={texts.chooseState}
            isRequired
          />
        )}
        <div className={isLicense(kind) ? undefined : 'sm:col-span-2'}>
          <TextInput {...form.field('issuer')} label={texts.issuer} autoComplete="off" isRequired />
        </div>
        <TextInput {...form.field('issued')} type="date" max={today} label={texts.issued} isRequired />
        <TextInput
          {...form.field('expires')}
          type="date"
          label={texts.expires}
          {...(openEndedKinds.includes(kind) ? { hint: texts.expiresHint } : { isRequired: true })}
        />
      </div>
    </FormDialog>
  );
}
