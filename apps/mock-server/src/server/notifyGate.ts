import { isFault } from '../subjects/hospitals/gate.ts';
import type { NotifyGate } from '../subjects/subscriptions/gate.ts';
import { faulted, faultOf, OutsideError } from './outsideError.ts';
import { type Outward, outward } from './outward.ts';

/** Tells systems over the network, with the limits of every request that leaves the house. */
export const notifyGate = (send: Outward = outward()): NotifyGate => ({
  async send(endpoint, given, body) {
    const answer = await faulted(async () => {
      const headers = { ...headersOf(given), 'content-type': 'application/fhir+json' };
      const { ok, status } = await send(endpoint, { method: 'POST', headers, body });
      if (!ok) throw new OutsideError(faultOf(status), status);
      return {};
    });
    return isFault(answer) ? answer : null;
  },
});

const headersOf = (headers: readonly string[]) =>
  Object.fromEntries(
    headers.map((header): [string, string] => {
      const at = header.indexOf(':');
      return [header.slice(0, at), header.slice(at + 1).trim()];
    }),
  );
