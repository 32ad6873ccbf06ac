import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { fieldErrors } from '../wire/fieldErrors.ts';
import { pageLanguages } from './language.ts';
import { defaultPreferences, Preferences, textSizes, themes } from './preferences.ts';
import {
  changedProfile,
  isChangedMeanwhile,
  ProfileChange,
  SettingsForm,
  sessionLengthsUpTo,
  sessionSecondsWithin,
} from './profile.ts';
import { sessionTimesFor } from './sessionTimes.ts';

const phoneError = (phone: string) => fieldErrors(SettingsForm, { phone, sessionSeconds: 300 }).phone;

test.each(['', '  ', '+1 555 010 0199', '(555) 010-0199', '5550100199', '030/12345-67'])(
  'a phone: %j',
  (phone) => {
    expect(phoneError(phone)).toBeUndefined();
  },
);

test.each([
  'abc',
  '+1',
  '1234',
  '555 010 0199 ext 3',
  '<b>5550100199</b>',
  '+'.repeat(12),
  '1'.repeat(33),
  '-----',
])('no phone: %j', (phone) => {
  expect(phoneError(phone)).toBe('phoneInvalid');
});

const saved = { phone: '1', sessionSeconds: 300 };
test.each([
  ['nothing is compared', {}, { phone: '2' }, false],
  ['nobody changed anything', saved, { phone: '2', sessionSeconds: 600 }, false],
  ['the phone was another one', { phone: '0' }, { phone: '2' }, true],
  ['the length was another one', { phone: '1', sessionSeconds: 600 }, { sessionSeconds: 900 }, true],
  ['it stands there already', { phone: '0', sessionSeconds: 600 }, saved, false],
  ['one stands there already, the other does not', { phone: '0', sessionSeconds: 600 }, { phone: '1' }, true],
])('changed meanwhile (behaviour 1c, two tabs): %s', (_, seen, change, isChanged) => {
  expect(isChangedMeanwhile(saved, change, seen)).toBe(isChanged);
});

test('a phone is kept without the spaces around it', () => {
  expect(ProfileChange.parse({ phone: ' 5550100199 ' })).toEqual({ phone: '5550100199' });
});

describe('the length of a session (behaviour R5)', () => {
  test.each([
    [300, [300]],
    [299, [300]],
    [899, [300, 600]],
    [900, [300, 600, 900]],
    [3000, [300, 600, 900, 1800, 3000]],
  ])('a clinic that allows %d seconds offers %j', (max, offered) => {
    expect(sessionLengthsUpTo(max)).toEqual(offered);
  });

  test.each([
    [300, 3000, 'STAFF', 300],
    [3000, 3000, 'STAFF', 3000],
    [3000, 900, 'PATIENT', 900],
    [600, 300, 'PATIENT', 300],
    [10, 10, 'PATIENT', 300],
    [null, 3000, 'STAFF', 300],
    [null, 3000, 'DOCTOR', 300],
    [null, 3000, 'PATIENT', 900],
    [null, 600, 'PATIENT', 600],
    [null, 300, 'patient', 300],
  ])('%s chosen, %d allowed, as %s: %d', (chosen, max, role, seconds) => {
    expect(sessionSecondsWithin(chosen, max, role)).toBe(seconds);
  });

  test('whatever is chosen and allowed, it is one that the browser and the server both take', () => {
    const seconds = fc.integer({ min: -10, max: 10_000 });
    fc.assert(
      fc.property(seconds, seconds, (chosen, max) => {
        const within = sessionSecondsWithin(chosen, Math.min(max, limits.idleLogoutMaxSeconds), 'STAFF');
        expect(Preferences.safeParse({ ...defaultPreferences, sessionSeconds: within }).success).toBe(true);
        expect(sessionTimesFor(within).logout).toBe(within);
      }),
      { seed: 8 },
    );
  });

  test.each([299, 3001, 300.5, Number.NaN])('%d seconds is none', (sessionSeconds) => {
    expect(Preferences.safeParse({ ...defaultPreferences, sessionSeconds }).success).toBe(false);
  });
});

test('a change of a profile changes what it names, and nothing that it leaves out', () => {
  const profile = { ...defaultPreferences, phone: '+1 555 0100', userId: 'u-1' };
  const change = fc.record(
    {
      theme: fc.constantFrom(undefined, ...themes),
      textSize: fc.constantFrom(undefined, ...textSizes),
      language: fc.constantFrom(undefined, ...pageLanguages),
      listen: fc.constantFrom(undefined, true, false),
      phone: fc.constantFrom(undefined, '', '+1 555 0199'),
      sessionSeconds: fc.constantFrom(undefined, 300, 900),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(change, (given) => {
      const made = changedProfile(profile, given as ProfileChange);
      for (const field of ['theme', 'textSize', 'language', 'listen', 'phone', 'sessionSeconds'] as const) {
        expect(made[field]).toBe(given[field] ?? profile[field]);
      }
      expect(made.userId).toBe('u-1');
      expect(Object.keys(made).toSorted()).toEqual(Object.keys(profile).toSorted());
    }),
  );
});
