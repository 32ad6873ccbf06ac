import { type BoardQuery, localDay, riskKinds } from '@rpm/domain';
import { useSearchParams } from 'react-router-dom';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';

const columns = ['billable', 'atRisk', 'notBillable', 'billed'] as const;
export type ShownColumn = (typeof columns)[number];

/** Month, column, page and patient of the address: ids alone, nothing else of a patient. @param now the server's time */
export function useBoardFilters(now: Date) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const inAddress = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked);
  const column = columns.find((each) => each === params.get('column'));
  const kind = riskKinds.find((each) => each === params.get('kind'));
  const provider = params.get('provider')?.trim() || undefined;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query: BoardQuery = {
    ...(inAddress && { month: asked }),
    ...(provider && { provider }),
    ...(column && { column, page }),
    ...(kind && { kind }),
  };
  /** The address with something changed. A patient is opened and left on the page on which they are. */
  const after = (changed: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(params);
    if (!('patient' in changed)) next.delete('page');
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  return {
    /** Until the server says which month runs by the clinic's clock, the reader's. */
    month: inAddress ? asked : localDay(now, browserTimeZone()).slice(0, 7),
    query,
    column,
    kind,
    provider,
    page,
    patient: params.get('patient')?.trim() ?? '',
    after,
    change: (changed: Parameters<typeof after>[0]) => setParams(after(changed)),
  };
}
