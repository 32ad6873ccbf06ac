import { fhirId } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import { askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, staff, administrator } = demoAccounts;
const { clinicId } = northside;
const kept = 'patient-002';
const gone = patient.accountId;
const minute = (count: number) => new Date(startOfTest.getTime() + count * 60_000);

const said = (noteId: string, patientId: string, authorId: string, at: Date): StoredNote => ({
  ...{ noteId, patientId, clinicId, authorId, kind: 'conversation', topic: 'Other', text: noteId, at },
  ...{ toPatient: true, minutes: 0, isInteractive: false },
});

describe.each(storeKinds)('what somebody wrote in a record that is merged, in %s (F5, API-25)', (kind) => {
  const merged = async () => {
    const world = {
      ...clinicWith([]),
      systems: [await ownSystem()],
      notes: [
        said('question', gone, gone, minute(-60)),
        said('answer', gone, staff.accountId, minute(-50)),
        said('thanks', gone, gone, minute(-40)),
      ],
    };
    const store = await makeStore(kind, world);
    const actor = { accountId: administrator.accountId, clinicId, at: minute(1) };
    const wish = { mergeId: 'merge-1', keptId: kept, goneId: gone, details: 'kept' } as const;
    expect(await store.merges.merge(actor, wish)).toBe('done');
    return store;
  };

  test('counts as the patient’s: it waits for an answer, and is no message of the clinic', async () => {
    const store = await merged();
    const sides = (await store.conversations.of(kept, 9)).map(({ noteId, side }) => [noteId, side]);
    expect(sides).toEqual([
      ['question', 'patient'],
      ['answer', 'clinic'],
      ['thanks', 'patient'],
    ]);
    const waiting = await store.conversations.waiting(clinicId, 9);
    expect(waiting).toMatchObject([{ patient: { userId: kept }, waiting: 1, unread: 1, since: minute(-40) }]);
    const search = { patientId: kept, before: minute(0), from: null, rows: 9 };
    const entries = await store.timelines.entries('messages', search);
    expect(entries.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      ['thanks', true],
      ['answer', false],
      ['question', true],
    ]);
    await store.merges.undo({ accountId: administrator.accountId, clinicId, at: minute(2) }, gone);
    expect(await store.conversations.waiting(clinicId, 9)).toMatchObject([{ patient: { userId: gone } }]);
  });

  test('makes nobody a member of the care team, and is sent by the patient at FHIR', async () => {
    const store = await merged();
    const team = await store.careTeams.of(kept, 9);
    expect(team.map(({ accountId }) => accountId)).toContain(staff.accountId);
    expect(team.map(({ role }) => role)).not.toContain('PATIENT');
    const api = testApi(store);
    const token = await tokenFor(api, 'first');
    const { json } = await askFhir(api, token, `Communication?patient=${fhirId(kept)}`);
    const senders = json.entry.map(
      ({ resource }: { resource: { sender: { reference: string } } }) => resource.sender.reference,
    );
    const own = `Patient/${fhirId(kept)}`;
    expect(senders).toEqual([own, expect.stringContaining('Practitioner/'), own]);
  });
});
