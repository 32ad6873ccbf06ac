import { useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

const list = '/patient-list';

/** What the history keeps with a record that is opened from a list of patients: the filters of its address, and no name. */
export const fromList = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname === list ? { list: search } : undefined;

/**
 * The list to which a record leads back: as it was when the record was opened there, through all parts of that record;
 * with no filter when one came in another way.
 *
 * @param userId whose record is open
 */
export function useListBehind(userId: string | null): string {
  const { state } = useLocation() as { state: { list?: unknown } | null };
  const behind = useRef({ userId, search: '' });
  if (typeof state?.list === 'string') behind.current = { userId, search: state.list };
  // From the record of somebody else one did not come by the list.
  else if (behind.current.userId !== userId) behind.current = { userId, search: '' };
  const { search } = behind.current;
  return search.startsWith('?') ? list + search : list;
}
