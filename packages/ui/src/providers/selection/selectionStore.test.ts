import type { Selection } from '@rpm/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSelectionStore } from './selectionStore.ts';

const log = vi.fn();

const key = 'rpm.selection';
const ofJuniper: Selection = { ownerId: 'u-2', patientId: 'p-3', orderKey: 'k-1', devices: [] };
const ofBasil: Selection = { ...ofJuniper, patientId: 'p-4', orderKey: 'k-2' };
const withCuff: Selection = { ...ofJuniper, devices: [{ deviceId: 'd-1', vitals: [] }] };

/** A local storage that holds at most so many characters; -1 refuses everything, reading too. */
function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const check = () => {
    if (room < 0) throw new Error('blocked');
  };
  const storage = {
    getItem: (name: string) => {
      check();
      return kept.get(name) ?? null;
    },
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new Error('full');
      kept.set(name, value);
    },
    removeItem: (name: string) => {
      check();
      kept.delete(name);
    },
  };
  return { kept, storage: () => storage as Storage };
}

const events = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return () => vi.unstubAllGlobals();
});

/** Another tab has written. */
function otherTab(selection: unknown, name: string | null = key) {
  const newValue = selection === null ? null : JSON.stringify(selection);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: name, newValue }));
}

/** A store that a screen looks at. */
function opened(storage = fakeStorage(), ownerId = 'u-2') {
  const store = createSelectionStore(ownerId, storage.storage, log);
  store.open();
  const seen = vi.fn();
  return { ...storage, store, seen, close: store.subscribe(seen) };
}

describe('kept between screens and visits (REV-09, SES-05)', () => {
  test('what was chosen is there for the next visit of the same user, and for nobody else', () => {
    const { store, storage, kept } = opened();
    store.start(ofJuniper);
    store.edit(withCuff);
    expect(JSON.parse(kept.get(key) ?? '')).toEqual(withCuff);
    expect(opened({ storage, kept }).store.get()).toMatchObject({ selection: withCuff, isKept: true });
    expect(opened({ storage, kept }, 'u-9').store.get().selection).toBeNull();
  });

  test('an address is never stored, and outlives the screen', () => {
    const { store, kept, close } = opened();
    store.start(ofJuniper);
    const typed = { street: '12 Sample Court', city: '', state: '', zipCode: '' };
    store.deliver({ mode: 'Mail', source: 'new', typed });
    close();
    store.open();
    expect(store.get().delivery).toEqual({ mode: 'Mail', source: 'new', typed });
    expect([...kept.values()].join()).not.toContain('Sample');
  });

  test('a stored text that is no selection is none', () => {
    const storage = fakeStorage();
    storage.kept.set(key, '{"ownerId":"u-2","patientId":"<b>"}');
    expect(opened(storage).store.get().selection).toBeNull();
  });

  test('another patient begins without the address of the one before', () => {
    const { store } = opened();
    store.start(ofJuniper);
    store.deliver({ ...store.get().delivery, mode: 'Mail' });
    store.start(ofBasil);
    expect(store.get()).toMatchObject({ selection: ofBasil, delivery: { mode: null } });
  });

  test('a placed order leaves nothing behind (behaviour R2)', () => {
    const { store, kept, seen } = opened();
    store.start(withCuff);
    store.deliver({ ...store.get().delivery, mode: 'Mail' });
    store.finish();
    expect(store.get()).toMatchObject({ selection: null, delivery: { mode: null }, isKept: true });
    expect(kept.size).toBe(0);
    expect(seen).toHaveBeenCalledTimes(3);
  });
});

describe('a browser that keeps nothing (behaviour 1a, storage)', () => {
  test.each([-1, 10])('room for %d characters: works from memory, and says so', (room) => {
    const { store, close } = opened(fakeStorage(room));
    store.start(ofJuniper);
    store.edit(withCuff);
    close();
    store.open();
    expect(store.get()).toMatchObject({ selection: withCuff, isKept: false });
  });

  test('what no longer fits does not leave an older selection behind', () => {
    const { store, kept } = opened(fakeStorage(JSON.stringify(ofJuniper).length));
    store.start(ofJuniper);
    expect(store.get().isKept).toBe(true);
    store.edit(withCuff);
    expect(store.get()).toMatchObject({ selection: withCuff, isKept: false });
    expect(kept.size).toBe(0);
  });

  test('an id that says something is not stored', () => {
    const { store, kept } = opened();
    store.start({ ...ofJuniper, patientId: 'juniper@example.test' });
    expect(store.get().isKept).toBe(false);
    expect(kept.size).toBe(0);
  });
});

describe('two tabs (behaviour 1c)', () => {
  test('another patient stops this tab, which no longer writes', () => {
    const { store, kept } = opened();
    store.start(ofJuniper);
    kept.set(key, JSON.stringify(ofBasil));
    otherTab(ofBasil);
    expect(store.get()).toMatchObject({ selection: ofJuniper, isPatientChanged: true });
    store.edit(withCuff);
    store.finish();
    expect(JSON.parse(kept.get(key) ?? '')).toEqual(ofBasil);
  });

  test('choosing the patient again works on', () => {
    const { store, kept } = opened();
    store.start(ofJuniper);
    otherTab(ofBasil);
    store.start(ofJuniper);
    expect(store.get().isPatientChanged).toBe(false);
    expect(JSON.parse(kept.get(key) ?? '')).toEqual(ofJuniper);
  });

  test('the same patient: what is newer counts', () => {
    const { store } = opened();
    store.start(ofJuniper);
    otherTab(withCuff);
    expect(store.get()).toMatchObject({ selection: withCuff, isPatientChanged: false });
  });

  test.each([
    [null, key],
    [{ ...ofBasil, ownerId: 'u-9' }, key],
    [ofBasil, 'another key'],
    [ofBasil, null],
  ])('%j under %s changes nothing', (theirs, name) => {
    const { store } = opened();
    store.start(ofJuniper);
    otherTab(theirs, name);
    expect(store.get()).toMatchObject({ selection: ofJuniper, isPatientChanged: false });
  });

  test('a screen that begins later begins with what the other tab chose', () => {
    const { store, kept, close } = opened();
    store.start(ofJuniper);
    store.deliver({ ...store.get().delivery, mode: 'Mail' });
    close();
    kept.set(key, JSON.stringify(ofBasil));
    otherTab(ofBasil);
    expect(store.get().isPatientChanged).toBe(false);
    store.open();
    expect(store.get()).toMatchObject({ selection: ofBasil, delivery: { mode: null } });
  });

  test('with nothing chosen, there is nothing to stop', () => {
    const { store } = opened();
    otherTab(ofBasil);
    expect(store.get()).toMatchObject({ selection: null, isPatientChanged: false });
  });
});
