import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullName, initials, providerName } from './names.ts';

describe('fullName', () => {
  test.each([
    [{ firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' }, 'Wren Q. Exampledoc'],
    [{ firstName: ' Wren ', middleName: '', lastName: 'Exampledoc' }, 'Wren Exampledoc'],
    [{ firstName: 'Wren', middleName: null }, 'Wren'],
    [{ firstName: '  ', middleName: undefined, lastName: null }, ''],
    [{}, ''],
  ])('%o is %j', (parts, name) => {
    expect(fullName(parts)).toBe(name);
  });
});

describe('providerName (ORD-12)', () => {
  test.each([
    ['Teasel Fakeley', 'Teasel Fakeley'],
    ['  Teasel Fakeley ', 'Teasel Fakeley'],
    [{ firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' }, 'Wren Q. Exampledoc'],
    [{ lastName: 'Exampledoc' }, 'Exampledoc'],
    ['', null],
    ['   ', null],
    [{}, null],
    [{ firstName: '', lastName: ' ' }, null],
    [{ firstName: 7 }, null],
    [null, null],
    [undefined, null],
    [42, null],
    [['Wren'], null],
  ])('%j is %j', (provider, name) => {
    expect(providerName(provider)).toBe(name);
  });

  test('never shows an object, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (provider) => {
        const name = providerName(provider);
        expect(name === null || (typeof name === 'string' && name.trim() !== '')).toBe(true);
      }),
    );
  });
});

describe('initials', () => {
  test.each([
    ['Wren Q. Exampledoc', 'WE'],
    ['wren exampledoc', 'WE'],
    ['Wren', 'W'],
    ['  Wren   Exampledoc ', 'WE'],
    ['\tWren\u00a0Exampledoc\n', 'WE'],
    ['W', 'W'],
    ['W. Q. E.', 'WE'],
    ["O'Test-Person", 'O'],
    ['', ''],
    ['  ', ''],
    ['😀mile Person', '😀P'],
  ])('%j is %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
