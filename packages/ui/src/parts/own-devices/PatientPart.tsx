import type { Loadable } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Loaded, type LoadingSays } from '../../layout/Loaded/Loaded.tsx';

interface PatientPartProps<T> {
  loadable: Loadable<T>;
  says: LoadingSays;
  skeleton: ReactNode;
  isEmpty: (data: T) => boolean;
  empty: ReactNode;
  /** Where the sentence of a failure stands among the headings. */
  headingLevel?: 2 | 3;
  children: (data: T) => ReactNode;
}

/**
 * One part of the patient's dashboard, which loads, fails and is tried again alone. A part that is not found has no
 * data (behaviour 1b, Patient dashboard).
 */
export function PatientPart<T>({ loadable, empty, headingLevel = 3, ...rest }: PatientPartProps<T>) {
  const failure = loadable.state === 'failed' ? loadable : null;
  if (failure?.error.status === 404) return empty;
  if (failure && failure.error.status !== 403) {
    return <ErrorState headingLevel={headingLevel} title={loadWords.notAvailable} onRetry={failure.retry} />;
  }
  return <Loaded loadable={loadable} empty={empty} headingLevel={headingLevel} {...rest} />;
}
