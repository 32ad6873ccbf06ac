import { ApiError } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../../components/ErrorState/ErrorState.tsx';
import { type Lazy, useLazy } from '../../hooks/lazily.ts';
import { Coming } from './Coming.tsx';
import { Loaded } from './Loaded.tsx';

interface NeededProps<Part> {
  lazy: Lazy<Part>;
  /** What a failure says; left out, that a part of the page is missing. */
  says?: { failed: string };
  headingLevel?: ErrorStateProps['headingLevel'];
  /** Stands in its place until it is there. */
  skeleton?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A part of a page whose code comes when the part is drawn. When it does not come, the rest of the page stands. */
export function Needed<Part>({
  lazy,
  says = loadWords.part,
  headingLevel = 2,
  skeleton = null,
  children,
}: NeededProps<Part>) {
  const { part, hasFailed, open } = useLazy(lazy, { isNeeded: true });
  const rest = { says: { tookTooLong: says.failed, ...says }, headingLevel, skeleton };
  if (hasFailed) {
    const loadable = { state: 'failed', error: new ApiError('network', 0), retry: open } as const;
    return (
      <Loaded loadable={loadable} {...rest}>
        {() => null}
      </Loaded>
    );
  }
  if (part !== null) return children(part);
  return skeleton === null ? (
    <Coming />
  ) : (
    <Loaded loadable={{ state: 'loading' }} {...rest}>
      {() => null}
    </Loaded>
  );
}
