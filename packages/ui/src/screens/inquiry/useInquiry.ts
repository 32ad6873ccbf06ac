import { ApiError, useApi, useSendInquiry } from '@rpm/api-client';
import { checked, InquiryForm, type InquirySent, textOr, type UserRecord } from '@rpm/domain';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { sessionWords } from '@rpm/domain/words/session';
import { useState } from 'react';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';

/** What the server said of what follows; what was not of the promised form is `null`. */
export type SentInquiry = { [K in keyof InquirySent]: InquirySent[K] | null };

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
  // What is typed outlives the page, not the session, and is in no storage: it may tell of a patient (behaviour R34).
  const draft = useSlot<typeof untouched>('inquiry');
  const [sent, setSent] = useState<SentInquiry | null>(null);
  /** Whether somebody without a record has tried. */
  const [isNobody, setNobody] = useState(false);

  const { run, isBusy, problem, clear } = useTask({
    name: inquiryWords.title,
    call: async (inquiry: InquiryForm) => {
      const typed = draft.value;
      const answer = await send({ userId: user.userId, username: user.username, ...inquiry });
      // Who has left the page meanwhile finds an empty form, unless something else is typed by now.
      if (draft.value === typed) draft.value = null;
      return answer;
    },
    // What the server said, or our own when it sent no text (INQ-12).
    says: { done: ({ message }) => textOr(message, inquiryWords.sent) },
    // INQ-13 has one sentence for every failure; what is sent again has the same key, and arrives once.
    refused: (error) => (error instanceof ApiError && error.status === 401 ? null : inquiryWords.failed),
    isToldTwice: true,
    onDone: (answer) => {
      startOver();
      setSent(answer);
    },
  });
  const form = useSchemaForm({
    initial: draft.value ?? untouched,
    check: (typed) => checked(InquiryForm, typed),
    words: inquiryWords.errors,
    onTyped: keep,
    send: async (inquiry) => {
      if (user.userId.trim() && user.username.trim()) return run(inquiry);
      log(sessionWords.noUser);
      setNobody(true);
    },
  });
  function keep(typed: typeof untouched) {
    draft.value = typed;
  }

  /** The form is another one from now on: what is still being sent is told as a toast alone. */
  function startOver() {
    clear();
    keep(untouched);
    form.reset(untouched);
    setSent(null);
    setNobody(false);
  }

  return { form, isBusy, sent, problem: isNobody ? inquiryWords.noUser : problem, startOver };
}
