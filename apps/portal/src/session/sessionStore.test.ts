import { defaultPreferences, type SessionRecord } from '@rpm/domain';
import { expect, test, vi } from 'vitest';
import { blocked, host, log, oneTabForEach, otherTabWrites, reload, session, turnTo } from './oneTab.ts';
import { createSessionStore } from './sessionStore.ts';

oneTabForEach();

test('a session outlives a reload of the page (SES-05)', async () => {
  (await createSessionStore(host)).start(session('u1'));
  expect((await createSessionStore(host)).get()).toEqual(session('u1'));
});

test('a step that stands before everything is done once, here and in the other tabs (F6, F12)', async () => {
  const store = await createSessionStore(host);
  store.start({ ...session('u1'), mustSetUp: true, severalClinics: true });
  store.step('mustSetUp');
  expect(store.get()).toEqual({ ...session('u1'), severalClinics: true });
  otherTabWrites(session('u1'));
  await vi.waitFor(() => expect(store.get()).toEqual(session('u1')));
  expect((await createSessionStore(host)).get()).toEqual(session('u1'));
});

test('an open tab learns the new name of its clinic and of its user, and so do the others; of somebody else it learns nothing (F1)', async () => {
  const store = await createSessionStore(host);
  const onChange = vi.fn();
  store.start(session('u1'));
  store.subscribe(onChange);
  store.learn({ ...session('u1').user });
  store.learn({ ...session('u2').user, clinicName: 'Northside Clinic' });
  expect([store.get(), onChange.mock.calls.length]).toEqual([session('u1'), 0]);
  const renamed = { ...session('u1'), user: { ...session('u1').user, clinicName: 'Northside Clinic' } };
  store.learn(renamed.user);
  expect(store.get()).toEqual(renamed);
  expect((await createSessionStore(host)).get()).toEqual(renamed);
  const named = { ...renamed, user: { ...renamed.user, lastName: 'Corrected' } };
  store.learn(named.user);
  expect(store.get()).toEqual(named);
  const again = { ...renamed, user: { ...renamed.user, clinicName: 'North Clinic' } };
  otherTabWrites(again);
  await vi.waitFor(() => expect(store.get()).toEqual(again));
  store.end('logout');
  store.learn(renamed.user);
  expect(store.get()).toBeNull();
});

test('what cannot be read is no session, and is logged (SES-06, RTE-02)', async () => {
  localStorage.setItem('rpm.session', '{"token":"x","user":{"role":"DOCTOR"}}');
  expect((await createSessionStore(host)).get()).toBeNull();
  expect(log.mock.calls).toEqual([['User details not found in local storage']]);
});

test('a record without a name is logged where it is read and where it begins, and counts (SES-06)', async () => {
  const nameless = { ...session('u1'), user: { ...session('u1').user, firstName: ' ' } };
  const line = 'First name or last name not found in user details';
  (await createSessionStore(host)).start(nameless);
  await vi.waitFor(() => expect(log.mock.calls).toEqual([[line]]));
  expect((await createSessionStore(host)).get()?.token).toBe(nameless.token);
  expect(log.mock.calls).toEqual([[line], [line]]);
});

