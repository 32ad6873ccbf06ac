import { createContext, useContext, useRef } from 'react';
import useSWR from 'swr';
import type { CallOptions } from './client.ts';
import type { AnyEndpoint, ParamsOf, QueryOf, ResponseOf } from './endpoint.ts';
import { type Loadable, toLoadable } from './loadable.ts';
import { useNewestCall } from './useNewestCall.ts';

/** What a read asks for: what it is about, and which part of that. */
export type Question<E extends AnyEndpoint> = (ParamsOf<E> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> });

/** An answer, and the way to read it again. */
export interface Read<T> {
  loadable: Loadable<T>;
  /** Reads it again; resolves when it is there or has failed, and never rejects. */
  reread: () => Promise<void>;
}

/**
 * Reads from the API, and shows what was read before while the next page or filter of the same subject loads. What was
 * read of another subject, such as another patient, is never shown.
 *
 * @param question `null` when it is not known yet what to ask for: nothing is asked, and the answer is loading
 */
export function useRead<E extends AnyEndpoint>(
  endpoint: E,
  question: Question<E> | null,
): Read<ResponseOf<E>> {
  const subject = question && JSON.stringify([endpoint.path, question.params]);
  const call = useNewestCall(question && JSON.stringify([subject, question.query]));
  return useAnswer(
    subject,
    question?.query,
    // The type of a call's options is worked out from its endpoint, which is not known here.
    () => call(endpoint, { ...question } as CallOptions<E>),
  );
}

/**
 * Whether a part shows what was read before without asking again as it is shown; it then asks by `reread` when that suits
 * it. What was never read is asked for at once all the same.
 */
export const ReadsKept = createContext(false);

/**
 * The same for a read that takes several calls.
 *
 * @param subject what it is about; `null` when that is not known yet
 * @param part which part of the subject is asked for; what was read of another part is shown meanwhile
 */
export function useAnswer<T>(subject: string | null, part: unknown, ask: () => Promise<T>): Read<T> {
  const newest = useNewestOf(JSON.stringify([subject, part]), ask);
  const answer = useSWR(
    subject === null ? null : [subject, part],
    async () => ({ subject, data: await newest() }),
    { keepPreviousData: true, revalidateIfStale: !useContext(ReadsKept) },
  );
  const isOfSubject = answer.data?.subject === subject;
  return {
    loadable: toLoadable({
      ...answer,
      data: isOfSubject ? answer.data?.data : undefined,
      mutate: () => answer.mutate(),
    }),
    // A failure is shown by the loadable.
    reread: () =>
      answer.mutate().then(
        () => {},
        () => {},
      ),
  };
}

/**
 * Asks, and when the same is asked anew before there is an answer, what failed of the first comes to what the second does: a
 * write that makes a read stale ends it, and that is no failure of the read.
 */
function useNewestOf<T>(question: string, ask: () => Promise<T>): () => Promise<T> {
  const newest = useRef<{ question: string; answer: Promise<T> }>(null);
  return () => {
    const mine = { question, answer: ask() };
    newest.current = mine;
    mine.answer = mine.answer.catch((cause) => {
      const next = newest.current;
      if (next === null || next === mine || next.question !== question) throw cause;
      return next.answer;
    });
    return mine.answer;
  };
}
