import { NO_SERIAL, type TimelineKind, timelineKinds } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, provider } = demoAccounts;
const patientId = patient.accountId;
const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const { clinicId } = northside;
const note = {
  clinicId,
  patientId,
  topic: 'Other',
  minutes: 0,
  isInteractive: false,
  toPatient: true,
} as const;
const byProvider = { ...note, authorId: provider.accountId, kind: 'note' } as const;

const world = () => {
  const small = smallClinic();
  return {
    ...small,
    records: [
      {
        ...{ recordId: 'visit-1', patientId, resourceType: 'Encounter' as const, display: 'Office visit' },
        ...{
          code: null,
          status: 'finished',
          at: at('12T15:30'),
          performer: 'Wren Q. Exampledoc',
          note: null,
        },
      },
      {
        ...{ recordId: 'lab-1', patientId, resourceType: 'DiagnosticReport' as const, display: 'Panel' },
        ...{ code: null, status: 'final', at: at('12T15:30'), performer: null, note: null },
      },
    ],
    files: [
      {
        ...{ patientId, fileName: 'panel.pdf', contentType: 'application/pdf' as const, txnName: 'file-1' },
        ...{ reportType: 'LabReport' as const, reportSubType: 'Panel', uploadedBy: 'Northside', bytes: 4 },
        ...{ at: at('19T20:30'), content: 'JVBERg==' },
      },
      {
        ...{ patientId, fileName: 'own.pdf', contentType: 'application/pdf' as const, txnName: 'file-2' },
        ...{ reportType: 'Other' as const, reportSubType: '-', uploadedBy: 'Marigold Testpatient', bytes: 4 },
        ...{ uploadedById: patientId, at: at('18T20:30'), content: 'JVBERg==' },
      },
    ],
    notes: [
      { ...byProvider, noteId: 'note-1', text: 'Rest today.', at: at('20T13:47') },
      { ...byProvider, noteId: 'note-2', text: 'Not for the patient.', toPatient: false, at: at('20T13:48') },
      { ...byProvider, noteId: 'note-3', text: 'Alone.', kind: 'exception' as const, at: at('20T13:49') },
      {
        ...note,
        noteId: 'say-1',
        authorId: patientId,
        text: 'Fine.',
        kind: 'conversation' as const,
        at: at('20T13:55'),
      },
    ],
    orders: [
      anOrder({ patientId, orderId: 'RPM-1', status: 'Submitted', placedAt: at('18T19:10') }),
      anOrder({ patientId: 'patient-002', orderId: 'RPM-2', status: 'Submitted', placedAt: at('18T19:10') }),
    ],
  };
};
const search = { patientId, before: at('21T00:00'), from: null, rows: 10 };

describe.each(storeKinds)('timelines in %s (SCR-07)', (kind) => {
  test('each kind has what is the patient’s, and of notes what the patient may read', async () => {
    const { timelines } = await makeStore(kind, world());
    const shown = async (of: TimelineKind) =>
      (await timelines.entries(of, search)).map(({ id, at: when, text, by, isOwn }) => [
        id,
        when,
        text,
        by,
        isOwn,
      ]);
    expect(await shown('notes')).toEqual([
      ['note-1', at('20T13:47'), 'Rest today.', 'Wren Q. Exampledoc', false],
    ]);
    expect(await shown('messages')).toEqual([
      ['say-1', at('20T13:55'), 'Fine.', 'Marigold Testpatient', true],
    ]);
    expect(await shown('visits')).toEqual([
      ['visit-1', at('12T15:30'), 'Office visit', 'Wren Q. Exampledoc', false],
    ]);
    expect(await shown('files')).toEqual([
      ['file-1', at('19T20:30'), 'panel.pdf', 'Northside', false],
      ['file-2', at('18T20:30'), 'own.pdf', 'Marigold Testpatient', true],
    ]);
    expect((await shown('orders')).map((order) => order.slice(0, 2))).toEqual([['RPM-1', at('18T19:10')]]);
  });

  test('a reading for which the patient alone stands says so', async () => {
    const when = at('20T12:00');
    const weight = {
      ...{ patientId, vital: 'Weight' as const, at: when, receivedAt: when, values: { weight: 81 } },
      ...{ class: 'Normal' as const, classes: { weight: 'Normal' as const } },
    };
    const readings = () => [
      { ...weight, serial: NO_SERIAL },
      { ...weight, serial: 'SN-1', values: { weight: 82 } },
    ];
    const { timelines } = await makeStore(kind, { ...world(), readings });
    const found = await timelines.entries('readings', search);
    expect(found.map(({ values, enteredBy }) => [values?.weight, enteredBy])).toEqual(
      expect.arrayContaining([
        [81, 'patient'],
        [82, null],
      ]),
    );
    const [note] = await timelines.entries('notes', search);
    expect(note?.enteredBy).toBeNull();
  });

  test('a stretch of time begins with its first moment and ends before its last, newest first', async () => {
    const { timelines } = await makeStore(kind, world());
    const of = (special: object) => timelines.entries('notes', { ...search, ...special });
    expect(await of({ from: at('20T13:47') })).toHaveLength(1);
    expect(await of({ before: at('20T13:47') })).toEqual([]);
    const readings = await timelines.entries('readings', search);
    const times = readings.map((each) => each.at.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(await timelines.entries('readings', { ...search, rows: 1 })).toEqual(readings.slice(0, 1));
  });

  test('counts all, and knows the first', async () => {
    const { timelines } = await makeStore(kind, world());
    expect(await timelines.facts('notes', patientId, null)).toEqual({ total: 1, oldest: at('20T13:47') });
    expect(await timelines.facts('files', 'patient-002', null)).toEqual({ total: 0, oldest: null });
    for (const each of timelineKinds) {
      const all = await timelines.entries(each, { ...search, rows: 100_000, before: at('30T00:00') });
      const oldest = all.at(-1)?.at ?? null;
      expect(await timelines.facts(each, patientId, null)).toEqual({ total: all.length, oldest });
      // Of a stretch, its first moment and not its last; the first of all is told still.
      for (const counted of [
        { from: at('12T15:30'), before: at('20T13:47') },
        { from: at('20T13:47'), before: at('30T00:00') },
      ]) {
        const some = await timelines.entries(each, { ...search, ...counted, rows: 100_000 });
        expect(await timelines.facts(each, patientId, counted)).toEqual({ total: some.length, oldest });
      }
    }
  });
});

test('both stores read the same', async () => {
  const [memory, postgres] = await Promise.all(
    (['memory', 'postgres'] as const).map((kind) => makeStore(kind, world())),
  );
  for (const kind of timelineKinds) {
    const all = { ...search, rows: 5000, before: at('30T00:00') };
    expect(await postgres?.timelines.entries(kind, all)).toEqual(await memory?.timelines.entries(kind, all));
  }
});
