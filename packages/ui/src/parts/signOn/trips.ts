import { type Call, signOnGuestEndpoints } from '@rpm/api-client';
import { type SignedOn, SignOnBegin } from '@rpm/domain';
import { signOnWords } from '@rpm/domain/words/signOn';
import { accountProblem, submitForm } from '../../hooks/submitForm.ts';
import type { FormOutcome, Submit } from '../../hooks/usePlainForm.ts';
import { isSafe } from '../leaving/leaveFor.ts';
import { keepProof, takeProof } from './browserProof.ts';

/** What a provider sent the browser back with. */
export interface Brought {
  state: string;
  code: string | null;
  error: string | null;
  iss: string | null;
}

const noStorage: FormOutcome<never> = { kind: 'problem', text: signOnWords.storage };

/** Draws a proof and asks with it; says where nothing can be kept. */
async function withProof<T>(ask: (browser: string) => Promise<FormOutcome<T>>): Promise<FormOutcome<T>> {
  let browser: string;
  try {
    browser = keepProof();
  } catch {
    return noStorage;
  }
  return ask(browser);
}

function safe({ address }: { address: string }): string {
  if (!isSafe(address)) throw new Error('This is no address to go to.');
  return address;
}

/** Asks where somebody with this address goes to log in. */
export const beginSignOn: Submit<string> = (call, form, signal) =>
  withProof((browser) =>
    submitForm(
      SignOnBegin,
      { username: form.get('username'), browser, next: form.get('next') ?? undefined },
      async (body) => safe(await call(signOnGuestEndpoints.beginSignOn, { body, signal })),
    ),
  );

/** Asks where somebody goes whom an EHR sends. */
export const beginLaunch = (call: Call, of: { iss: string; launch: string }): Promise<FormOutcome<string>> =>
  withProof((browser) =>
    attempt(async () => safe(await call(signOnGuestEndpoints.beginLaunch, { body: { ...of, browser } }))),
  );

/** Shows what somebody came back with, once. */
export async function finishTrip(
  call: Call,
  { state, code, error, iss }: Brought,
): Promise<FormOutcome<SignedOn>> {
  const browser = takeProof();
  if (browser === null) return { kind: 'problem', text: signOnWords.again };
  return attempt(() =>
    call(signOnGuestEndpoints.finishSignOn, {
      body: { state, browser, ...(code ? { code } : { error: error || 'none' }), ...(iss && { iss }) },
    }),
  );
}

async function attempt<T>(work: () => Promise<T>): Promise<FormOutcome<T>> {
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    return { kind: 'problem', text: accountProblem(error) };
  }
}
