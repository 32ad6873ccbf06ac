/**
 * The browser's own storage, or memory where the browser refuses it (blocked, full, private). The application works
 * from memory then, until the page is left (behaviour 1a, storage).
 */
export interface SafeStorage {
  read: (key: string) => string | null;
  /** Whether the browser keeps what is written, tried once at the start. */
  isKept: boolean;
  write: (key: string, value: string) => void;
  /** Removes everything, in the browser's storage and in memory. */
  clear: () => void;
}

export function safeStorage(browserStorage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    isKept: tryOut(browserStorage),
    read(key) {
      try {
        return browserStorage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        browserStorage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    clear() {
      memory.clear();
      try {
        browserStorage().clear();
      } catch {
        // What cannot be reached holds nothing of ours.
      }
    },
  };
}

function tryOut(browserStorage: () => Storage): boolean {
  const key = 'rpm.probe';
  try {
    browserStorage().setItem(key, key);
    browserStorage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}
