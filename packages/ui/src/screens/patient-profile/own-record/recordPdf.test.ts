import type { OwnRecord } from '@rpm/domain';
import { accessWords } from '@rpm/domain/words/access';
import { patientWords } from '@rpm/domain/words/patient';
import { roleWords } from '@rpm/domain/words/role';
import { expect, test } from 'vitest';
import { tablesOf } from './archive.ts';
import { recordPdf } from './recordPdf.ts';

const reading = (mrTime: string, enteredBy?: 'patient') => ({
  ...{ mrTime, receivedTime: mrTime, values: { heartRate: 72 }, class: 'Normal', isContradicted: false },
  ...(enteredBy && { enteredBy }),
});
const look = (name: string, role: string) => ({ from: '20261120-15:00:00', name, role, kind: 'timeline' });
const record = {
  ...{ exported: '20261120-15:00:00', orders: [], medicalRecords: [], notes: [], files: [] },
  details: { firstName: 'Marigold', lastName: 'Testpatient', dob: '19480304', clinic: 'Northside' },
  readings: [
    {
      mrSubType: 'HeartRate',
      result: [reading('20261120-14:00:00', 'patient'), reading('20261119-14:00:00')],
    },
  ],
  access: [look('Campion Testpatient', 'PATIENT'), look('Quince Deskworth', 'STAFF')],
} as unknown as OwnRecord;
const shown = {
  units: 'us' as const,
  time: (stamp: string) => stamp,
  date: (day: string | null) => day ?? '',
};
const pages = () => JSON.stringify(recordPdf(record, shown).content);

test('RTE-07: on paper too, a reading that the patient typed is marked, and one of a device is not', () => {
  expect(pages().split(patientWords.patientDashboard.entered)).toHaveLength(2);
});

test('F2: who saw the record is said in words, on paper and in the table: by a share, or by a role', () => {
  const table = new TextDecoder().decode(tablesOf(record, shown)['tables/who-saw-it.csv']);
  for (const said of [pages(), table]) {
    expect(said).toContain(accessWords.ownShared);
    expect(said).toContain(roleWords.staff);
    expect(said).not.toMatch(/PATIENT|STAFF/);
  }
});
