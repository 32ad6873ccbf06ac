import {
  type NoteReader,
  type NoteSelection,
  noteKinds,
  noteSelections,
  showsNote,
  weekBounds,
} from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { aPatient, clinicWith, demoAccounts, emptyClinic, northside, southside } from '../src/seed/index.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, colleague, staff, patient } = demoAccounts;
const { clinicId } = northside;
const actor = { accountId: staff.accountId, clinicId, at: startOfTest };
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

const aNote = (noteId: string, special: Partial<StoredNote> = {}): StoredNote => ({
  noteId,
  patientId: patient.accountId,
  clinicId,
  authorId: provider.accountId,
  kind: 'note',
  topic: 'Encounter',
  text: 'A note.',
  toPatient: false,
  minutes: 5,
  isInteractive: false,
  at: startOfTest,
  ...special,
});

describe.each(storeKinds)('people in the store in %s', (kind) => {
  const fresh = (notes: readonly StoredNote[] = []) =>
    makeStore(kind, { ...clinicWith([]), notes, readings: () => [], reviews: [], ranges: [] });

  test('keeps notes to the letter and gives them newest first, the later of one moment first (API-23)', async () => {
    const odd = '  <b>"quoted"</b> \\ % \n line\u2028 א \u{1F600} ';
    const store = await fresh([aNote('a', { at: later(-60) }), aNote('b'), aNote('c')]);
    const { clinicId: _c, authorId: _a, at: _t, ...entry } = aNote('d', { text: odd });
    await store.notes.add(entry, actor);
    const reader = { accountId: provider.accountId, role: 'DOCTOR' };
    const search = { patientId: patient.accountId, selection: 'readable', reader } as const;
    const rows = await store.notes.list(search, 10);
    expect(rows.map(({ noteId }) => noteId)).toEqual(['d', 'c', 'b', 'a']);
    expect(rows[0]).toEqual({
      noteId: 'd',
      kind: 'note',
      topic: 'Encounter',
      text: odd,
      toPatient: false,
      minutes: 5,
      isInteractive: false,
      author: { userId: staff.accountId, name: 'Quince Deskworth', role: 'STAFF' },
      at: startOfTest,
      corrects: null,
    });
    expect((await store.notes.list(search, 2)).map(({ noteId }) => noteId)).toEqual(['d', 'c']);
    expect(await store.audit.list(clinicId)).toEqual([
      { ...actor, action: 'note.added', subject: 'd', details: {} },
    ]);
  });

  const authors = [provider, colleague, staff, patient];
  const every = authors.flatMap(({ accountId: authorId }) =>
    noteKinds.flatMap((noteKind) =>
      [true, false].map((toPatient) =>
        aNote(`${authorId}-${noteKind}-${toPatient}`, { authorId, kind: noteKind, toPatient }),
      ),
    ),
  );

  test('shows exactly the notes that the rule shows, to each reader and by each call', async () => {
    const store = await fresh([...every, aNote('of-another', { patientId: 'patient-002' })]);
    for (const reader of [...authors, demoAccounts.administrator] satisfies NoteReader[]) {
      for (const selection of noteSelections satisfies readonly NoteSelection[]) {
        const search = { patientId: patient.accountId, selection, reader };
        const ids = (await store.notes.list(search, 100)).map(({ noteId }) => noteId);
        const expected = every.filter((note) => showsNote(note, selection, reader));
        expect(ids, `${reader.role} ${selection}`).toEqual(expected.map(({ noteId }) => noteId).reverse());
        const topics = await store.notes.topics(search);
        // Messages are shown beside the notes.
        const counted = expected.filter((note) => note.kind !== 'conversation').length;
        expect(topics.map(({ total }) => total)).toEqual(counted ? [counted] : []);
      }
    }
  });

  test('counts topics, the one with the newest note first', async () => {
    const store = await fresh([
      aNote('a', { topic: 'Device', at: later(-3) }),
      aNote('b', { topic: 'Other', at: later(-3) }),
      aNote('c', { topic: 'Medication', at: later(-9) }),
      aNote('d', { topic: 'Medication', at: later(-1) }),
    ]);
    const reader = { accountId: provider.accountId, role: 'DOCTOR' };
    expect(await store.notes.topics({ patientId: patient.accountId, selection: 'own', reader })).toEqual([
      { topic: 'Medication', total: 2, latest: later(-1) },
      { topic: 'Device', total: 1, latest: later(-3) },
      { topic: 'Other', total: 1, latest: later(-3) },
    ]);
  });

  test('counts encounter notes of an author and of a clinic, and no others (API-13)', async () => {
    const store = await fresh([
      aNote('a'),
      aNote('b', { authorId: colleague.accountId }),
      aNote('c', { topic: 'Device' }),
      aNote('d', { kind: 'exception' }),
      aNote('f', { at: new Date('2026-11-14T00:00:00Z') }),
      aNote('g', { at: new Date('2026-11-13T23:59:59.999Z') }),
      aNote('h', { at: new Date('2026-11-21T00:00:00Z') }),
      aNote('e', { clinicId: southside.clinicId, patientId: demoAccounts.otherPatient.accountId }),
    ]);
    const week = weekBounds({ year: 2026, month: 11, day: 20 });
    const count = (authorId: string | null) => store.notes.countEncounters({ clinicId, authorId }, week);
    expect(await count(provider.accountId)).toEqual({ total: 4, thisWeek: 2 });
    expect(await count(null)).toEqual({ total: 5, thisWeek: 3 });
    expect(await count(staff.accountId)).toEqual({ total: 0, thisWeek: 0 });
  });

  test('names the responsible provider first, then the last contact; exception notes betray nobody (API-19)', async () => {
    const store = await fresh([
      aNote('a', { authorId: staff.accountId, at: later(-90) }),
      aNote('b', { authorId: staff.accountId, at: later(-60), kind: 'conversation' }),
      aNote('c', { authorId: colleague.accountId, at: later(-70) }),
      aNote('d', { authorId: colleague.accountId, at: later(-5), kind: 'exception' }),
      aNote('e', { authorId: demoAccounts.administrator.accountId, kind: 'exception' }),
      aNote('f', { authorId: patient.accountId, kind: 'conversation' }),
    ]);
    expect(await store.careTeams.of(patient.accountId, 10)).toEqual([
      {
        accountId: provider.accountId,
        name: 'Wren Q. Exampledoc',
        role: 'DOCTOR',
        isResponsible: true,
        lastContact: null,
      },
      {
        accountId: staff.accountId,
        name: 'Quince Deskworth',
        role: 'STAFF',
        isResponsible: false,
        lastContact: later(-60),
      },
      {
        accountId: colleague.accountId,
        name: 'Teasel Fakeley',
        role: 'DOCTOR',
        isResponsible: false,
        lastContact: later(-70),
      },
    ]);
    expect(await store.careTeams.of(patient.accountId, 1)).toHaveLength(1);
    expect(await store.careTeams.of('nobody', 10)).toEqual([]);
  });

  test('a care team without a responsible provider has those who wrote', async () => {
    const world = { ...emptyClinic(), patients: [aPatient({ patientId: 'p', providerId: null })] };
    const store = await makeStore(kind, { ...world, notes: [aNote('a', { patientId: 'p' })] });
    expect(await store.careTeams.of('p', 10)).toMatchObject([
      { accountId: provider.accountId, isResponsible: false },
    ]);
  });

  test('keeps inquiries for support, newest first, and writes down no word of them (behaviour R34)', async () => {
    const store = await fresh();
    await store.inquiries.add({ inquiryId: 'i-1', type: 'other', message: 'About Marigold' }, actor);
    await store.inquiries.add({ inquiryId: 'i-2', type: 'missing_data', message: ' <b> ' }, actor);
    expect(await store.inquiries.list(clinicId, 10)).toEqual([
      { inquiryId: 'i-2', type: 'missing_data', message: ' <b> ', ...actor },
      { inquiryId: 'i-1', type: 'other', message: 'About Marigold', ...actor },
    ]);
    expect(await store.inquiries.list(clinicId, 1)).toHaveLength(1);
    expect(await store.inquiries.list(southside.clinicId, 10)).toEqual([]);
    expect(JSON.stringify(await store.audit.list(clinicId))).not.toContain('Marigold');
  });

  test('names who works at a clinic: every account that is not a patient’s (API-20)', async () => {
    const { accounts } = await fresh();
    const ids = (await accounts.ofClinic(clinicId)).map(({ accountId }) => accountId).sort();
    const { administrator } = demoAccounts;
    expect(ids).toEqual([administrator, provider, colleague, staff].map(({ accountId }) => accountId).sort());
    expect(JSON.stringify(await accounts.ofClinic(clinicId))).not.toContain('scrypt');
  });
});
