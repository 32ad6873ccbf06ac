import { loadWords } from '@rpm/domain/words/load';

export interface RowsNotShownProps {
  /** How many rows of an answer could not be read. Nothing is drawn for 0. */
  count: number;
  /** The room around it: a little above by itself. */
  className?: string | undefined;
}

/** Says that an answer held more than is shown: nothing is missing in silence. @see behaviour 1a, bad schema */
export function RowsNotShown({ count, className = 'pt-3' }: RowsNotShownProps) {
  return (
    count > 0 && (
      <p role="status" className={`${className} text-fg-muted`}>
        {loadWords.rowsNotShown({ count })}
      </p>
    )
  );
}
