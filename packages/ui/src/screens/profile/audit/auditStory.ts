import type { AuditRow } from '@rpm/domain';

const people = {
  hawthorn: { userId: 'u-1', name: 'Hawthorn Ledgerby', role: 'ADMIN' },
  wren: { userId: 'u-2', name: 'Wren Q. Exampledoc', role: 'DOCTOR' },
  quince: { userId: 'u-3', name: 'Quince Deskworth', role: 'STAFF' },
} as const;

/** An entry of the log. @param minute of November 20, 2026, from 0:00 in New York */
export const entry = (
  minute: number,
  who: keyof typeof people,
  special: Partial<AuditRow> & Pick<AuditRow, 'action'>,
): AuditRow => {
  const at = new Date(Date.UTC(2026, 10, 20, 5, minute)).toISOString();
  const time = `${at.slice(0, 10).replaceAll('-', '')}-${at.slice(11, 19)}`;
  return {
    id: `c${minute}`,
    time,
    until: time,
    times: 1,
    ...people[who],
    subject: '',
    whom: '',
    details: {},
    source: '203.0.113.7',
    browser: 'chrome',
    ...special,
  };
};

/** The entries of the mock-up, as far as the product has what they tell. */
export const entries: readonly AuditRow[] = [
  entry(580, 'hawthorn', { action: 'audit.exported', details: { count: 248 } }),
  entry(571, 'wren', {
    action: 'range.saved',
    subject: 'p-1',
    whom: 'Clover Demoson',
    source: '198.51.100.4',
    browser: 'safari',
    details: {
      vital: 'HeartRate',
      version: 2,
      changes: [
        { field: 'heartRate.cautiousMin', before: 55, after: 50 },
        { field: 'heartRate.criticalMin', before: 45, after: null },
        { field: 'end', before: '21260303-17:00:00', after: '21261120-17:00:00' },
      ],
    },
  }),
  entry(552, 'quince', {
    action: 'order.status',
    subject: 'RPM-40001',
    whom: 'Marigold Testpatient',
    details: { from: 'Submitted', to: 'PickedUp' },
  }),
  entry(540, 'quince', { action: 'note.added', subject: 'n-1', whom: 'Marigold Testpatient' }),
  entry(533, 'quince', { action: 'readings.reviewed', subject: 'p-2', whom: 'Tansy Mocklin' }),
  entry(511, 'wren', {
    action: 'read',
    subject: 'p-3',
    whom: 'Sorrel Fixture',
    details: { kind: 'vitals' },
    browser: 'edge',
    times: 4,
    until: '20261120-13:40:00',
  }),
  entry(500, 'quince', { action: 'refused', subject: 'p-9', details: { kind: '403 getStaff' } }),
  entry(478, 'hawthorn', { action: 'login-new', browser: 'firefox', source: '192.0.2.44' }),
  entry(470, 'hawthorn', { action: 'record.frobbed', subject: 'x-1', source: '', browser: '' }),
  entry(-300, 'hawthorn', { action: 'clinic.session-length', details: { seconds: 900 } }),
];
