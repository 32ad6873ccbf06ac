import { ApiError } from './ApiError.ts';
import type { AnyEndpoint, RefusalOf } from './endpoint.ts';

/**
 * What a refusal carries besides its sentence, as the table of calls names it.
 *
 * @returns `null` for any other failure, and when the body is not of the agreed shape
 */
export function refusalOf<E extends AnyEndpoint, S extends keyof E['refusals'] & number>(
  { refusals }: E,
  status: S,
  error: unknown,
): RefusalOf<E, S> | null {
  if (!(error instanceof ApiError) || error.status !== status) return null;
  const body = refusals[status]?.safeParse(error.body);
  return body?.success ? (body.data as RefusalOf<E, S>) : null;
}
