import { limits, roleTitle, staffRoles } from '@rpm/domain';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import { TextInput, type TextInputProps } from '../../../components/TextInput/TextInput.tsx';
import type { useInvitation } from './useInvitation.ts';

const texts = staffWords.dialog;

const roles = staffRoles.map((value) => ({
  value,
  label: roleWords[roleTitle(value)],
  detail: texts.roles[value],
}));

interface InviteDialogProps {
  invitation: ReturnType<typeof useInvitation>;
  onClose: () => void;
}

/** Invites somebody to the own clinic. Load it by `import()` when somebody wants it. @see ROL-01 */
export function InviteDialog({ invitation, onClose }: InviteDialogProps) {
  const { form, sendingTo, problem } = invitation;
  const text = (name: 'firstName' | 'lastName' | 'username', input: TextInputProps) => (
    <TextInput autoComplete="off" {...input} {...form.field(name)} isRequired />
  );
  return (
    <FormDialog
      width="medium"
      title={texts.title}
      description={texts.description({ invitationDays: limits.invitationDays })}
      onClose={onClose}
      form={form}
      says={texts}
      isBusy={sendingTo !== null}
      problem={problem}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text('firstName', { label: texts.firstName, dir: 'auto' })}
        {text('lastName', { label: texts.lastName, dir: 'auto' })}
      </div>
      {text('username', {
        label: texts.email,
        hint: texts.emailHint,
        type: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      })}
      <RadioCards
        title={texts.role}
        headingLevel={3}
        options={roles}
        value={form.typed.role}
        onChange={(role) => form.change('role', role)}
      />
    </FormDialog>
  );
}
