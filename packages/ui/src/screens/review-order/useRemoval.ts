import { type Selection, withDeviceBack, withoutDevice } from '@rpm/domain';
import { useState } from 'react';
import type { SelectionStore } from '../../providers/selection/selectionStore.ts';

interface Removed {
  device: Selection['devices'][number];
  at: number;
  name: string;
}

/** Removes a device from the order, and brings the last one back to its place. */
export function useRemoval(selection: Selection, store: SelectionStore) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  return {
    removed: removed?.name ?? null,
    remove(deviceId: string, name: string) {
      const at = selection.devices.findIndex((each) => each.deviceId === deviceId);
      const device = selection.devices[at];
      if (!device) return;
      setRemoved({ device, at, name });
      store.edit(withoutDevice(selection, deviceId));
    },
    undo() {
      if (removed) store.edit(withDeviceBack(selection, removed.device, removed.at));
      setRemoved(null);
    },
  };
}
