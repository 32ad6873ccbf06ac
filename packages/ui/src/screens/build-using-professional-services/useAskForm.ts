import { ApiError, useAddRecordRequest } from '@rpm/api-client';
import {
  checked,
  type RecordHolder,
  type RecordKind,
  type RecordRequestForm,
  recordRequestForm,
} from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { useState } from 'react';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';

const texts = recordRequestWords.ask;

/** Nothing typed yet. */
export const emptyHolder: RecordHolder = { name: '', city: '', phone: '' };

/** What is typed. */
interface AskTyped {
  holders: RecordHolder[];
  /** Another one that is being typed; `null`: none. */
  draft: RecordHolder | null;
  since: string;
  until: string;
  kinds: RecordKind[];
  isAllowed: boolean;
  signedAs: string;
}

/** Whether nothing of it is typed. */
export const isEmptyHolder = (draft: RecordHolder) =>
  Object.values(draft).every((part) => part.trim() === '');

/** What is being typed counts as added; a day that was not chosen is a question without an answer. */
function check({ draft, ...typed }: AskTyped, today: string) {
  const holders = draft !== null && !isEmptyHolder(draft) ? [...typed.holders, draft] : typed.holders;
  const found = checked(recordRequestForm(today), { ...typed, holders } as unknown as RecordRequestForm);
  if (!('errors' in found)) return found;
  return {
    errors: {
      ...found.errors,
      ...(typed.since === '' && { since: 'dayRequired' }),
      ...(typed.until === '' && { until: 'dayRequired' }),
    },
  };
}

/**
 * The form by which a patient asks for records.
 *
 * @param today by the calendar of who asks, `YYYY-MM-DD`
 * @param onSent gets the id of the request
 */
export function useAskForm(userId: string, today: string, onSent: (requestId: string) => void) {
  const add = useAddRecordRequest();
  const [wrong, setWrong] = useState(0);
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: ({ isAllowed: _, ...wanted }: RecordRequestForm) => add({ ...wanted, userId }),
    refused: (failure) =>
      failure instanceof ApiError && [400, 409].includes(failure.status)
        ? (failure.serverMessage ?? undefined)
        : undefined,
    onDone: ({ request }) => onSent(request.requestId),
  });
  const form = useSchemaForm<AskTyped, RecordRequestForm>({
    initial: {
      holders: [],
      draft: emptyHolder,
      since: '',
      until: today,
      kinds: ['visits', 'labs'],
      isAllowed: false,
      signedAs: '',
    },
    check: (typed) => check(typed, today),
    words: texts.errors,
    send: (value) => {
      setWrong(0);
      return run(value);
    },
    onWrong: () => {
      clear();
      setWrong(countWrong(form.typed, today));
      // What is wrong is said beside a field, which can take the focus.
      const { holders, draft } = form.typed;
      if (holders.length === 0 && draft === null) form.change('draft', emptyHolder);
    },
  });
  return { form, isBusy, problem, wrong };
}

function countWrong(typed: AskTyped, today: string): number {
  const found = check(typed, today);
  return 'errors' in found ? Object.keys(found.errors).length : 0;
}
