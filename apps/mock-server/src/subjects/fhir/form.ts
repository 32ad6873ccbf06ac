import type { Context } from 'hono';
import type { ApiEnv } from '../../api/ApiEnv.ts';
import { Refusal } from '../../api/Refusal.ts';
import { isStorable, readText } from '../../api/readRequest.ts';

/** Longer than any request for a token that is one. */
const formMaxBytes = 20_000;

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
