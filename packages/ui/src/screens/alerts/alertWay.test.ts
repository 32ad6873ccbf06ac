import { expect, test } from 'vitest';
import { neighbors, orderOf, type Stop } from './alertWay.ts';

const stop = (alertId: string, state: Stop['state'] = 'Open', judged: Stop['class'] = 'Critical'): Stop => ({
  alertId,
  state,
  class: judged,
});
const before = [stop('a'), stop('b'), stop('c'), stop('d', 'Open', 'Cautious'), stop('e', 'Snoozed')];
const way = (openId: string | null, list: readonly Stop[]) =>
  neighbors(openId, orderOf(openId, list, before), list);

test.each([
  ['nothing is open', null, before, undefined, 'a'],
  ['it waits', 'b', before, 'a', 'c'],
  ['it is the last', 'e', before, 'd', undefined],
  ['it is resolved', 'b', before.filter(({ alertId }) => alertId !== 'b'), 'a', 'c'],
  ['it is put off', 'b', [stop('a'), stop('c'), before[3], stop('b', 'Snoozed'), before[4]], 'a', 'c'],
  ['its neighbors are gone too', 'b', [before[3], stop('b', 'Snoozed'), before[4]], undefined, 'd'],
  ['its neighbor is put off', 'b', [stop('a'), before[3], before[4], stop('c', 'Snoozed')], 'a', 'd'],
  ['a new one comes before it', 'b', [stop('n'), ...before], 'a', 'c'],
  ['another page is shown', 'b', [stop('m'), stop('n')], undefined, 'm'],
  ['it is in no list', 'x', before, undefined, 'a'],
] as const)('%s (SCR-02)', (_, openId, list, previous, next) => {
  expect(way(openId, list as readonly Stop[])).toEqual({ previous, next });
});
