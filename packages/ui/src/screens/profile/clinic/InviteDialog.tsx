import { limits, roleTitle, staffRoles } from '@rpm/domain';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { useId } from 'react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
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
  const formId = useId();
  const { form, sendingTo, problem } = invitation;
  const text = (name: 'firstName' | 'lastName' | 'username', input: TextInputProps) => (
    <TextInput autoComplete="off" {...input} {...form.field(name)} isRequired />
  );
  return (
    <Dialog
      isOpen
      width="medium"
      closesOutside={false}
      title={texts.title}
      description={texts.description({ invitationDays: limits.invitationDays })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={sendingTo === null ? undefined : texts.busy}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id={formId} aria-label={texts.title} className="flex flex-col gap-4">
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
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
