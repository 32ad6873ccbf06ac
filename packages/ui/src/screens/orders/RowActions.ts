import type { OrderStatus } from '@rpm/domain';
import { createContext } from 'react';
import type { RowState } from './useOrderActions.ts';

/** What the actions of all rows share. */
export interface RowActions {
  rowState: (orderId: string) => RowState;
  isOffline: boolean;
  onAdvance: (orderId: string, to: OrderStatus) => void;
  onTell: (text: string) => void;
}

/** Reaches the cells past the table's columns, which must stay the same, or every cell would lose its focus. */
export const RowActionsContext = createContext<RowActions | null>(null);
