import { limits } from '@rpm/domain';
import { type ComponentType, createElement, lazy, type ReactNode, useEffect, useState } from 'react';
import { type Lazy, lazily } from '../hooks/lazily.ts';

/** A page's code did not come. @see ERR-04 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const reloadedKey = 'rpm.reloadedForChunk';

/** What a chunk is loaded with; tests give their own. */
export interface ChunkHost {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
  /** Where the browser is. Left out, the browser says; so with `isOnline`. */
  path?: () => string;
  isOnline?: () => boolean;
  timeoutMs?: number;
}

const browser: ChunkHost = { storage: () => sessionStorage, reload: () => location.reload() };

/**
 * Loads a page's code, and gives up in time.
 *
 * A chunk that is gone is most often one of a build that has been replaced, so the page is loaded anew, once at each
 * path; a mark that has been read back makes sure that it is once, and without a place for the mark there is no reload.
 * What else loads at that path leaves the mark: the frame around a page may come where the page does not. Offline there
 * is no reload either: it would put the browser's own error page in place of ours.
 *
 * @throws ChunkLoadError when the code does not come within 120 s, or does not come after the reload either
 * @see ERR-04, behaviour 1b (loading, chunk)
 */
export async function loadChunk<T>(load: () => Promise<T>, host: ChunkHost = browser): Promise<T> {
  const { timeoutMs = limits.chunkLoadTimeoutMs, isOnline = () => navigator.onLine } = host;
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadError('Loading the page took too long.')), timeoutMs);
  try {
    const loaded = await Promise.race([load(), tooLate]);
    hasCome(host);
    return loaded;
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    if (!isOnline() || isMarked(host) || !mark(host)) {
      throw new ChunkLoadError('The page could not be loaded.', { cause });
    }
    host.reload();
    return new Promise<never>(() => {});
  } finally {
    clearTimeout(timer);
  }
}

/** Code has come: what was loaded anew at another path may be so again. */
function hasCome(host: ChunkHost): void {
  if (!isMarked(host)) unmark(host);
}

const pathOf = ({ path = () => location.pathname }: ChunkHost) => path();

/** Whether the page has been loaded anew at this path. */
function isMarked(host: ChunkHost): boolean {
  try {
    return host.storage().getItem(reloadedKey) === pathOf(host);
  } catch {
    return false;
  }
}

/** Gives whether the mark is there now. */
function mark(host: ChunkHost): boolean {
  try {
    host.storage().setItem(reloadedKey, pathOf(host));
  } catch {
    return false;
  }
  return isMarked(host);
}

function unmark({ storage }: ChunkHost): void {
  try {
    storage().removeItem(reloadedKey);
  } catch {
    // Where nothing can be kept there is no mark.
  }
}

/** A screen whose code comes when it is first drawn, or when it is asked for before. */
export interface LazyScreen<Props extends object> extends Lazy<ComponentType<Props>> {
  /** Draw it below a `Suspense` and an `ErrorBoundary`. */
  Screen: (props: Props) => ReactNode;
}

/**
 * Makes one of an `import()`; all that `lazily` says holds, and that of `loadChunk`. Code that is there is drawn at once:
 * what stands for code that comes would stay for 300 ms at least, which is how React keeps pages from flickering.
 */
export function lazyScreen<Props extends object>(
  fetchScreen: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const part = lazily(fetchScreen);
  const Coming: ComponentType<Props> = lazy(async () => ({ default: await loadChunk(part.load) }));
  function Screen(props: Props): ReactNode {
    const [known] = useState(part.known);
    useEffect(() => {
      if (known) hasCome(browser);
    }, [known]);
    return createElement(known ? known.part : Coming, props);
  }
  return { ...part, Screen };
}
