import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { NewNoteEntry } from '../src/subjects/notes/contract.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, colleague, staff, patient, otherProvider } = demoAccounts;
const userId = patient.accountId;
const { clinicId } = northside;
const by = ({ accountId }: { accountId: string }, second = 0) => ({
  ...{ accountId, clinicId, at: new Date(startOfTest.getTime() + second * 1000) },
});
const draft = {
  topic: 'Device',
  readers: 'author',
  text: ' Half a sent',
  minutes: '3',
  isInteractive: false,
} as const;
const note: NewNoteEntry = {
  ...{ noteId: 'n-1', patientId: userId, kind: 'note', topic: 'Encounter', text: 'Done.' },
  ...{ toPatient: false, minutes: 0, isInteractive: false },
};

describe.each(storeKinds)('drafts of notes over the store in %s (SCR-03)', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));

  test('one for each author and patient, the last one that was kept', async () => {
    const { noteDrafts } = await fresh();
    expect(await noteDrafts.of(userId, staff.accountId)).toBeNull();
    await noteDrafts.keep(userId, draft, by(staff));
    await noteDrafts.keep(userId, { ...draft, text: 'More' }, by(staff, 5));
    await noteDrafts.keep(userId, { ...draft, text: 'Other' }, by(provider));
    expect(await noteDrafts.of(userId, staff.accountId)).toEqual({
      ...{ draft: { ...draft, text: 'More' }, at: by(staff, 5).at },
    });
    expect(await noteDrafts.of('patient-002', staff.accountId)).toBeNull();
    await noteDrafts.discard(userId, staff.accountId);
    expect(await noteDrafts.of(userId, staff.accountId)).toBeNull();
    expect((await noteDrafts.of(userId, provider.accountId))?.draft.text).toBe('Other');
  });

  test('writing the note ends its draft, and nobody else’s; a message and a correction end none', async () => {
    const { noteDrafts, notes } = await fresh();
    await noteDrafts.keep(userId, draft, by(staff));
    await noteDrafts.keep(userId, draft, by(provider));
    await notes.add({ ...note, kind: 'conversation', toPatient: true }, by(staff, 1));
    await notes.add({ ...note, noteId: 'n-2' }, by(provider, 2));
    expect(await noteDrafts.of(userId, provider.accountId)).toBeNull();
    await notes.add({ ...note, noteId: 'n-3', corrects: 'n-2' }, by(staff, 3));
    expect(await noteDrafts.of(userId, staff.accountId)).not.toBeNull();
    await notes.add({ ...note, noteId: 'n-4' }, by(staff, 4));
    expect(await noteDrafts.of(userId, staff.accountId)).toBeNull();
  });

  test('a draft is its author’s alone, on any machine, and is in no export and no log', async () => {
    const api = testApi(await fresh());
    const token = await api.sessionOf(staff);
    const params = { userId };
    const kept = await api.ask(endpoints.saveNoteDraft, { token, body: { userId, draft } });
    expect(kept.status).toBe(200);
    const again = await api.ask(endpoints.getNoteDraft, { token: await api.sessionOf(staff), params });
    expect(again.json).toEqual({ draft, time: endpoints.saveNoteDraft.answer.parse(kept.json).time });
    const other = await api.ask(endpoints.getNoteDraft, { token: await api.sessionOf(colleague), params });
    expect(other.json).toEqual({ draft: null, time: null });
    const { store } = api.services;
    expect(JSON.stringify(await store.wholeRecords.of(userId))).not.toContain(draft.text);
    expect((await store.audit.list(clinicId)).map(({ action }) => action)).not.toContain('note.added');
  });

  test('an empty draft is none, and what is wrong is refused and leaves what was kept', async () => {
    const api = testApi(await fresh());
    const token = await api.sessionOf(staff);
    const save = (body: unknown) => api.ask(endpoints.saveNoteDraft, { token, body });
    await save({ userId, draft });
    const long = 'x'.repeat(limits.longTextMaxCharacters + 1);
    expect((await save({ userId, draft: { ...draft, text: long } })).status).toBe(400);
    expect((await api.services.store.noteDrafts.of(userId, staff.accountId))?.draft).toEqual(draft);
    expect((await save({ userId, draft: { ...draft, text: ' ', minutes: '' } })).json).toEqual({
      time: null,
    });
    expect(await api.services.store.noteDrafts.of(userId, staff.accountId)).toBeNull();
  });
});

