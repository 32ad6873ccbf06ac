import { ApiError } from '@rpm/api-client';
import { fieldErrors } from '@rpm/domain';
import { accountErrors } from '@rpm/domain/words/account';
import { loginWords } from '@rpm/domain/words/login';
import { taskWords } from '@rpm/domain/words/task';
import { saidErrors } from './saidErrors.ts';
import type { FormOutcome } from './usePlainForm.ts';

type SchemaOf<Shape> = Parameters<typeof fieldErrors<Shape>>[0];

/**
 * Checks what was typed by its schema and, when all is right, sends it.
 *
 * @param typed a field that the server refuses must be named as in here to be told at its field
 */
export async function submitForm<Shape, T>(
  schema: SchemaOf<Shape>,
  typed: Readonly<Record<string, unknown>>,
  send: (value: Shape) => Promise<T>,
): Promise<FormOutcome<T>> {
  const value = schema.safeParse(typed);
  if (!value.success)
    return { kind: 'fields', errors: saidErrors({ ...fieldErrors(schema, typed) }, accountErrors) };
  try {
    return { kind: 'done', value: await send(value.data) };
  } catch (error) {
    const field = fieldOf(error);
    if (field && field in typed) return { kind: 'fields', errors: { [field]: accountProblem(error) } };
    return { kind: 'problem', text: accountProblem(error) };
  }
}

/** The field that a refusal names. */
function fieldOf(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null;
  const field = typeof body === 'object' && body !== null && 'field' in body ? body.field : null;
  return typeof field === 'string' ? field : null;
}

/** Whether the server has looked at what was sent and does not take it, for a reason that is not one field's. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status) && fieldOf(error) === null;

/** What `send` answers, or `refused` where the server does not take what was sent; rejects with every other failure. */
export async function unlessRefused<T, Refused extends string>(
  refused: Refused,
  send: () => Promise<T>,
): Promise<T | Refused> {
  try {
    return await send();
  } catch (error) {
    if (isRefused(error)) return refused;
    throw error;
  }
}

/**
 * Why a call of the account did not succeed, for its user: the server's own sentence when it refused, which is the same
 * whoever is known.
 *
 * @see behaviour 1b (login, register, OTP, reset)
 */
export function accountProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return loginWords.unavailable;
  if (error.fault === 'network' && !navigator.onLine) return taskWords.offline;
  const isOfClient = error.status >= 400 && error.status < 500;
  return (isOfClient && error.serverMessage) || loginWords.unavailable;
}
