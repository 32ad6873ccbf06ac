import { beforeEach, expect, test, vi } from 'vitest';
import { host, oneTabForEach, otherTabWrites, session } from './oneTab.ts';
import { createSessionStore } from './sessionStore.ts';

oneTabForEach();

const channels: FakeChannel[] = [];
class FakeChannel extends EventTarget {
  posted: unknown[] = [];
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(data: unknown) {
    this.posted.push(data);
  }
}
const hear = (data: unknown) => channels.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));
beforeEach(() => {
  channels.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

test('what one tab broadcasts: the end of a session, with its reason and the token that is dead', async () => {
  const store = await createSessionStore(host);
  store.start(session('u1'));
  store.end('expired');
  expect(channels[0]?.posted).toEqual([{ reason: 'expired', token: 'token-of-u1' }]);
});

test('what one tab broadcasts: ends the session here even while this tab still reads it in the storage', async () => {
  localStorage.setItem('rpm.session', JSON.stringify(session('u1')));
  const store = await createSessionStore(host);
  hear({ reason: 'expired', token: 'token-of-u1' });
  await vi.waitFor(() => expect(store.get()).toBeNull());
  expect([store.endReason(), localStorage.length]).toEqual(['expired', 0]);
});

test('what one tab broadcasts: says why, even where the change of the storage comes first (SES-04)', async () => {
  const store = await createSessionStore(host);
  store.start(session('u1'));
  otherTabWrites(null);
  hear({ reason: 'idle', token: 'token-of-u1' });
  await vi.waitFor(() => expect(store.get()).toBeNull());
  expect(store.endReason()).toBe('idle');
});

test('what one tab broadcasts: does not end another session than the one it names, and what is no message ends nothing', async () => {
  localStorage.setItem('rpm.session', JSON.stringify(session('u1', 'newer')));
  const store = await createSessionStore(host);
  for (const data of [{ reason: 'expired', token: 'older' }, 'expired', null, { token: 1 }]) hear(data);
  // Heard after the others, so that when it has ended the session they have had their chance.
  hear({ reason: 'logout', token: 'newer' });
  await vi.waitFor(() => expect(store.get()).toBeNull());
  expect(store.endReason()).toBe('logout');
});
