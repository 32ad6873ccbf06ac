import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { RowsNotShown } from './RowsNotShown.tsx';

/** A list as it was read: a row that is not as it should be is left out and counted. */
export interface Rows<Row> {
  rows: readonly Row[];
  /** How many more came that could not be read. */
  unreadable: number;
}

/** An answer that is a list, or that has one in it. */
type WithRows<Row> = Rows<Row> | { result: Rows<Row> };

interface LoadedRowsProps<Row> extends Omit<LoadedProps<WithRows<Row>>, 'isEmpty' | 'children'> {
  /** Draws the rows that could be read. */
  children: (rows: readonly Row[]) => ReactNode;
  /** The room around what says that some could not. */
  notShown?: string | undefined;
}

/**
 * Draws a read of a list: it is empty only when nothing came, and below its rows stands how many could not be read.
 *
 * @see behaviour 1a, bad schema
 */
export function LoadedRows<Row>({ children, notShown, ...props }: LoadedRowsProps<Row>) {
  const listOf = (data: WithRows<Row>) => ('result' in data ? data.result : data);
  return (
    <Loaded {...props} isEmpty={(data) => listOf(data).rows.length + listOf(data).unreadable === 0}>
      {(data) => (
        <>
          {children(listOf(data).rows)}
          <RowsNotShown count={listOf(data).unreadable} className={notShown} />
        </>
      )}
    </Loaded>
  );
}
