/** What stories replace of a storage counts here too: both are of the browser's class, and its functions work on what they hold themselves. */
const functions = {
  getItem(this: Storage, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Storage, key: string, value: unknown) {
    this[key] = String(value);
  },
  removeItem(this: Storage, key: string) {
    delete this[key];
  },
  clear(this: Storage) {
    for (const key of Object.keys(this)) delete this[key];
  },
};

/**
 * Keeps what this page stores to itself, and what it tells its other tabs: pages of a sheet are one reader each, and would be
 * tabs of one. What one has chosen, others would have lost, or be warned of.
 */
export function keepStorageInFrame(): void {
  Object.assign(Storage.prototype, functions);
  Object.defineProperty(Storage.prototype, 'length', {
    get(this: Storage) {
      return Object.keys(this).length;
    },
  });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: Object.create(Storage.prototype) });
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${location.search}`);
    }
  };
}
