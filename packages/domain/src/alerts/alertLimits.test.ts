import { expect, test } from 'vitest';
import { classEdges, type ParameterLimits } from '../vitals/readings.ts';
import { limitsOfAlert } from './alertLimits.ts';

const today: ParameterLimits = {
  normal: { min: 90, max: 130 },
  cautious: { min: 90, max: 140 },
  critical: { min: 85, max: 180 },
};

test.each([
  ['Critical', 'high', 170, { criticalBelow: 85, normalFrom: 90, normalTo: 140, criticalAbove: 170 }],
  ['Critical', 'low', 80, { criticalBelow: 80, normalFrom: 90, normalTo: 140, criticalAbove: 180 }],
  ['Cautious', 'high', 150, { criticalBelow: 85, normalFrom: 90, normalTo: 150, criticalAbove: 180 }],
  ['Cautious', 'low', 95, { criticalBelow: 85, normalFrom: 95, normalTo: 140, criticalAbove: 180 }],
] as const)('SCR-02: a %s alert on the %s side keeps its own limit of then', (judged, side, limit, edges) => {
  expect(classEdges(limitsOfAlert({ class: judged, side, limit }, today))).toEqual(edges);
});

test('SCR-02: where nothing is known of today, the limit that was passed stands alone', () => {
  const none = { min: null, max: null };
  const unknown = { normal: none, cautious: none, critical: none };
  expect(classEdges(limitsOfAlert({ class: 'Critical', side: 'high', limit: 170 }, unknown))).toEqual({
    criticalBelow: null,
    normalFrom: null,
    normalTo: 170,
    criticalAbove: 170,
  });
});
