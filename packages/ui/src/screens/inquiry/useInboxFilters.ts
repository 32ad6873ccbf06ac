import { InboxQuery } from '@rpm/domain';
import { useSearchParams } from 'react-router-dom';

const fields = ['tab', 'page', 'state', 'type', 'owner'] as const;

/** What of an inbox is shown stands in the address, and survives a reload and the way back. What is wrong there is left out. */
export function useInboxFilters() {
  const [params, setParams] = useSearchParams();
  const written = Object.fromEntries(
    fields.flatMap((field) => {
      const read = InboxQuery.shape[field].safeParse(params.get(field) ?? undefined);
      return read.success && read.data !== undefined ? [[field, read.data]] : [];
    }),
  );
  const query: InboxQuery = { tab: 'open', ...written };
  return {
    query,
    isFiltered: (query.state ?? query.type ?? query.owner) !== undefined,
    /** Every other filter begins at the first page. */
    change(next: { [Field in keyof InboxQuery]?: InboxQuery[Field] | undefined }) {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [field, value] of Object.entries({ page: 0, ...next })) {
            const isUsual = value === undefined || value === 0 || value === 'open';
            if (isUsual) after.delete(field);
            else after.set(field, String(value));
          }
          return after;
        },
        { replace: !('page' in next) },
      );
    },
  };
}
