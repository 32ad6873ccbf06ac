import {
  type AlertQuery,
  alertClasses,
  alertOwners,
  alertTabs,
  type ComplianceQuery,
  complianceKinds,
  Id,
  noisePeriods,
  pageSizes,
  vitalKinds,
} from '@rpm/domain';
import { useSearchParams } from 'react-router-dom';
import type { Pages } from '../../parts/paged/PagedList.tsx';

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((each) => each === text);

/** The filters of the inbox and the alert that is open, kept in the address: it holds ids alone, never a name. */
export function useAlertFilters() {
  const [params, setParams] = useSearchParams();
  const rows = pageSizes.find((size) => String(size) === params.get('rows')) ?? 20;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const severity = oneOf(alertClasses, params.get('severity'));
  const vital = oneOf(vitalKinds, params.get('vital'));
  const tab = oneOf(alertTabs, params.get('tab')) ?? 'medical';
  const owner = oneOf(alertOwners, params.get('owner')) ?? 'all';
  const userId = Id.safeParse(params.get('patient')).data;
  const query: AlertQuery = {
    tab,
    owner,
    page: page - 1,
    noOfRows: rows,
    ...(severity && { severity }),
    ...(vital && { vital }),
    ...(userId && { userId }),
  };

  const kind = oneOf(complianceKinds, params.get('kind'));
  const compliance: ComplianceQuery = { owner, page: page - 1, noOfRows: rows, ...(kind && { kind }) };

  /** `null` takes a part out of the address. Every change but that of the page or the alert leads back to page 1. */
  const change = (changed: Readonly<Record<string, string | null>>, { replace } = { replace: false }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in changed) && !('alert' in changed)) next.delete('page');
        for (const [name, value] of Object.entries(changed)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  return {
    query,
    /** What the tab of devices and habits asks for. */
    compliance,
    /** The tab that is shown. */
    tab: oneOf(['compliance', 'limits'] as const, params.get('tab')) ?? tab,
    /** Which resolved alerts are shown. */
    resolvedOf: oneOf(['compliance'] as const, params.get('of')) ?? ('medical' as const),
    pages: {
      page,
      rows,
      onRows: (size) => change({ rows: String(size) }),
      onPage: (to) => change({ page: String(to) }),
      onBeyond: (last) => change({ page: String(last) }, { replace: true }),
    } satisfies Pages,
    /** The period of the limits to review, and the provider whose patients are looked through. */
    days: oneOf(noisePeriods, params.get('days')) ?? noisePeriods[0],
    provider: params.get('provider'),
    openId: params.get('alert'),
    isFiltered: severity !== undefined || vital !== undefined || userId !== undefined || owner !== 'all',
    change,
    clear: () => change({ severity: null, vital: null, patient: null, owner: null, kind: null }),
  };
}
