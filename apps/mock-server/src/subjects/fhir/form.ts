import type { Context } from 'hono';
import type { ApiEnv } from '../../api/ApiEnv.ts';
import { Refusal } from '../../api/Refusal.ts';
import { isStorable, readText } from '../../api/readRequest.ts';

/** Longer than any request for a token that is one. */
const formMaxBytes = 20_000;

/**
 * A name or a secret out of a header of Basic, where OAuth has them written as in a form.
 *
 * @returns nothing for what is written wrongly, or has signs that neither may have
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-2.3.1
 */
export function formDecoded(written: string): string {
  try {
    const plain = decodeURIComponent(written.replaceAll('+', ' '));
    return /^[\x20-\x7e]*$/.test(plain) ? plain : '';
  } catch {
    return '';
  }
}

/** The form that a program posts; `null` for what is none. */
export async function formOf({ req }: Context<ApiEnv>): Promise<URLSearchParams | null> {
  const type = req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return null;
  try {
    const form = new URLSearchParams(await readText(req.raw, formMaxBytes));
    return isStorable(Object.fromEntries(form)) ? form : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
