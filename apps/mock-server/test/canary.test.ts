import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { access } from '../src/rooms/access.ts';
import { demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { matrix } from './matrix.ts';
import { requestWorld } from './requestWorld.ts';
import { rightRequests } from './rightRequests.ts';
import { makeStore, testPassword } from './stores.ts';

/** The fields of a world that say who somebody is, or open something. */
const telling =
  /^(firstName|middleName|lastName|pFirstName|pMiddleName|pLastName|username|pUsername|pDOB|birthDate|phone|line1|street|serialNumber|content|message|note|text)$/;

/** What such fields hold in a value, wherever they are in it. Less than four letters may be in any word. */
function secretsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return telling.test(key) && value.length >= 4 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => secretsOf(part, Array.isArray(value) ? key : name));
}

/**
 * Canary: what the seeds tell of people, and what tests send, is in no line of the log, whoever calls what, and whether
 * it is granted or refused (behaviour R19, R34).
 */
test('no call leaves a name, an address, a birth date, a serial, a text or a token in the log', async () => {
  const world = requestWorld();
  const lines: string[] = [];
  const sent = new Set<string>([testPassword]);
  for (const name of Object.keys(access) as EndpointName[]) {
    const api = testApi(await makeStore('memory', world));
    for (const account of [demoAccounts.provider, demoAccounts.patient, demoAccounts.otherProvider]) {
      const token = await api.sessionOf(account);
      sent.add(token);
      await api.ask(endpoints[name], { ...rightRequests[name], token });
      // Refusals are logged too: the same with what cannot be read.
      const cut = endpoints[name].method === 'GET' ? { query: 'page=x' } : { body: '{"username":' };
      await api.ask(endpoints[name], { ...rightRequests[name], ...cut, token });
    }
    lines.push(...api.log.map((line) => JSON.stringify(line)));
  }
  expect(lines.length).toBeGreaterThan(Object.keys(matrix).length * 5);
  const secrets = new Set([...secretsOf(world), ...secretsOf(rightRequests), ...sent]);
  expect(secrets.size).toBeGreaterThan(60);
  const log = lines.join('\n');
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
});
