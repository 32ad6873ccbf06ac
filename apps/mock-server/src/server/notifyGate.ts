import { isFault } from '../subjects/hospitals/gate.ts';
import type { NotifyGate } from '../subjects/subscriptions/gate.ts';
import { faulted, postTo } from './outside.ts';

/** Tells systems over the network, with the limits of every request that leaves the house. */
export const notifyGate: NotifyGate = {
  async send(endpoint, headers, body) {
    const answer = await faulted(async () => {
      await postTo(endpoint, { ...headersOf(headers), 'content-type': 'application/fhir+json' }, body);
      return {};
    });
    return isFault(answer) ? answer : null;
  },
};

const headersOf = (headers: readonly string[]) =>
  Object.fromEntries(
    headers.map((header): [string, string] => {
      const at = header.indexOf(':');
      return [header.slice(0, at), header.slice(at + 1).trim()];
    }),
  );
