import * as oauth from 'openid-client';
import type { GateFault } from '../subjects/hospitals/gate.ts';

/** A fault on its way out of here. */
export class OutsideError extends Error {
  readonly fault: GateFault;
  constructor(fault: GateFault['fault'], status: number | null = null) {
    super(fault);
    this.fault = { fault, status };
  }
}

/** What the status of a server says. */
export const faultOf = (status: number): GateFault['fault'] =>
  status === 401 || status === 403 ? 'refused' : status === 429 || status >= 500 ? 'broken' : 'notFhir';

/** Makes a fault of whatever is thrown. */
export async function faulted<T extends object>(work: () => Promise<T>): Promise<T | GateFault> {
  try {
    return await work();
  } catch (error) {
    return problemOf(error);
  }
}

/** What is said by the status of a token endpoint: of a code or a token that is not good, it is 400. */
const refusedWith = (status: number): GateFault => ({
  fault: status === 400 ? 'refused' : faultOf(status),
  status,
});

function problemOf(error: unknown): GateFault {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof OutsideError) return each.fault;
    if (each instanceof oauth.AuthorizationResponseError) return { fault: 'denied', status: null };
    if (each instanceof oauth.ResponseBodyError) return refusedWith(each.status);
    // Not what OAuth says of a refusal, but one all the same.
    if (each.cause instanceof Response) return refusedWith(each.cause.status);
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return { fault: 'slow', status: null };
    if ('code' in each && typeof each.code === 'string' && /^(E[A-Z]+|UND_ERR_.*)$/.test(each.code))
      return { fault: 'unreachable', status: null };
  }
  return { fault: error instanceof TypeError ? 'unreachable' : 'notFhir', status: null };
}