test('the end of a session leaves nothing in local or session storage (NAV-08, behaviour R23)', async () => {
  const store = await createSessionStore(host);
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.start(session('u1'));
  localStorage.setItem('selected', 'something');
  sessionStorage.setItem('draft', 'something');
  store.end('logout');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect([store.get(), store.endReason()]).toEqual([null, 'logout']);
  expect(onChange).toHaveBeenCalledTimes(2);
  store.end('expired');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('logging in removes what an earlier user left', async () => {
  localStorage.setItem('selected', 'something');
  (await createSessionStore(host)).start(session('u1'));
  expect(Object.keys(localStorage)).toEqual(['rpm.session']);
});

test('another user than the last on this page gets a page of their own, the same user does not (R23)', async () => {
  const store = await createSessionStore(host);
  store.start(session('u1'));
  store.end('logout');
  store.start(session('u1', 'newer'));
  expect([store.get()?.token, reload.mock.calls.length]).toEqual(['newer', 0]);
  store.end('logout');
  store.start(session('u2'));
  expect([store.get(), reload.mock.calls.length]).toEqual([null, 1]);
  expect((await createSessionStore(host)).get()).toEqual(session('u2'));
});

test('somebody who takes the place of another user has nothing asked for in the name of that one, whose late 401 ends nothing (R23, ADR 68)', async () => {
  const store = await createSessionStore(host);
  store.start(session('u1'));
  store.start(session('u2'));
  expect([store.get(), reload.mock.calls.length]).toEqual([null, 1]);
  store.end('expired', 'token-of-u1');
  expect((await createSessionStore(host)).get()).toEqual(session('u2'));
});

const spanish = (userId: string): SessionRecord => ({
  ...session(userId),
  preferences: { ...defaultPreferences, language: 'es' },
});

test('who reads another language than the page gets a page in it before anything of theirs is shown', async () => {
  const store = await createSessionStore(host);
  store.start(spanish('u1'));
  expect([store.get(), reload.mock.calls.length]).toEqual([null, 1]);
  turnTo.mockReturnValue(false);
  expect((await createSessionStore(host)).get()).toEqual(spanish('u1'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a stored session of another language than the page is not begun on it', async () => {
  localStorage.setItem('rpm.session', JSON.stringify(spanish('u1')));
  const begun = vi.fn();
  void createSessionStore(host).then(begun);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(begun).not.toHaveBeenCalled();
});

test('a language that is chosen in the profile loads the page anew, and is kept with the session', async () => {
  const store = await createSessionStore(host);
  store.start({ ...session('u1'), preferences: defaultPreferences });
  store.prefer({ ...defaultPreferences, theme: 'dark' });
  expect(reload).not.toHaveBeenCalled();
  store.prefer({ ...defaultPreferences, language: 'es' });
  expect(reload).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem('rpm.session') ?? '')).toMatchObject({
    preferences: { language: 'es' },
  });
});

test('a session of before an account had a language and units is one in English, with US units', async () => {
  const { language: _language, units: _units, ...older } = defaultPreferences;
  localStorage.setItem('rpm.session', JSON.stringify({ ...session('u1'), preferences: older }));
  expect((await createSessionStore(host)).get()?.preferences).toEqual(defaultPreferences);
});

test('with storage blocked a page stays in its language: a new one would lose the session', async () => {
  const store = await createSessionStore({ ...host, localStorage: blocked, sessionStorage: blocked });
  store.start(spanish('u1'));
  expect([store.get(), reload.mock.calls.length]).toEqual([spanish('u1'), 0]);
});

test('with storage blocked another user goes on without a new page, which would lose the session', async () => {
  const store = await createSessionStore({ ...host, localStorage: blocked, sessionStorage: blocked });
  store.start(session('u1'));
  store.end('logout');
  store.start(session('u2'));
  expect([store.get()?.token, reload.mock.calls.length]).toEqual(['token-of-u2', 0]);
});

test('a late 401 of an old token does not end the new session', async () => {
  const store = await createSessionStore(host);
  store.start(session('u1', 'new'));
  store.end('expired', 'old');
  expect(store.get()?.token).toBe('new');
  store.end('expired', 'new');
  expect(store.get()).toBeNull();
});

test('a logout in another tab ends the session here (behaviour 1a, two tabs)', async () => {
  const store = await createSessionStore(host);
  store.start(session('u1'));
  sessionStorage.setItem('draft', 'something');
  otherTabWrites(null);
  await vi.waitFor(() => expect(store.get()).toBeNull());
  expect([store.endReason(), sessionStorage.length]).toEqual(['logout', 0]);
});

test('the same user logging in anew elsewhere goes on here; another user loads the page anew', async () => {
  // Its own, because the tabs of earlier tests still listen.
  const reloadHere = vi.fn();
  const store = await createSessionStore({ ...host, reload: reloadHere });
  store.start(session('u1'));
  otherTabWrites(session('u1', 'newer'));
  await vi.waitFor(() => expect(store.get()?.token).toBe('newer'));
  expect(reloadHere).not.toHaveBeenCalled();
  otherTabWrites(session('u2'));
  await vi.waitFor(() => expect(reloadHere).toHaveBeenCalledOnce());
});

test('how a user wants to work is kept with the session, reaches the other tabs, and goes with it', async () => {
  const preferences = {
    theme: 'dark',
    textSize: 'large',
    language: 'en',
    units: 'us',
    listen: true,
    sessionSeconds: 900,
  } as const;
  const store = await createSessionStore(host);
  store.prefer(preferences);
  expect(localStorage.length, 'nobody is logged in').toBe(0);
  store.start(session('u1'));
  store.prefer(preferences);
  expect(store.get()).toEqual({ ...session('u1'), preferences });
  expect((await createSessionStore(host)).get()?.preferences).toEqual(preferences);
  const theirs = { ...preferences, theme: 'light' } as const;
  otherTabWrites({ ...session('u1'), preferences: theirs });
  await vi.waitFor(() => expect(store.get()?.preferences).toEqual(theirs));
  store.end('logout');
  expect([store.get(), localStorage.length]).toEqual([null, 0]);
});

test('what other programs of this origin write is nobody’s business', async () => {
  const store = await createSessionStore(host);
  store.start(session('u1'));
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(store.get()).toEqual(session('u1'));
});

test('with storage blocked the session lives in memory, and that is known (behaviour 1a, storage)', async () => {
  const store = await createSessionStore({ ...host, localStorage: blocked, sessionStorage: blocked });
  expect(store.isKept).toBe(false);
  store.start(session('u1'));
  expect(store.get()).toEqual(session('u1'));
  store.end('logout');
  expect(store.get()).toBeNull();
  expect((await createSessionStore(host)).isKept).toBe(true);
});