describe.each(storeKinds)('templates of notes over the store in %s (SCR-03)', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));
  const template = { templateId: 't-1', name: 'Call', topic: 'Encounter', text: 'Called {name}.' } as const;

  test('a change ends the one before, which stays in the list; an end is an end', async () => {
    const { noteTemplates, audit } = await fresh();
    expect(await noteTemplates.add(template, null, by(provider))).toBe('done');
    expect(
      await noteTemplates.add({ ...template, templateId: 't-2', name: 'after' }, null, by(provider)),
    ).toBe('done');
    const next = { ...template, templateId: 't-3', text: 'Spoke with {name}.' };
    expect(await noteTemplates.add(next, 't-1', by(colleague, 5))).toBe('done');
    const author = { userId: colleague.accountId, name: expect.any(String) };
    expect(await noteTemplates.list(clinicId, 9)).toMatchObject([
      { templateId: 't-2', name: 'after', ended: null },
      { ...next, by: author, at: by(staff, 5).at, ended: null },
      { ...template, ended: { by: author, at: by(staff, 5).at, isReplaced: true } },
    ]);
    expect(await noteTemplates.add({ ...next, templateId: 't-4' }, 't-1', by(provider, 6))).toBe('ended');
    expect(await noteTemplates.end('t-3', by(provider, 7))).toBe('done');
    expect(await noteTemplates.end('t-3', by(provider, 8))).toBe('ended');
    expect(await noteTemplates.end('t-4', by(provider, 8))).toBe('notFound');
    expect(await noteTemplates.end('t-2', { ...by(otherProvider), clinicId: southside.clinicId })).toBe(
      'notFound',
    );
    expect(
      (await noteTemplates.list(clinicId, 1)).map(({ templateId, ended }) => [templateId, ended?.isReplaced]),
    ).toEqual([
      ['t-2', undefined],
      ['t-3', false],
    ]);
    expect((await audit.list(clinicId)).map(({ action }) => action)).toEqual([
      ...['template.added', 'template.added', 'template.replaced', 'template.ended'],
    ]);
  });

  test('a clinic has so many at most; what takes a place needs none', async () => {
    const { noteTemplates } = await fresh();
    for (let at = 0; at < limits.templatesMost; at += 1)
      await noteTemplates.add({ ...template, templateId: `t-${at}` }, null, by(provider));
    expect(await noteTemplates.add({ ...template, templateId: 'more' }, null, by(provider))).toBe('full');
    expect(await noteTemplates.add({ ...template, templateId: 'more' }, 't-1', by(provider))).toBe('done');
  });

  test('of two who change one at once, one is told; staff may only use them', async () => {
    const api = testApi(await fresh());
    const { templateId: _, ...sent } = template;
    const [own, others] = [await api.sessionOf(provider), await api.sessionOf(colleague)];
    await api.ask(endpoints.addNoteTemplate, { token: own, body: sent });
    const listed = await api.ask(endpoints.getNoteTemplates, { token: await api.sessionOf(staff) });
    const [{ templateId: replaces } = { templateId: '' }] = endpoints.getNoteTemplates.answer.parse(
      listed.json,
    );
    const both = await Promise.all(
      [own, others].map((token) =>
        api.ask(endpoints.addNoteTemplate, { token, body: { ...sent, replaces } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({
      message: refusalWords.templateEnded,
    });
    const wrong = { ...sent, text: 'Dose {dose}' };
    expect((await api.ask(endpoints.addNoteTemplate, { token: own, body: wrong })).status).toBe(400);
    const token = await api.sessionOf(staff);
    expect((await api.ask(endpoints.addNoteTemplate, { token, body: sent })).status).toBe(403);
  });
});

describe.each(storeKinds)('search in the notes of a patient over the store in %s (SCR-03)', (kind) => {
  const texts = ['Started amlodipine', 'Scale 100% full_ of \\ signs', 'ÄRGER with the cuff', 'Straße'];
  const notes = texts.map((text, at) => ({
    ...{ ...note, noteId: `n-${at}`, text, topic: at === 2 ? ('Device' as const) : ('Encounter' as const) },
    ...{
      clinicId,
      authorId: (at === 0 ? provider : staff).accountId,
      at: new Date(startOfTest.getTime() + at),
    },
  }));
  const fresh = () => makeStore(kind, { ...clinicWith([]), notes });

  test.each([
    [{}, ['n-3', 'n-2', 'n-1', 'n-0']],
    [{ text: 'AMLO' }, ['n-0']],
    [{ text: 'ärger' }, ['n-2']],
    [{ text: '100%' }, ['n-1']],
    [{ text: 'l_ ' }, ['n-1']],
    [{ text: '\\' }, ['n-1']],
    [{ text: 'nothing' }, []],
    [{ topic: 'Device' as const }, ['n-2']],
    [{ author: provider.accountId }, ['n-0']],
    [{ author: staff.accountId, topic: 'Encounter' as const, text: 's' }, ['n-3', 'n-1']],
  ])('%j', async (query, found) => {
    const api = testApi(await fresh());
    const token = await api.sessionOf(staff);
    const answer = await api.ask(endpoints.getPatientNotes, { token, params: { userId }, query });
    expect(endpoints.getPatientNotes.answer.parse(answer.json).map(({ noteId }) => noteId)).toEqual(found);
  });

  test('looks through all of them, however many there are', async () => {
    const many = Array.from({ length: 1203 }, (_, at) => ({
      ...{
        ...note,
        noteId: `m-${at}`,
        text: at % 600 === 1 ? 'salt' : 'x',
        clinicId,
        authorId: staff.accountId,
      },
      at: new Date(startOfTest.getTime() + Math.floor(at / 7) * 1000),
    }));
    const store = await makeStore(kind, { ...clinicWith([]), notes: many });
    const search = {
      patientId: userId,
      selection: 'readable',
      reader: staff,
      query: { text: 'Salt' },
    } as const;
    expect((await store.notes.list(search, 9)).map(({ noteId }) => noteId)).toEqual([
      'm-1201',
      'm-601',
      'm-1',
    ]);
    expect(await store.notes.list(search, 2)).toHaveLength(2);
  });
});
