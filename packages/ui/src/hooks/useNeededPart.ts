import { ApiError, type Loadable } from '@rpm/api-client';
import { useCallback, useEffect, useState } from 'react';
import type { LazyPart } from './useOnInterest.ts';

/** Code that a part of a page needs at once, in the states of a read, so that `Loaded` draws them. */
export function useNeededPart<Part>(lazy: LazyPart<Part>): Loadable<Part> {
  const [state, setState] = useState<'loading' | 'failed' | { part: Part }>('loading');
  const load = useCallback(() => {
    setState('loading');
    lazy.load().then(
      (part) => setState({ part }),
      () => setState('failed'),
    );
  }, [lazy]);
  useEffect(load, [load]);
  if (state === 'loading') return { state };
  if (state === 'failed') return { state, error: new ApiError('network', 0), retry: load };
  return { state: 'ready', data: state.part, isUpdating: false, error: null, retry: load };
}
