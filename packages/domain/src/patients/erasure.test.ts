import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { erasureEnd, erasureProblem } from './erasure.ts';

const asked = new Date('2026-11-13T15:00:00Z');
const later = (ms: number) => new Date(asked.getTime() + ms);
const days = limits.erasureConfirmDays * 86_400_000;
const erasure = { at: asked, byId: 'first' };

describe('the erasure of a patient (F5)', () => {
  test.each([
    ['nobody asked', { hold: null, erasure: null }, 'second', 0, 'notAsked'],
    ['another person', { hold: null, erasure }, 'second', 0, null],
    ['the same person', { hold: null, erasure }, 'first', 0, 'ownRequest'],
    ['the last moment', { hold: null, erasure }, 'second', days - 1, null],
    ['too late', { hold: null, erasure }, 'second', days, 'notAsked'],
    ['too late, by the same', { hold: null, erasure }, 'first', days, 'notAsked'],
    ['on hold', { hold: {}, erasure }, 'second', 0, 'held'],
    ['on hold, not asked', { hold: {}, erasure: null }, 'second', 0, 'held'],
  ] as const)('%s', (_, state, byId, ms, problem) => {
    expect(erasureProblem(state, { byId, now: later(ms) })).toBe(problem);
  });

  test('never by one person alone, never on hold, never after its time', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom('a', 'b'), fc.nat({ max: 2 * days }), (isHeld, byId, ms) => {
        const state = { hold: isHeld ? {} : null, erasure: { at: asked, byId: 'a' } };
        const isFree = erasureProblem(state, { byId, now: later(ms) }) === null;
        expect(isFree).toBe(!isHeld && byId === 'b' && later(ms) < erasureEnd(asked));
      }),
    );
  });
});
