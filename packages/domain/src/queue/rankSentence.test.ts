import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ago, anyFacts, facts, factsWith } from '../../rankedPatient.ts';
import { gainParameter } from '../alerts/weightGain.ts';
import { repetitions } from '../vitals/repetitions.ts';
import { rankWords } from '../words/en/queue.ts';
import { vitalWords } from '../words/en/vital.ts';
import { rankWords as spanishRank } from '../words/es/queue.ts';
import { vitalWords as spanishVitals } from '../words/es/vital.ts';
import { rank } from './rank.ts';
import { type RankSpeech, rankSentence } from './rankSentence.ts';

const speech: RankSpeech = {
  sentence: rankWords.sentence,
  parameters: vitalWords.parameters,
  units: 'us',
  timeZone: 'America/New_York',
  locale: 'en-US',
  onBad: (line) => {
    throw new Error(line);
  },
};

const spanish: RankSpeech = {
  ...speech,
  ...spanishRank,
  parameters: spanishVitals.parameters,
  locale: 'es-US',
};

describe('the sentence', () => {
  test.each([
    [
      factsWith({ usual: null }),
      'Critical systolic 184, third time since Tuesday. Limit 180 set by Wren Q. Exampledoc on May 2. Not reviewed for 4 days.',
    ],
    [
      factsWith(
        { lastLookAt: null },
        { class: 'Cautious', readings: 1, repetition: 'waiting', limitSetBy: null },
      ),
      "Cautious systolic 184, not repeated yet, usually 146. Limit 180, the clinic's usual one. Never reviewed.",
    ],
    [
      factsWith({ usual: 119.5, lastLookAt: null }, { readings: 1, repetition: 'waiting', limitSetBy: null }),
      "Critical systolic 184, not repeated yet, usually 120. Limit 180, the clinic's usual one. Never reviewed.",
    ],
    [
      factsWith(
        { usual: null, lastLookAt: ago({ minutes: 5 }) },
        { readings: 12, firstAt: ago({ days: 12 }) },
      ),
      'Critical systolic 184, 12 times since November 8. Limit 180 set by Wren Q. Exampledoc on May 2. Reviewed less than a day ago.',
    ],
    [
      factsWith(
        { usual: null, lastLookAt: ago({ days: 1 }) },
        {
          ...{ vital: 'Weight', parameter: 'weight', value: 82, limit: 80, readings: 2 },
          limitSetBy: { name: 'Teasel Fakeley', at: new Date('2025-07-20T15:00:00Z') },
        },
      ),
      'Critical body weight 180.8, second time since Tuesday. Limit 176.36 set by Teasel Fakeley on July 20, 2025. Not reviewed for 1 day.',
    ],
    [
      { ...facts, waiting: null, silentSince: ago({ days: 6 }) },
      'Sent nothing for 6 days. Not reviewed for 4 days.',
    ],
    [{ ...facts, waiting: null }, ''],
  ])('%#: %s', (each, said) => {
    expect(rankSentence(each, speech)).toBe(said);
  });

  test.each([
    ['waiting', 1, 'not repeated yet', 'sin repetir todavía'],
    ['notRepeated', 1, 'not repeated right away', 'no se repitió enseguida'],
    ['backToNormal', 1, 'back to normal', 'de vuelta a lo normal'],
    [
      'backToNormal',
      2,
      'second time since Tuesday, back to normal',
      'segunda vez desde el martes, de vuelta a lo normal',
    ],
    ['waiting', 2, 'second time since Tuesday', 'segunda vez desde el martes'],
    ['notRepeated', 2, 'second time since Tuesday', 'segunda vez desde el martes'],
    ['repeated', 2, 'second time since Tuesday', 'segunda vez desde el martes'],
  ] as const)(
    'says of %s after %i what the alerts say (SCR-02)',
    (repetition, readings, said, saidInSpanish) => {
      const each = factsWith({ usual: null }, { repetition, readings });
      expect(rankSentence(each, speech).split('. ')[0]).toBe(`Critical systolic 184, ${said}`);
      expect(rankSentence(each, spanish).split('. ')[0]).toBe(`Crítico: sistólica 184, ${saidInSpanish}`);
    },
  );

  test('a weight that went up is not repeated, and says nothing of that (SCR-02)', () => {
    const gain = { vital: 'Weight', parameter: gainParameter, value: 2, readings: 1 } as const;
    for (const repetition of repetitions)
      expect(rankSentence(factsWith({ usual: null }, { ...gain, repetition }), speech)).not.toMatch(
        /repeat|normal/,
      );
  });

  test('is whole in Spanish too', () => {
    expect(rankSentence(factsWith({ usual: null }), spanish)).toBe(
      'Crítico: sistólica 184, tercera vez desde el martes. Límite 180, fijado por Wren Q. Exampledoc el 2 de mayo. Sin revisar desde hace 4 días.',
    );
  });
});

test('the sentence never says what the facts do not hold', () => {
  fc.assert(
    fc.property(anyFacts, (each) => {
      const said = rankSentence(each, speech);
      const { readings = 0, value = 0, class: judged, repetition } = each.waiting ?? {};
      expect(said.startsWith(`${judged} systolic ${value},`)).toBe(true);
      expect(said.includes('not repeated yet')).toBe(readings === 1 && repetition === 'waiting');
      expect(said.includes('back to normal')).toBe(repetition === 'backToNormal');
      expect(said.includes('usually')).toBe(rank(each).terms.change > 0);
      expect(said.includes('Never reviewed')).toBe(each.lastLookAt === null);
      expect(said).not.toMatch(/undefined|null|NaN|\{|\}/);
    }),
  );
});
