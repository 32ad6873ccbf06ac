import * as enMails from '@rpm/domain/words/en/mails';
import * as esMails from '@rpm/domain/words/es/mails';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Mail } from '../src/subjects/accounts/mails.contract.ts';
import { announceInquiries } from '../src/subjects/inquiries/announce.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, patient, staff } = demoAccounts;
const portalOrigin = 'https://portal.example.test';
const link = `${portalOrigin}/inquiry?part=clinic`;
const { clinicInquiry } = enMails.mailWords;
const { clinicId } = northside;
const later = (minutes: number) => new Date(startOfTest.getTime() + minutes * 60_000);
const secret = 'My chest hurts';

describe.each(storeKinds)('mails to a clinic about inquiries over the store in %s (F7)', (kind) => {
  async function start(world = clinicWith([])) {
    const store = await makeStore(kind, world);
    const mails: Mail[] = [];
    let sent = 0;
    return {
      store,
      send: async (minutes: number, raised: string[] = [], inbox: 'clinic' | 'operator' = 'clinic') => {
        sent += 1;
        const inquiryId = `i-${sent}`;
        const actor = { accountId: patient.accountId, clinicId, at: later(minutes) };
        await store.inquiries.add({ inquiryId, type: 'other', message: secret }, actor, { inbox, raised });
        return inquiryId;
      },
      run: async (minutes: number, times = 1) => {
        const mail = async (one: Mail) => void mails.push(one);
        const services = { store, mail, clock: () => later(minutes), portalOrigin };
        await Promise.all(Array.from({ length: times }, () => announceInquiries(services)));
        return mails.splice(0);
      },
    };
  }

  test('the administrators are told once, however many processes look, and of no content', async () => {
    const { send, run } = await start();
    expect(await run(0)).toEqual([]);
    await send(1);
    await send(1);
    const mails = await run(2, 8);
    expect(mails).toEqual([
      { to: administrator.username, subject: clinicInquiry.subject, text: clinicInquiry.text({ link }) },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/chest|Marigold/);
    expect(await run(3)).toEqual([]);
  });

  test('one an hour, unless a symptom is named; what waited the hour is told of then', async () => {
    const { send, run } = await start();
    await send(0);
    expect(await run(0)).toHaveLength(1);
    await send(10);
    expect(await run(59)).toEqual([]);
    await send(20, ['chest']);
    expect((await run(59)).map(({ subject }) => subject)).toEqual([clinicInquiry.raisedSubject]);
    await send(60);
    expect(await run(118)).toEqual([]);
    expect((await run(119)).map(({ subject }) => subject)).toEqual([clinicInquiry.subject]);
  });

  test('nothing goes out for what a colleague has taken on, or for the operator’s inbox', async () => {
    const { store, send, run } = await start();
    await send(0, [], 'operator');
    const itemId = await send(0);
    await store.inbox.move(
      { clinicId },
      { itemId, version: 0, move: 'take', text: null },
      { accountId: staff.accountId, clinicId, at: later(1) },
    );
    expect(await run(2)).toEqual([]);
  });

  test('it is in its reader’s language; nobody is told whose access has ended', async () => {
    const given = clinicWith([]);
    const as = (change: object) => ({
      ...given,
      accounts: given.accounts.map((each) =>
        each.accountId === administrator.accountId ? { ...each, ...change } : each,
      ),
    });
    const spanish = await start(as({ language: 'es' }));
    await spanish.send(0, ['chest']);
    const words = esMails.mailWords.clinicInquiry;
    expect(await spanish.run(0)).toEqual([
      { to: administrator.username, subject: words.raisedSubject, text: words.raised({ link }) },
    ]);
    const ended = await start(as({ accessEndedAt: startOfTest }));
    await ended.send(0);
    expect(await ended.run(0)).toEqual([]);
  });
});
