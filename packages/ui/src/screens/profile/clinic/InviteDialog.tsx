import { type FieldErrors, limits, roleTitle, type StaffInvitation, staffRoles } from '@rpm/domain';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import { TextInput, type TextInputProps } from '../../../components/TextInput/TextInput.tsx';
import type { InvitationDraft, useInvitation } from './useInvitation.ts';

const texts = staffWords.dialog;

const roles = staffRoles.map((value) => ({
  value,
  label: roleWords[roleTitle(value)],
  detail: texts.roles[value],
}));

interface InviteDialogProps {
  invitation: ReturnType<typeof useInvitation>;
  /** What is typed. Kept by the caller: whoever closes the dialog by mistake finds it again. */
  draft: InvitationDraft;
  onDraft: (draft: InvitationDraft) => void;
  onClose: () => void;
}

/** Invites somebody to the own clinic. Load it by `import()` when somebody wants it. @see ROL-01 */
export function InviteDialog({ invitation, draft, onDraft, onClose }: InviteDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<StaffInvitation>>({});
  const { send, sendingTo, problem, clear } = invitation;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendingTo !== null) return;
    clear();
    flushSync(() => setErrors(send(draft)));
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }

  const text = (name: 'firstName' | 'lastName' | 'username', input: TextInputProps) => (
    <TextInput
      autoComplete="off"
      maxLength={name === 'username' ? limits.emailMaxCharacters : limits.shortTextMaxCharacters}
      {...input}
      isRequired
      value={draft[name]}
      onChange={(event) => {
        onDraft({ ...draft, [name]: event.target.value });
        setErrors({ ...errors, [name]: undefined });
      }}
      error={errors[name]}
    />
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
      <form
        ref={form}
        id={formId}
        noValidate
        aria-label={texts.title}
        onSubmit={submit}
        className="flex flex-col gap-4"
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
          value={draft.role}
          onChange={(role) => onDraft({ ...draft, role })}
        />
        {problem && (
          <Banner kind="danger" announce="alert">
            {problem}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
