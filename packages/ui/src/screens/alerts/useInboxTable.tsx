import type { AlertTab } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alertColumns, besideAlert } from './alertColumns.tsx';
import type { AlertLine } from './alertLine.ts';
import { AlertCard } from './cells.tsx';

/** The address without the alert that is open. */
function restOf(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete('alert');
  return rest.toString();
}

const rowKey = ({ key }: AlertLine) => key;

/** How the inbox is drawn. It stays the same while one alert after the other is opened, so that only their rows are drawn again. */
export function useInboxTable(tab: AlertTab) {
  const [params] = useSearchParams();
  const rest = restOf(params);
  const search = useCallback(
    (alertId: string) => `?${new URLSearchParams([...new URLSearchParams(rest), ['alert', alertId]])}`,
    [rest],
  );
  const columns = useMemo(() => alertColumns(search), [search]);
  const openId = params.get('alert');
  const isBeside = openId !== null;
  const card = useCallback(
    (line: AlertLine) => <AlertCard line={line} search={search} isInGroup={tab === 'medical'} />,
    [search, tab],
  );
  return {
    openId,
    table: {
      caption: alertWords.tableName,
      columns: useMemo(() => (isBeside ? besideAlert(columns) : columns), [isBeside, columns]),
      rowKey,
      card,
    },
  };
}
