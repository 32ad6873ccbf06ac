import { limits } from '@rpm/domain';
import { type ComponentType, lazy } from 'react';

/** A page's code did not come. @see ERR-04 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const reloadedKey = 'rpm.reloadedForChunk';

/** What a chunk is loaded with; tests give their own. */
export interface ChunkHost {
  storage: () => Storage;
  reload: () => void;
  /** Left out, the browser says. */
  isOnline?: () => boolean;
  timeoutMs?: number;
}

const browser: ChunkHost = { storage: () => sessionStorage, reload: () => location.reload() };

/**
 * Loads a page's code, and gives up in time.
 *
 * A chunk that is gone is most often one of a build that has been replaced, so the page is loaded anew, once; a mark
 * that has been read back makes sure that it is once, and without a place for the mark there is no reload. Offline there
 * is none either: it would put the browser's own error page in place of ours.
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
    mark(host, false);
    return loaded;
  } catch (cause) {
    if (cause instanceof ChunkLoadError || !isOnline() || isMarked(host) || !mark(host, true)) {
      throw cause instanceof ChunkLoadError
        ? cause
        : new ChunkLoadError('The page could not be loaded.', { cause });
    }
    host.reload();
    return new Promise<never>(() => {});
  } finally {
    clearTimeout(timer);
  }
}

function isMarked({ storage }: ChunkHost): boolean {
  try {
    return storage().getItem(reloadedKey) !== null;
  } catch {
    return false;
  }
}

/** Sets or removes the mark. Gives whether it is as asked now. */
function mark(host: ChunkHost, isOn: boolean): boolean {
  try {
    if (isOn) host.storage().setItem(reloadedKey, '1');
    else host.storage().removeItem(reloadedKey);
  } catch {
    return false;
  }
  return isMarked(host) === isOn;
}

/** A screen whose code comes when it is first drawn. `pick` names it in its module. */
export function lazyScreen<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
) {
  return lazy(async () => ({ default: pick(await loadChunk(load)) }));
}
