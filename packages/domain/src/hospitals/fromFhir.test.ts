import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clinicalResource, labObservation, wholeClinicalResource } from '../fhir/clinical.ts';
import { limits } from '../limits/limits.ts';
import type { MedicalRecord } from '../records/records.ts';
import { formatStamp } from '../time/time.ts';
import { hospitalRecordOf, isSomebodyElse, labRecordOf, searchPageOf } from './fromFhir.ts';
import { hospitalKinds } from './hospitals.ts';
import { loneLabs } from './labs.ts';

const zone = 'America/New_York';

describe('records of a hospital (SCR-09)', () => {
  const said = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() === text);
  const records: fc.Arbitrary<MedicalRecord> = fc.record({
    recordId: fc.constant('r-1'),
    resourceType: fc.constantFrom(...hospitalKinds),
    display: said,
    code: fc.constantFrom(null, '91936005'),
    status: fc.constantFrom('active', 'completed', 'final', 'finished'),
    time: fc
      .date({ min: new Date('1950-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((at) => formatStamp(new Date(Math.floor(at.getTime() / 1000) * 1000))),
    performer: fc.constantFrom(null, 'Dr. Fennel Placeholder'),
    note: fc.constantFrom(null, 'Twice a day'),
  });

  test('what we serve, another one of us reads as the same (there and back)', () => {
    fc.assert(
      fc.property(records, (record) => {
        const read = hospitalRecordOf({ ...clinicalResource(record, 'Patient/1'), id: 'r-1' }, zone);
        const { resourceType, display, time } = record;
        expect(read).toMatchObject({ resourceType, display, sourceId: 'r-1' });
        expect(read && formatStamp(read.at)).toBe(time);
        if (!['Encounter'].includes(resourceType)) expect(read?.code).toBe(record.code);
        if (!['Condition', 'AllergyIntolerance'].includes(resourceType))
          expect(read?.performer).toBe(record.performer);
        if (resourceType !== 'Encounter') expect(read?.note).toBe(record.note);
      }),
    );
  });

  test('any JSON is a record or none, and nothing is thrown', () => {
    const kinds = fc.constantFrom(...hospitalKinds, 'Patient');
    fc.assert(
      fc.property(kinds, fc.dictionary(fc.string(), fc.jsonValue()), (resourceType, rest) => {
        const read = hospitalRecordOf({ ...rest, resourceType, id: 'x' }, zone);
        if (read) expect(Number.isNaN(read.at.getTime())).toBe(false);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.jsonValue(), (found) => void searchPageOf(found)));
  });

  const condition = { resourceType: 'Condition', id: 'c-1', code: { text: 'Asthma' } };
  test.each([
    ['2021', '2021-01-01T05:00:00.000Z'],
    ['2021-07', '2021-07-01T04:00:00.000Z'],
    ['2021-07-04', '2021-07-04T04:00:00.000Z'],
    ['2021-07-04T10:00:00+02:00', '2021-07-04T08:00:00.000Z'],
    ['2021-07-04T10:00:00', undefined],
    ['soon', undefined],
    ['0000', undefined],
    ['1899-12-31', undefined],
    ['9999-12-31T00:00:00Z', undefined],
  ])('the moment of %s', (recordedDate, at) => {
    expect(hospitalRecordOf({ ...condition, recordedDate }, zone)?.at.toISOString()).toBe(at);
  });

  test('a moment comes from the next field that has one, at last from when it was written', () => {
    const meta = { lastUpdated: '2020-01-02T03:04:05Z' };
    const onset = { ...condition, recordedDate: 'soon', onsetDateTime: '2019-05-05', meta };
    expect(hospitalRecordOf(onset, 'UTC')?.at.toISOString()).toBe('2019-05-05T00:00:00.000Z');
    expect(hospitalRecordOf({ ...condition, meta }, zone)?.at.toISOString()).toBe('2020-01-02T03:04:05.000Z');
  });

  test('what was entered in error, says nothing or has no name is none', () => {
    const meta = { lastUpdated: '2020-01-02T03:04:05Z' };
    const whole = { ...condition, meta };
    expect(hospitalRecordOf(whole, zone)).not.toBeNull();
    const error = { verificationStatus: { coding: [{ code: 'entered-in-error' }] } };
    for (const bad of [
      { ...whole, ...error },
      { ...whole, status: 'entered-in-error' },
    ])
      expect(hospitalRecordOf(bad, zone)).toBeNull();
    expect(hospitalRecordOf({ ...whole, code: {} }, zone)).toBeNull();
    expect(hospitalRecordOf({ ...whole, id: undefined }, zone)).toBeNull();
    expect(hospitalRecordOf({ ...whole, resourceType: 'Basic' }, zone)).toBeNull();
  });

  test('what no database takes is left out, and what nobody reads is cut', () => {
    const meta = { lastUpdated: '2020-01-02T03:04:05Z' };
    const said = (text: string, more: object = {}) =>
      hospitalRecordOf({ ...condition, meta, code: { text }, ...more }, zone);
    expect(said('As\0thma \ud800')?.display).toBe('Asthma \ufffd');
    const long = said('x'.repeat(100_000), {
      note: [{ text: 'y'.repeat(5000) }, { text: 'z'.repeat(5000) }],
    });
    expect(long?.display).toHaveLength(limits.longTextMaxCharacters);
    expect(long?.note).toHaveLength(limits.longTextMaxCharacters);
    expect(long?.display.endsWith('…')).toBe(true);
    for (const id of ['', 'a/b', 'x'.repeat(65), 'a b']) expect(said('Asthma', { id })).toBeNull();
  });

  test('a code is kept only in the terminology of its kind', () => {
    const meta = { lastUpdated: '2020-01-02T03:04:05Z' };
    const coding = [
      { system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'J45', display: 'Asthma (ICD)' },
      { system: 'http://snomed.info/sct', code: '195967001', display: 'Asthma' },
    ];
    const read = hospitalRecordOf({ ...condition, meta, code: { coding } }, zone);
    expect(read).toMatchObject({ code: '195967001', display: 'Asthma' });
    const other = hospitalRecordOf({ ...condition, meta, code: { coding: coding.slice(0, 1) } }, zone);
    expect(other).toMatchObject({ code: null, display: 'Asthma (ICD)' });
  });

  test('a medicine may be named in the request, beside it or inside it', () => {
    const request = {
      resourceType: 'MedicationRequest',
      id: 'm-1',
      status: 'active',
      authoredOn: '2026-01-01',
    };
    const inside = { contained: [{ resourceType: 'Medication', id: 'x', code: { text: 'Lisinopril' } }] };
    for (const [medicine, display] of [
      [{ medicationCodeableConcept: { text: 'Metformin' } }, 'Metformin'],
      [{ medicationReference: { reference: 'Medication/1', display: 'Aspirin' } }, 'Aspirin'],
      [{ medicationReference: { reference: '#x' }, ...inside }, 'Lisinopril'],
    ] as const)
      expect(hospitalRecordOf({ ...request, ...medicine }, zone)).toMatchObject({ display });
  });

  test('a report has the results that it names, beside it or inside it, as the laboratory wrote them', () => {
    const report: MedicalRecord = {
      ...{ recordId: 'r-1', resourceType: 'DiagnosticReport', display: 'Panel', code: null, status: 'final' },
      ...{ time: '20261102-08:00:00', performer: null, note: null },
    };
    const results = [
      { name: 'Potassium', value: 4.4, unit: 'mmol/L', low: 3.5, high: 5.1 },
      { name: 'Color', value: 'yellow', unit: null, low: null, high: null },
    ];
    const made = results.map((each, at) => ({ ...labObservation(report, each, 'Patient/1'), id: `o-${at}` }));
    const base = { ...clinicalResource(report, 'Patient/1'), id: 'r-1' };
    const beside = {
      ...base,
      result: [
        { reference: 'https://a.example/r4/Observation/o-0' },
        { reference: 'Observation/o-1' },
        { reference: 'Observation/gone' },
      ],
    };
    const labs = new Map(made.map((each) => [each.id, each as unknown]));
    expect(hospitalRecordOf(beside, zone, labs)?.results).toEqual(results);
    const within = { ...base, contained: made, result: made.map(({ id }) => ({ reference: `#${id}` })) };
    expect(hospitalRecordOf(within, zone)?.results).toEqual(results);
    expect(hospitalRecordOf(base, zone)?.results).toBeUndefined();
    const served = { ...wholeClinicalResource({ ...report, results }, 'Patient/1'), id: 'r-1' };
    expect(hospitalRecordOf(served, zone)?.results).toEqual(results);
  });

  describe('what a laboratory found and no report names', () => {
    const lab = {
      ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: '2026-11-02T08:00:00Z' },
      ...{ code: { coding: [{ system: 'http://loinc.org', code: '2823-3', display: 'Potassium' }] } },
      valueQuantity: { value: 4.4, unit: 'mmol/L' },
    };
    const byId = (...all: { id: string }[]) => new Map(all.map((each) => [each.id, each as unknown]));

    test('is a report of its own, with the name that it has there', () => {
      const own = { ...lab, id: 'o-1' };
      const labs = byId(own);
      expect(loneLabs([], labs)).toEqual([own]);
      expect(labRecordOf(own, zone, labs)).toMatchObject({
        ...{ resourceType: 'DiagnosticReport', sourceId: 'Observation/o-1', display: 'Potassium' },
        ...{ code: '2823-3', status: 'final', at: new Date('2026-11-02T08:00:00Z') },
        results: [{ name: 'Potassium', value: 4.4, unit: 'mmol/L', low: null, high: null }],
      });
    });

    test('a panel has the results of its members, in a report too', () => {
      const member = { ...lab, id: 'o-1' };
      const { valueQuantity: _, ...bare } = lab;
      const panel = { ...bare, id: 'p-1', hasMember: [{ reference: 'Observation/o-1' }] };
      const labs = byId(member, panel);
      expect(loneLabs([], labs)).toEqual([panel]);
      const results = [expect.objectContaining({ name: 'Potassium', value: 4.4 })];
      expect(labRecordOf(panel, zone, labs)?.results).toEqual(results);
      const report = {
        ...{ resourceType: 'DiagnosticReport', id: 'r-1', status: 'final', code: { text: 'Panel' } },
        ...{ issued: '2026-11-02T09:00:00Z', result: [{ reference: 'https://a.example/Observation/p-1' }] },
      };
      expect(loneLabs([report], labs)).toEqual([]);
      expect(hospitalRecordOf(report, zone, labs)?.results).toEqual(results);
      const both = { ...report, result: [...report.result, { reference: 'Observation/o-1' }] };
      expect(hospitalRecordOf(both, zone, labs)?.results).toEqual(results);
    });

    test('without a value, entered in error, or measured by the patient it is none', () => {
      const { valueQuantity: _, ...bare } = { ...lab, id: 'o-1' };
      expect(labRecordOf(bare, zone, byId(bare))).toBeNull();
      const error = { ...lab, id: 'o-1', status: 'entered-in-error' };
      expect(labRecordOf(error, zone, byId(error))).toBeNull();
      const atHome = [
        { ...lab, id: 'o-1', device: { reference: 'Device/1' } },
        { ...lab, id: 'o-2', performer: [{ reference: 'https://a.example/Patient/1' }] },
      ];
      expect(loneLabs([], byId(...atHome))).toEqual([]);
    });

    test('any JSON is one or none, and nothing is thrown', () => {
      const any = fc.dictionary(fc.string(), fc.jsonValue());
      fc.assert(
        fc.property(any, any, (report, rest) => {
          const labs = byId({ ...rest, id: 'x' });
          for (const each of loneLabs([report], labs)) labRecordOf(each, zone, labs);
        }),
      );
    });
  });

  test('somebody born on another day is somebody else', () => {
    const there = { resourceType: 'Patient', id: 'p-1', birthDate: '1951-03-02' };
    expect(isSomebodyElse(there, '1951-03-02')).toBe(false);
    expect(isSomebodyElse(there, '1951-02-03')).toBe(true);
    expect(isSomebodyElse(there, null)).toBe(false);
    expect(isSomebodyElse({ ...there, birthDate: undefined }, '1951-02-03')).toBe(false);
    expect(isSomebodyElse({ resourceType: 'Bundle' }, '1951-02-03')).toBe(true);
  });

  test('a page says its resources and where the next one is', () => {
    const page = {
      ...{ resourceType: 'Bundle', entry: [{ resource: condition }] },
      link: [
        { relation: 'self', url: 'https://a.example/1' },
        { relation: 'next', url: 'https://a.example/2' },
      ],
    };
    expect(searchPageOf(page)).toEqual({ resources: [condition], next: 'https://a.example/2' });
    expect(searchPageOf({ resourceType: 'Bundle' })).toEqual({ resources: [], next: null });
    expect(searchPageOf({ resourceType: 'OperationOutcome' })).toBeNull();
  });
});
