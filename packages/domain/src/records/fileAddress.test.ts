import { expect, test } from 'vitest';
import { fileAtAddress, filePath, filesPath } from './fileAddress.ts';

const owner = { userId: 'u-1', username: 'm@example.test' };
const file = {
  fileId: 't/1',
  name: 'Blood.pdf',
  kind: 'LabReport',
  about: 'Blood',
} as const;
const at = {
  username: 'u-1',
  filename: '-',
  reporttype: 'LabReport',
  txnname: 't/1',
  reportsubtype: '-',
};

test('an address has ids alone, each quoted (R19, RTE-05)', () => {
  expect(filePath('u-1', file)).toBe('/uploaded-file-info/u-1/-/LabReport/t%2F1/-');
  expect(filesPath('LabReport')).toBe('/my-labreports');
  expect(filesPath('all')).toBe('/all-files/all');
});

test.each([{}, { username: 'm@example.test' }, { filename: 'Blood.pdf', reportsubtype: 'Blood' }])(
  'an address with %j names the file',
  (special) => {
    expect(fileAtAddress([file], { ...at, ...special }, owner)).toBe(file);
  },
);

test.each([
  { username: 'u-2' },
  { username: undefined },
  { username: '' },
  { filename: 'blood.pdf' },
  { filename: '../Blood.pdf' },
  { filename: undefined },
  { reporttype: 'Imaging' },
  { reporttype: 'constructor' },
  { txnname: 't' },
  { txnname: undefined },
  { reportsubtype: '<img>' },
])('an address with %j names none', (special) => {
  expect(fileAtAddress([file], { ...at, ...special }, owner)).toBeNull();
});
