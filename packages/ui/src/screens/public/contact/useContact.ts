import { ApiError, useSendContact } from '@rpm/api-client';
import { ContactForm, contactErrors, contactFields, contactMessages } from '@rpm/domain';
import { useRef, useState } from 'react';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';

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
  const [isBusy, setBusy] = useState(false);
  /** The address to which the answer goes, once the message was sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = useRef(false);
  useLeaveWarning(isBusy || typed.message.trim() !== '');
  const errors = contactErrors(typed);

  async function submit(form: ContactForm) {
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      if (!navigator.onLine) throw new ApiError('network', 0);
      await send(form);
      setTyped({ ...untouched, name: form.name, email: form.email });
      setTried(false);
      setSentFrom(form.email);
    } catch (cause) {
      const isTooMany = cause instanceof ApiError && cause.status === 429;
      setProblem(isTooMany ? contactMessages.tooMany : contactMessages.failed);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

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
      if (isSending.current) return null;
      setTried(true);
      const form = ContactForm.safeParse(typed);
      if (!form.success) return contactFields.find((field) => errors[field]) ?? null;
      void submit(form.data);
      return null;
    },
  };
}
