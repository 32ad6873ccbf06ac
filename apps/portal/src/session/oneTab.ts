import type { Language, SessionRecord } from '@rpm/domain';
import { afterEach, beforeEach, vi } from 'vitest';

/** The session of somebody, as it is stored. */
export const session = (userId: string, token = `token-of-${userId}`): SessionRecord => ({
  token,
  user: {
    userId,
    username: `${userId}@northside.example`,
    role: 'STAFF',
    clinicName: 'Northside',
    firstName: 'Fennel',
    middleName: '',
    lastName: 'Deskworth',
  },
});
export const reload = vi.fn();
export const log = vi.fn();
/** Whether the page can be loaded in another language than it has. */
export const turnTo = vi.fn((language: Language) => language === 'es');
export const host = {
  localStorage: () => localStorage,
  sessionStorage: () => sessionStorage,
  log,
  reload,
  turnTo,
};
/** A storage that the browser does not give. */
export const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Each test is one tab with nobody beside it, unless it says so itself. */
export function oneTabForEach(): void {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', undefined);
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    turnTo.mockImplementation((language) => language === 'es');
  });
}

/** What another tab's write does in this one: jsdom, like a browser, sends no event to the tab that writes. */
export function otherTabWrites(next: SessionRecord | null) {
  if (next) localStorage.setItem('rpm.session', JSON.stringify(next));
  else localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: next ? 'rpm.session' : null }));
}
