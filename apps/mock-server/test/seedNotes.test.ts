import { localTimeOf } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoWorld } from '../src/seed/demo.ts';
import { storyNow } from '../src/seed/index.ts';

const dayMs = 86_400_000;
const hourInNewYork = ({ at }: { at: Date }) => localTimeOf(at, 'America/New_York').hour;

describe('notes of the demo', () => {
  // The second start is at night, by the clock of the clinic.
  test.each([storyNow, new Date('2026-07-02T05:00:00Z')])(
    'of past days are written when a clinic works, and none later than the start (%s)',
    (start) => {
      const { notes } = demoWorld(start);
      const past = notes.filter(({ at }) => at.getTime() < start.getTime() - dayMs);
      expect(past.length).toBeGreaterThan(100);
      expect(past.filter((note) => hourInNewYork(note) < 9 || hourInNewYork(note) > 17)).toEqual([]);
      expect(notes.filter(({ at }) => at > start)).toEqual([]);
    },
  );
});
