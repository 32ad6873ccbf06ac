import { endpoints } from '@rpm/api-client/calls';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import type { Mail, MailSent } from '../src/subjects/accounts/mails.contract.ts';
import { sendReminders } from '../src/subjects/reminders/send.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { patient } = demoAccounts;
export const patientId = patient.accountId;
export const { clinicId } = northside;
export const at = (iso: string) => new Date(iso);
/** 9 AM in New York, where the patient lives. */
export const nine = '2026-11-20T14:00:00Z';
export const portalOrigin = 'https://portal.example.test';
export const tokenIn = ({ text }: Mail) => /stop-reminders\/(\S+)/.exec(text)?.[1] ?? '';

/** A patient with an active cuff and no reading. */
export const world = (more: Partial<World> = {}): World => ({
  ...clinicWith([
    {
      ...anOrder(),
      ...{
        patientId,
        clinicId,
        status: 'Activated',
        serial: 'SN-1',
        activatedAt: at('2026-10-01T15:00:00Z'),
      },
    },
  ]),
  readings: () => [],
  ranges: [],
  reviews: [],
  ...more,
});

/** A server over such a store, and what its patient and its clock do. */
export async function remind(kind: StoreKind, given = world()) {
  const store = await makeStore(kind, given);
  const api = testApi(store);
  const token = await api.sessionOf(patient);
  const mails: Mail[] = [];
  let outcome: MailSent;
  /** What goes out at a moment, when so many servers look at once. */
  const run = async (iso: string, servers = 1) => {
    const mail = async (one: Mail) => {
      mails.push(one);
      return outcome;
    };
    const { random } = api.services;
    const services = { store, mail, random, clock: () => at(iso), portalOrigin };
    await Promise.all(Array.from({ length: servers }, () => sendReminders(services)));
    return mails.splice(0);
  };
  const choose = (body: unknown) => api.ask(endpoints.saveReminder, { token, body });
  const shown = async () => (await api.ask(endpoints.getReminder, { token })).json;
  const actor = (who: { accountId: string } = patient, now = startOfTest) => ({
    ...{ accountId: who.accountId, clinicId, at: now },
  });
  const refuse = (next: MailSent) => {
    outcome = next;
  };
  return { store, api, token, run, choose, shown, actor, refuse };
}
