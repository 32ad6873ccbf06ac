import { endpoints } from '@rpm/api-client/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import type { Answer, TestApi } from './harness.ts';
import { daySeconds, owner, shareIdOf, sharingApi, told, type Who } from './sharingApi.ts';

const { patient, otherProvider, otherStaff } = demoAccounts;

let api: TestApi;
let sharing: Awaited<ReturnType<typeof sharingApi>>;
beforeEach(async () => {
  sharing = await sharingApi();
  api = sharing.api;
});

describe('a shared timeline (SCR-07, behaviour R20)', () => {
  const timeline = (who: Who, query: object = {}, userId: string = owner) =>
    sharing.ask(who, 'getFriendTimeline', { params: { userId }, query });
  const kindsOf = ({ json }: Answer) =>
    endpoints.getFriendTimeline.answer.parse(json).kinds.map(({ kind }) => kind);

  test('shows the kinds that are shared and no other, and its owner all', async () => {
    await sharing.share({ parts: ['files', 'readings'] });
    const seen = await timeline(otherProvider);
    expect(kindsOf(seen)).toEqual(['readings', 'files']);
    const kinds = endpoints.getFriendTimeline.answer.parse(seen.json).entries.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'readings' && kind !== 'files')).toEqual([]);
    const own = await sharing.ask(patient, 'getTimeline', { params: { userId: owner }, query: {} });
    expect(kindsOf(own)).toEqual(['readings', 'notes', 'messages', 'visits', 'files', 'orders']);
  });

  test('a kind that is not shared, an ended share, a stopped one, none and an unknown patient: one answer', async () => {
    const none = told(await timeline(otherProvider));
    expect(none.status).toBe(404);
    const shareId = shareIdOf(await sharing.share({ parts: ['records'], days: 1 }));
    const notShared = told(await timeline(otherProvider, { kind: 'readings' }));
    const messages = told(await timeline(otherProvider, { kind: 'messages' }));
    expect((await timeline(otherProvider)).status).toBe(200);
    await sharing.stop(shareId);
    const stopped = told(await timeline(otherProvider));
    await sharing.share({ days: 1 });
    api.wait(daySeconds);
    const expired = told(await timeline(otherProvider));
    const unknown = told(await timeline(otherProvider, {}, 'patient-none'));
    const staff = told(await timeline(otherStaff));
    expect([notShared, messages, stopped, expired, unknown, staff]).toEqual(Array(6).fill(none));
  });

  test('a kind that cannot be read is missing alone; when none can, the call fails', async () => {
    await sharing.share({ parts: ['readings', 'notes'] });
    const { timelines } = api.services.store;
    const { entries } = timelines;
    timelines.entries = (kind, search) =>
      kind === 'notes' ? Promise.reject(new Error('Notes are away.')) : entries(kind, search);
    const { kinds } = endpoints.getFriendTimeline.answer.parse((await timeline(otherProvider)).json);
    expect(kinds.map(({ kind, total }) => [kind, total === null])).toEqual([
      ['readings', false],
      ['notes', true],
    ]);
    timelines.entries = () => Promise.reject(new Error('All is away.'));
    expect((await timeline(otherProvider)).status).toBe(500);
    timelines.entries = entries;
  });
});
