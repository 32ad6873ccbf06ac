import * as z from 'zod/mini';
import { ShortText } from './fields.ts';

/** A field that somebody changed, as the audit log keeps it; `null` is nothing. */
export const Change = z.object({ field: ShortText, before: z.unknown(), after: z.unknown() });
export type Change = z.infer<typeof Change>;
