import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import * as records from './records.ts';

const file = {
  userId: 'p-1',
  fileName: 'blood count.pdf',
  contentType: 'application/pdf',
  reportType: 'LabReport',
  reportSubType: 'Haematology',
  content: 'JVBERi0=',
};
const faults = (special: object) => faultsOf(records.NewFile, { ...file, ...special });

describe('NewFile', () => {
  test.each([
    [{}, []],
    [{ userId: ' ' }, ['userId']],
    [{ contentType: 'text/html' }, ['contentType']],
    [{ contentType: 'image/svg+xml' }, ['contentType']],
    [{ contentType: 'text/plain; charset=utf-8' }, ['contentType']],
    [{ contentType: undefined }, ['contentType']],
    [{ reportType: 'labReport' }, ['reportType']],
    [{ reportSubType: '' }, ['reportSubType']],
    [{ reportSubType: 'x'.repeat(201) }, ['reportSubType']],
    [{ content: undefined }, ['content']],
  ])('with %j: fault at %j', (special, expected) => {
    expect(faults(special)).toEqual(expected);
  });

  test.each([
    'a.pdf',
    '.env.PDF',
    'a..b.pdf',
    'Bericht März.pdf',
    'گزارش\u200cها.pdf',
    '報告.pdf',
    "O'Neil & Co (2).pdf",
    `${'x'.repeat(196)}.pdf`,
  ])('takes the name %j', (fileName) => {
    expect(faults({ fileName, contentType: 'application/pdf' })).toEqual([]);
  });

  test.each([
    '',
    ' ',
    '.',
    '..',
    '. .',
    'a/b',
    '../b',
    'a\\b',
    'a:b',
    'a*',
    'a?',
    'a"b',
    'a<b',
    'a>b',
    'a|b',
    'a\0b',
    'a\nb',
    'a\u0085b',
    'x\u202Efdp.exe',
    'x\u202A.pdf',
    'x\u2066.pdf',
    'x\u2069.pdf',
    'x'.repeat(201),
    null,
  ])('refuses the name %j', (fileName) => {
    expect(faults({ fileName })).toEqual(['fileName']);
  });

  test.each([
    ['AAAA', []],
    ['AA==', []],
    ['AAA=', []],
    ['ab+/AAA=', []],
    ['', ['content']],
    ['AAA', ['content']],
    ['A===', ['content']],
    ['====', ['content']],
    ['AA=A', ['content']],
    ['AAAAA', ['content']],
    ['AAAA=', ['content']],
    ['AA==AAAA', ['content']],
    ['AAAA AAAA', ['content']],
    ['AAAA\n', ['content']],
    ['ab-_', ['content']],
    ['data:text/plain;base64,AAAA', ['content']],
  ])('the content %j: fault at %j', (content, expected) => {
    expect(faults({ content })).toEqual(expected);
  });

  test('takes the base64 of any bytes, and nothing longer than a request may be', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 100 }), (bytes) => {
        expect(faults({ content: btoa(String.fromCharCode(...bytes)) })).toEqual([]);
      }),
    );
    expect(faults({ content: 'A'.repeat(limits.fileRequestMaxBytes) })).toEqual([]);
    expect(faults({ content: 'A'.repeat(limits.fileRequestMaxBytes + 4) })).toEqual(['content']);
  });
});

test.each([
  [{}, []],
  [{ page: '0', noOfRows: '50' }, []],
  [{ noOfRows: '5' }, []],
  [{ noOfRows: '6' }, ['noOfRows']],
  [{ noOfRows: '0' }, ['noOfRows']],
  [{ page: '-1' }, ['page']],
])('records asked for by %j: fault at %j (API-20)', (query, expected) => {
  expect(faultsOf(records.RecordQuery, query)).toEqual(expected);
});

const record = {
  recordId: 'r-1',
  resourceType: 'Immunization',
  display: 'Influenza',
  code: null,
  status: 'completed',
  time: '20261101-10:00:00',
  performer: null,
  note: null,
};
test.each([
  [{}, []],
  [{ code: '140', performer: 'Wren', note: 'left arm' }, []],
  [{ recordId: '' }, ['recordId']],
  [{ resourceType: 'Patient' }, ['resourceType']],
  [{ display: null }, ['display']],
  [{ code: 140 }, ['code']],
  [{ status: undefined }, ['status']],
  [{ time: '2026-11-01' }, ['time']],
])('a promised record with %j: fault at %j (API-21)', (special, expected) => {
  const one = { ...record, ...special };
  expect(faultsOf(records.MedicalRecord, one)).toEqual(expected);
  const inPage = expected.map((path) => `result.0.${path}`);
  expect(faultsOf(records.RecordPageAnswer, { result: [one], total: 1 })).toEqual(inPage);
  const ofKind = { resourceType: 'Immunization', total: 1, latest: one };
  expect(faultsOf(records.RecordCount, ofKind)).toEqual(expected.map((path) => `latest.${path}`));
});

test('a page of records is read row by row (behaviour 1a), and there may be no newest one', () => {
  expect(records.RecordPage.parse({ result: [{ ...record, time: 'then' }, null], total: 2 })).toEqual({
    result: { rows: [{ ...record, time: null }], unreadable: 1 },
    total: 2,
  });
  expect(faultsOf(records.LatestRecord, { record: null })).toEqual([]);
  expect(faultsOf(records.LatestRecord, {})).toEqual(['record']);
});

const row = {
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  reportType: 'Other',
  reportSubType: 'Letter',
  txnName: 't-1',
  bytes: 5,
  uploadedBy: 'Wren',
  time: '20261101-10:00:00',
};
test.each([
  [{}, []],
  [{ contentType: 'text/html' }, ['contentType']],
  [{ txnName: '' }, ['txnName']],
  [{ bytes: -1 }, ['bytes']],
  [{ content: null }, ['content']],
])('a promised file with %j: fault at %j', (special, expected) => {
  expect(faultsOf(records.FileContent, { ...row, content: 'AAAA', ...special })).toEqual(expected);
});

test('what adding a file answers names the upload', () => {
  expect(faultsOf(records.FileAdded, { message: 'The file was added.', txnName: 't-1' })).toEqual([]);
  expect(faultsOf(records.FileAdded, { message: 'The file was added.' })).toEqual(['txnName']);
});
