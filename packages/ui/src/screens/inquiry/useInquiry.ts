import { ApiError, useApi, useSendInquiry } from '@rpm/api-client';
import {
  InquiryForm,
  inquiryErrors,
  inquiryMessages,
  inquirySentText,
  messages,
  type UserRecord,
} from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { useSlot } from '../../providers/memory/index.ts';
import { useToast } from '../../providers/toast/index.ts';

const untouched = { type: '', message: '' };

/**
 * The inquiry form: what is typed, what is wrong with it, and the sending, one try at a time.
 *
 * Who clears the form or leaves while it is being sent is still told how it went; what they typed meanwhile stays.
 *
 * @see INQ-04 to INQ-13, SES-06, behaviour 1b and 1c
 */
export function useInquiry(user: UserRecord) {
  const { log } = useApi();
  const send = useSendInquiry();
  const toast = useToast();
  // What is typed outlives the page, not the session, and is in no storage: it may tell of a patient (behaviour R34).
  const draft = useSlot<typeof untouched>('inquiry');
  const [typed, setTyped] = useState(draft.value ?? untouched);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The try whose result concerns the form; `null` once the form is another one, or gone. */
  const current = useRef<object>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );
  const errors = inquiryErrors(typed);

  function type(next: typeof untouched) {
    draft.value = next;
    setTyped(next);
  }

  function startOver() {
    current.current = null;
    type(untouched);
    setTried(false);
    setBusy(false);
    setSent(false);
    setProblem(null);
  }

  function fail(attempt: object, cause: unknown) {
    // The end of the session has a notice of its own (behaviour 1a).
    if (cause instanceof ApiError && cause.status === 401) return;
    toast.show({ kind: 'error', text: inquiryMessages.failed });
    if (current.current === attempt) setProblem(inquiryMessages.failed);
  }

  async function submit(form: InquiryForm) {
    const attempt = {};
    const sent = draft.value;
    current.current = attempt;
    setBusy(true);
    setProblem(null);
    try {
      if (!navigator.onLine) throw new ApiError('network', 0);
      const { message } = await send({ userId: user.userId, username: user.username, ...form });
      toast.show({ kind: 'success', text: inquirySentText(message) });
      // Who has left the page meanwhile finds an empty form, unless something else is typed by now.
      if (draft.value === sent) draft.value = null;
      if (current.current === attempt) {
        startOver();
        setSent(true);
      }
    } catch (cause) {
      fail(attempt, cause);
    } finally {
      if (current.current === attempt) {
        current.current = null;
        setBusy(false);
      }
    }
  }

  return {
    typed,
    errors: isTried ? errors : {},
    isBusy,
    isSent,
    problem,
    change: (part: Partial<typeof untouched>) => type({ ...typed, ...part }),
    startOver,
    /** @returns the first field that is wrong; nothing is sent then */
    trySubmit(): keyof InquiryForm | null {
      if (isBusy) return null;
      setTried(true);
      const form = InquiryForm.safeParse(typed);
      if (!form.success) return errors.type ? 'type' : 'message';
      if (user.userId.trim() && user.username.trim()) void submit(form.data);
      else {
        log(messages.session.noUser);
        setProblem(inquiryMessages.noUser);
      }
      return null;
    },
  };
}
