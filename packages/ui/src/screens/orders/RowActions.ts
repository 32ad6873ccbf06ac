import { createContext } from 'react';
import type { ChangeStatus } from './useOrderTask.ts';

/** What the actions of all rows share. */
export interface RowActions {
  isOffline: boolean;
  changeStatus: ChangeStatus;
  onTell: (text: string) => void;
}

/** Reaches the cells past the table's columns, which must stay the same, or every cell would lose its focus. */
export const RowActionsContext = createContext<RowActions | null>(null);
