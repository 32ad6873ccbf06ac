import { describe, expect, test } from 'vitest';
import { days } from '../../judgedMonth.ts';
import { biller, call, judgedPatient, november, patient } from '../../judgedPatient.ts';
import { billAgain, billedBy, billerOf } from './billAgain.ts';
import type { KeptBill } from './keptBill.ts';
import { madeBill } from './monthBilled.ts';

type Wish = Parameters<typeof judgedPatient>;

/** The bill of the patient's month as it was made. */
const made = (...wish: Wish): KeptBill => ({
  ...madeBill(judgedPatient(...wish), november, { billId: 'bill-1', reason: null, biller }),
  version: 1,
});
const again = (bill: KeptBill, ...[special, by, own]: Wish) =>
  billAgain(judgedPatient({ bill, ...special }, by, own));

const supply = { units: 1, cents: 5211, dateOfService: '2026-11-04' };
const care = { units: 1, cents: 5177, dateOfService: '2026-11-10' };

describe('a bill made again beside the one that there is (API-25)', () => {
  test('is none of a month without a bill, and the same while nothing has changed', () => {
    expect(billAgain(judgedPatient())).toBeNull();
    expect(again(made())).toEqual({
      ...{ totalCents: 5211 + 5177, isEmpty: false, changes: [], diagnosis: null },
    });
  });

  test('tells the codes that come and go, and what all comes to', () => {
    const fewer = { dataDays: days('2026-10-20', 5) };
    expect(again(made(), fewer)).toMatchObject({
      totalCents: 4000 + 5177,
      changes: [
        { code: '99454', was: supply, is: null },
        { code: '99445', was: null, is: { units: 1, cents: 4000 } },
      ],
    });
    expect(again(made(), { dataDays: [], work: [] })).toMatchObject({
      ...{ totalCents: 0, isEmpty: true },
      changes: [
        { code: '99454', was: supply, is: null },
        { code: '99457', was: care, is: null },
      ],
    });
  });

  test('tells another day, other units and another price of a code that stays', () => {
    const later = { work: [call('2026-11-11T15:00:00Z', 22)] };
    expect(again(made(), later)?.changes).toEqual([
      { code: '99457', was: care, is: { ...care, dateOfService: '2026-11-11' } },
    ]);
    const [long, longer] = [65, 45].map((minutes) => ({ work: [call('2026-11-10T15:00:00Z', minutes)] }));
    expect(again(made(long), longer)?.changes).toMatchObject([
      { code: '99458', was: { units: 2 }, is: { units: 1 } },
    ]);
    const unpriced = { centsOf: () => (code: string) => (code === '99457' ? null : 5211) };
    expect(again(made({}, unpriced))).toMatchObject({
      ...{ totalCents: 5211 + 5177 },
      changes: [{ code: '99457', was: { ...care, cents: null }, is: care }],
    });
  });

  test('compares two periods of one code each with its own', () => {
    // Periods end on December 1 and 31.
    const dataDays = [...days('2026-11-02', 16), ...days('2026-12-02', 16)];
    const december = { month: 12, now: new Date('2027-01-20T17:00:00Z') };
    const both = made({ dataDays, work: [] }, december);
    expect(both.lines.map(({ code }) => code)).toEqual(['99454', '99454']);
    const one = again(
      both,
      { dataDays: [...dataDays.slice(0, 1), ...dataDays.slice(16)], work: [] },
      december,
    );
    const supplies = one?.changes.filter(({ code }) => code === '99454') ?? [];
    expect(supplies.map(({ was, is }) => [was?.dateOfService, is])).toEqual([['2026-11-17', null]]);
  });

  test('of a bill that does not say its days and stretches, only the rest', () => {
    const { basis: _, ...old } = made();
    const lines = old.lines.map(({ code, description, units, cents, evidence }) => ({
      ...{ code, description, units, cents, evidence },
    }));
    expect(again({ ...old, lines })).toMatchObject({ changes: [], diagnosis: null });
  });
});

describe('what a bill rests on beside its lines (SCR-04)', () => {
  const today = { diagnosis: 'E11.9', payer: 'Aetna' };

  test('is what it was when the bill was made', () => {
    expect(billedBy(judgedPatient({ bill: made() }, {}, today))).toEqual({
      ...{ diagnosis: 'I10', payer: 'Medicare', provider: patient.provider },
    });
    expect(again(made(), {}, {}, today)?.diagnosis).toEqual({ was: 'I10', is: 'E11.9' });
    const without = made({}, {}, { diagnosis: null });
    expect(billedBy(judgedPatient({ bill: without }, {}, today))).toMatchObject({ diagnosis: null });
  });

  test('is that of today without a bill, and of a bill that does not say it', () => {
    const { basis: _, ...old } = made();
    for (const bill of [null, old])
      expect(billedBy(judgedPatient({ bill }, {}, today))).toEqual({ ...today, provider: patient.provider });
  });

  test('is told with whose patient it was, whoever has the patient since (SCR-04)', () => {
    const provider = { userId: 'doctor-2', name: 'Heron Exampledoc' };
    expect(billedBy(judgedPatient({ bill: made(), provider })).provider).toEqual(patient.provider);
    expect(billedBy(judgedPatient({ bill: made({ provider: null }), provider })).provider).toBeNull();
    expect(billedBy(judgedPatient({ provider })).provider).toEqual(provider);
  });
});

describe('by whom a month was billed (SCR-04)', () => {
  const moved = {
    ...{ practiceName: 'Southside', npi: '1234567802', tin: '98-7654321', billingProvider: 'doctor-2' },
    placeOfService: '22',
  };

  test('is what the bill says, whatever the setup says since', () => {
    expect(billerOf(made(), moved)).toEqual(biller);
  });

  test('is what the setup says without a bill, of a bill that does not say it, and of what nobody knew then', () => {
    const { basis: _, ...old } = made();
    for (const bill of [null, old]) expect(billerOf(bill, moved)).toEqual(moved);
    const unknown = { ...biller, practiceName: null, npi: null, tin: null, billingProvider: null };
    const early = {
      ...madeBill(judgedPatient(), november, { billId: 'b', reason: null, biller: unknown }),
      version: 1,
    };
    expect(billerOf(early, moved)).toEqual({ ...moved, placeOfService: '11' });
  });
});
