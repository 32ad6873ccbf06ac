import { describe, expect, test } from 'vitest';
import { type CandidateFacts, candidacyOf, chronicConditionOf, compareCandidates } from './candidate.ts';

const now = new Date('2026-11-20T15:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const facts = (special: Partial<CandidateFacts> = {}): CandidateFacts => ({
  ...{ codes: ['38341003'], lastVisit: ago(8), latest: null, hasOrder: false },
  ...special,
});

test.each([
  ['38341003', 'hypertension'],
  ['I10', 'hypertension'],
  ['e11.9', 'diabetes'],
  ['44054006', 'diabetes'],
  ['I50.22', 'heartFailure'],
  ['13645005', 'copd'],
  ['N18.3', 'kidneyDisease'],
  ['55822004', null],
  ['I14', null],
  ['', null],
  [null, null],
])('the code %s is %s', (code, condition) => {
  expect(chronicConditionOf(code)).toBe(condition);
});

describe('who should measure at home (SCR-02)', () => {
  const critical = { class: 'Critical', at: ago(2) } as const;
  test.each([
    ['a chronic condition and a visit', {}, ['condition', 'visit'], true],
    ['nobody has seen them for a year', { lastVisit: ago(366) }, ['condition'], false],
    ['seen a year ago to the day', { lastVisit: ago(365) }, ['condition', 'visit'], true],
    ['never seen', { lastVisit: null }, ['condition'], false],
    ['another condition', { codes: ['55822004', null] }, ['visit'], false],
    ['a value out of range', { codes: [], latest: critical }, ['critical', 'visit'], true],
    [
      'a cautious one',
      { codes: [], latest: { ...critical, class: 'Cautious' } },
      ['cautious', 'visit'],
      true,
    ],
    ['a normal one', { codes: [], latest: { ...critical, class: 'Normal' } }, ['visit'], false],
    ['an old one', { codes: [], latest: { ...critical, at: ago(91) } }, ['visit'], false],
    ['a device is on its way', { hasOrder: true }, ['condition', 'visit'], false],
  ] as const)('%s', (_, special, reasons, isCandidate) => {
    expect(candidacyOf(facts(special), now)).toMatchObject({ reasons, isCandidate });
  });
  test('conditions in one order, each once', () => {
    const { conditions } = candidacyOf(facts({ codes: ['I50', '13645005', '38341003', 'I10'] }), now);
    expect(conditions).toEqual(['hypertension', 'heartFailure', 'copd']);
  });
  test('more reasons come first, then the worse reading, then more conditions; who is none comes last', () => {
    const all = {
      none: facts({ lastVisit: null, latest: critical, codes: ['I10', 'I50'] }),
      one: facts(),
      two: facts({ codes: ['I10', 'E11'] }),
      cautious: facts({ latest: { class: 'Cautious', at: ago(1) } }),
      critical: facts({ latest: critical }),
    };
    const rows = Object.entries(all).map(([name, each]) => ({ name, ...each, ...candidacyOf(each, now) }));
    expect(rows.sort(compareCandidates).map(({ name }) => name)).toEqual([
      ...['critical', 'cautious', 'two', 'one', 'none'],
    ]);
  });
});
