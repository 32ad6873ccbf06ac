export type { SelectionState, SelectionStore } from './selectionStore.ts';
export { useSelection } from './useSelection.ts';
