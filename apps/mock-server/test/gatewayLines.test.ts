import { execFileSync } from 'node:child_process';
import { gatewayLines, vitalKinds } from '@rpm/domain';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { clinicOf, ownOrder } from './deviceOrders.ts';
import { storeKinds } from './stores.ts';

/** What a shell hands to curl of the lines that are pasted into it. */
function argumentsOf(lines: string): string[] {
  const curl = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }`;
  return execFileSync('/bin/sh', ['-c', `${curl}\n${lines}`], { encoding: 'utf8' }).split('\0');
}

test.each(storeKinds)(
  'the lines that a clinic pastes into a gateway deliver, of each vital, at %s (15.10)',
  async (kind) => {
    const { api, clerk } = await clinicOf(kind, ownOrder({ status: 'Activated', vitals: [...vitalKinds] }));
    const { token } = (await clerk.issueToken('ORD-1')).json as { token: string };
    const { accountId: patientId } = demoAccounts.patient;
    for (const vital of vitalKinds) {
      const at = new Date(api.services.clock().getTime() - 60_000);
      const [address = '', ...rest] = argumentsOf(
        gatewayLines('https://api.example', { token, kind: vital, at }),
      );
      const headers = rest.flatMap((each, place) => (each === '-H' ? [rest[place + 1] ?? ''] : []));
      const body = rest[rest.indexOf('-d') + 1] ?? '';
      const { origin, pathname } = new URL(address);
      expect(origin).toBe('https://api.example');
      const answer = await api.request(pathname, {
        ...{ method: 'POST', body },
        headers: Object.fromEntries(headers.map((each) => each.split(': ') as [string, string])),
      });
      expect([vital, answer.status, await answer.json()]).toMatchObject([vital, 200, { accepted: 1 }]);
      const { rows } = await api.services.store.readings.page({
        ...{ patientId, vital, bounds: {}, page: 0, noOfRows: 5 },
      });
      expect(rows).toMatchObject([{ at, serial: 'SN-1' }]);
    }
  },
);
