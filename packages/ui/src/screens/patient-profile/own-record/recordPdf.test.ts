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
  access: [look('Campion Testpatient', 'PATIENT'), look('Quince Deskworth', 'STAFF'), look('Pulse App', '')],
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

test('F2: who saw the record is said in words, on paper and in the table: by a share, by a role, or as a program', () => {
  const table = new TextDecoder().decode(tablesOf(record, shown)['tables/who-saw-it.csv']);
  for (const said of [pages(), table]) {
    expect(said).toContain(accessWords.ownShared);
    expect(said).toContain(roleWords.staff);
    expect(said).toContain(accessWords.program);
    expect(said).not.toMatch(/PATIENT|STAFF/);
  }
});

test('F2: a record that nobody saw says so of people, as its page does', () => {
  const { content } = recordPdf({ ...record, access: [] }, shown);
  expect((content as unknown[]).at(-1)).toEqual({ text: accessWords.empty });
});

test('a heading that has no room below it goes along to the next page, and nothing else does', () => {
  const { pageBreakBefore } = recordPdf(record, shown);
  type Node = Parameters<NonNullable<typeof pageBreakBefore>>[0];
  const breaks = (headlineLevel: number | undefined, verticalRatio: number) =>
    pageBreakBefore?.({ headlineLevel, startPosition: { verticalRatio } } as Node, {} as never);
  expect([breaks(1, 0.9), breaks(1, 0.5), breaks(undefined, 0.9)]).toEqual([true, false, false]);
});
