import { describe, expect, test } from 'vitest';
import {
  clientAuths,
  compareHospitals,
  isHospitalMeant,
  readDirectory,
  readHospitalSearch,
} from './directory.ts';

describe('the directory (SCR-09)', () => {
  const row = {
    name: 'Mock County Hospital',
    address: '1 County Way',
    city: 'Sampleton',
    state: 'Ohio',
    zip: '43997',
  };
  test('reads our headings and those of the Lantern export', () => {
    expect(
      readDirectory([{ ...row, id: 'h-1', endpoint: 'https://a.example/r4/', client_id: 'us' }]),
    ).toEqual({
      hospitals: [
        {
          ...{ hospitalId: 'h-1', name: row.name, line: row.address, city: 'Sampleton', state: 'Ohio' },
          ...{ zip: '43997', endpoint: 'https://a.example/r4', clientId: 'us', clientAuth: 'none' },
        },
      ],
    });
    const lantern = {
      url: 'https://b.example/fhir',
      Organization_Name: 'B',
      organization_zipcode: '43999-1234',
    };
    expect(readDirectory([lantern])).toMatchObject({
      hospitals: [{ hospitalId: 'https://b.example/fhir', name: 'B', zip: '43999', clientId: null }],
    });
    for (const clientAuth of clientAuths) {
      const proven = { ...row, endpoint: 'https://a.example/r4', client_auth: clientAuth };
      expect(readDirectory([proven])).toMatchObject({ hospitals: [{ clientAuth }] });
    }
  });

  test('one bad row and nothing is taken; each says its line', () => {
    const rows = [
      { ...row, name: '' },
      { ...row, name: 'Another', endpoint: 'http://a.example/r4' },
      { ...row, name: 'Other', zip: '4399x' },
      { ...row, name: 'Signed', client_auth: 'client_secret_post' },
      row,
      row,
    ];
    expect(readDirectory(rows)).toEqual({
      problems: [
        { line: 2, fault: 'name' },
        { line: 3, fault: 'endpoint' },
        { line: 4, fault: 'zip' },
        { line: 5, fault: 'clientAuth' },
        { line: 7, fault: 'twice' },
      ],
    });
    // In a file with empty lines and fields of several lines.
    expect(readDirectory([row, { ...row, name: '' }], [4, 7])).toEqual({
      problems: [{ line: 7, fault: 'name' }],
    });
    for (const endpoint of [
      'ftp://a.example',
      'https://u:p@a.example',
      'https://a.example/?x=1',
      'a.example',
    ])
      expect(readDirectory([{ ...row, endpoint }])).toHaveProperty('problems');
    expect(readDirectory([{ ...row, endpoint: 'http://localhost:3000/fhir' }])).toHaveProperty('hospitals');
  });

  const all = [
    { hospitalId: '1', name: 'Valley', city: 'Mockville', state: 'Ohio', zip: '43999' },
    { hospitalId: '2', name: 'County', city: 'Sampleton', state: 'Ohio', zip: '43997' },
    { hospitalId: '3', name: 'Far', city: 'Elsewhere', state: 'Iowa', zip: '50301' },
  ];
  test.each([
    ['', ['County', 'Far', 'Valley']],
    ['43999', ['Valley', 'County']],
    [' 43997-1234 ', ['County', 'Valley']],
    ['ohio, valley', ['Valley']],
    ['50999', []],
    ['nothing', []],
    ['503', []],
  ])('looked for by %j', (typed, names) => {
    const search = readHospitalSearch(typed);
    const found = all.filter((each) => isHospitalMeant(each, search));
    expect(found.sort((a, b) => compareHospitals(a, b, search)).map(({ name }) => name)).toEqual(names);
  });
});
