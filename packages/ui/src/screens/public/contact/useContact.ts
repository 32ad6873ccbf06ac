import { ApiError, useSendContact } from '@rpm/api-client';
import { ContactForm, contactErrors, contactFields, limits } from '@rpm/domain';
import { contactWords } from '@rpm/domain/words/contact';
import { useState } from 'react';
import { saidErrors } from '../../../hooks/saidErrors.ts';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { useTask } from '../../../hooks/useTask.ts';

const untouched: ContactForm = { name: '', email: '', message: '' };

/**
 * The form of the contact page: what is typed, what is wrong with it, and the sending, one try at a time. A try that
 * failed keeps what was typed, and the same text is sent under the same key, so that it arrives once. It is in no
 * storage: it may tell of a patient (behaviour R34).
 */
export function useContact() {
  const send = useSendContact();
  const [typed, setTyped] = useState(untouched);
  const [isTried, setTried] = useState(false);
  /** The address to which the answer goes, once the message was sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const { run, isBusy, problem } = useTask({
    name: contactWords.title,
    call: (form: ContactForm) => send(form),
    refused: (error) =>
      error instanceof ApiError && error.status === 429
        ? contactWords.tooMany({ minutes: limits.loginWindowMinutes })
        : undefined,
    onDone: (_, { name, email }) => {
      setTyped({ ...untouched, name, email });
      setTried(false);
      setSentFrom(email);
    },
  });
  useLeaveWarning(isBusy || typed.message.trim() !== '');
  const errors = saidErrors(contactErrors(typed), contactWords.errors);

  return {
    typed,
    errors: isTried ? errors : {},
    isBusy,
    problem,
    sentFrom,
    change: (part: Partial<ContactForm>) => setTyped({ ...typed, ...part }),
    startOver: () => setSentFrom(null),
    /** @returns the first field that is wrong; nothing is sent then */
    trySubmit(): keyof ContactForm | null {
      if (isBusy) return null;
      setTried(true);
      const form = ContactForm.safeParse(typed);
      if (!form.success) return contactFields.find((field) => errors[field]) ?? null;
      void run(form.data);
      return null;
    },
  };
}
