import { ApiError, useSendContact } from '@rpm/api-client';
import { ContactForm, checked, limits } from '@rpm/domain';
import { contactWords } from '@rpm/domain/words/contact';
import { useState } from 'react';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';

const untouched: ContactForm = { name: '', email: '', message: '' };

/**
 * The form of the contact page: what is typed, what is wrong with it, and the sending, one try at a time. A try that
 * failed keeps what was typed, and the same text is sent under the same key, so that it arrives once. It is in no
 * storage: it may tell of a patient (behaviour R34).
 */
export function useContact() {
  const send = useSendContact();
  /** The address to which the answer goes, once the message was sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const { run, isBusy, problem } = useTask({
    name: contactWords.title,
    call: (message: ContactForm) => send(message),
    refused: (error) =>
      error instanceof ApiError && error.status === 429
        ? contactWords.tooMany({ minutes: limits.loginWindowMinutes })
        : undefined,
    onDone: (_, { name, email }) => {
      form.reset({ ...untouched, name, email });
      setSentFrom(email);
    },
  });
  const form = useSchemaForm({
    initial: untouched,
    check: (typed) => checked(ContactForm, typed),
    words: contactWords.errors,
    send: run,
  });
  useLeaveWarning(isBusy || form.typed.message.trim() !== '');

  return { form, isBusy, problem, sentFrom, startOver: () => setSentFrom(null) };
}
