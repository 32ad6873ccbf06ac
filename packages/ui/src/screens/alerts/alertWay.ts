import type { ReadAlertRow } from '@rpm/domain';

/** An alert of the list, as far as the way through it goes. */
export type Stop = Pick<ReadAlertRow, 'alertId' | 'class' | 'state'>;

/** Which part of the inbox an alert is in; it leaves it when it is put off or becomes critical. */
const partOf = ({ state, class: judged }: Stop) => (state === 'Snoozed' ? state : judged);

/** Whether the open alert is in the list and still in the part of the inbox where it was opened. */
const stays = (openId: string, list: readonly Stop[], before: readonly Stop[]) => {
  const now = list.find(({ alertId }) => alertId === openId);
  const then = before.find(({ alertId }) => alertId === openId);
  return now !== undefined && (then === undefined || partOf(now) === partOf(then));
};

/**
 * The list in which the open alert has its place: that of now, or the last one before it was resolved or put off. Of another
 * page nothing is in both: there the way begins at the top.
 */
export function orderOf(openId: string | null, list: readonly Stop[], before: readonly Stop[]) {
  const has = (stops: readonly Stop[], id: string | null) => stops.some(({ alertId }) => alertId === id);
  const isSamePage = list.some(({ alertId }) => alertId !== openId && has(before, alertId));
  return openId === null || stays(openId, list, before) || !has(before, openId) || !isSamePage
    ? list
    : before;
}

/**
 * The alerts before and after the open one. What was resolved or put off keeps its place for this: one goes on with what
 * waited after it.
 *
 * @param order of `orderOf`
 * @param list as it is now: who has left it, or went to another part of it, is passed over
 */
export function neighbors(openId: string | null, order: readonly Stop[], list: readonly Stop[]) {
  const here = openId === null ? -1 : order.findIndex(({ alertId }) => alertId === openId);
  const isThere = (stop: Stop) =>
    stop.alertId !== null &&
    list.some((each) => each.alertId === stop.alertId && partOf(each) === partOf(stop));
  return {
    previous: here > 0 ? order.slice(0, here).findLast(isThere)?.alertId : undefined,
    next: order.slice(here + 1).find(isThere)?.alertId,
  };
}
