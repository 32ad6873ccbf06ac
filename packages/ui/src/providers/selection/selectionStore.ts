import {
  type Delivery,
  noDelivery,
  type OnBad,
  parseSelection,
  type Selection,
  writeSelection,
} from '@rpm/domain';

/** The order in the making, as all screens of this tab see it. */
export interface SelectionState {
  /** `null` when no patient is chosen. */
  selection: Selection | null;
  delivery: Delivery;
  /** Whether the browser keeps the selection; if not, it is lost with the page. */
  isKept: boolean;
  /** Another tab chose another patient after this one did (behaviour 1c). */
  isPatientChanged: boolean;
}

const key = 'rpm.selection';

/**
 * Keeps the chosen patient and devices between screens and over a reload: opaque ids and limits in local storage, or in
 * memory where the browser refuses; logging out clears both. What is stored is read as hostile.
 *
 * @param ownerId who is logged in; another user's selection is none
 * @param onBad gets a line when what is stored is no selection; it repeats nothing of it
 * @see REV-09, SES-05, behaviour R2
 */
export function createSelectionStore(ownerId: string, storage: () => Storage, onBad: OnBad) {
  const listeners = new Set<() => void>();
  let state: SelectionState = {
    selection: null,
    delivery: noDelivery,
    isKept: true,
    isPatientChanged: false,
  };

  function set(next: Partial<SelectionState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function read(): Selection | null {
    try {
      return parseSelection(storage().getItem(key), ownerId, onBad);
    } catch {
      return null;
    }
  }

  /** Gives whether the browser keeps it. What it cannot keep must not leave an older selection behind. */
  function write(selection: Selection | null): boolean {
    const text = selection && writeSelection(selection);
    try {
      if (text !== null) storage().setItem(key, text);
      else storage().removeItem(key);
      return selection === null || text !== null;
    } catch {
      try {
        storage().removeItem(key);
      } catch {
        // What cannot be reached keeps nothing.
      }
      return false;
    }
  }

  /** Another tab has written. The same patient: what is newer counts. Another one: this tab stops. */
  function follow(event: StorageEvent) {
    if (event.key !== key || !state.selection) return;
    const theirs = parseSelection(event.newValue, ownerId, onBad);
    if (theirs?.patientId === state.selection.patientId) set({ selection: theirs });
    else if (theirs) set({ isPatientChanged: true });
  }

  return {
    get: () => state,
    /** For a screen that begins: what another tab chose while no screen of this one looked counts. */
    open() {
      if (listeners.size > 0 || !state.isKept) return;
      const stored = read();
      const isSame = stored?.patientId === state.selection?.patientId;
      state = {
        selection: stored,
        delivery: isSame ? state.delivery : noDelivery,
        isKept: true,
        isPatientChanged: false,
      };
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', follow);
      };
    },
    /** Begins an order for a patient. What was chosen before goes. */
    start(selection: Selection) {
      set({ selection, delivery: noDelivery, isKept: write(selection), isPatientChanged: false });
    },
    /** Changes the devices. While another tab works on another patient, what is stored is that one's and stays. */
    edit(selection: Selection) {
      set(state.isPatientChanged ? { selection } : { selection, isKept: write(selection) });
    },
    deliver: (delivery: Delivery) => set({ delivery }),
    /** The order is placed, or given up: nothing of it stays. */
    finish() {
      const isKept = state.isPatientChanged || write(null);
      set({ selection: null, delivery: noDelivery, isKept, isPatientChanged: false });
    },
  };
}
export type SelectionStore = ReturnType<typeof createSelectionStore>;
