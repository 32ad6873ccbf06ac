import type { Change } from '../wire/change.ts';
import type { BillingPapers } from './papers.ts';
import type { BillingSettings } from './settings.ts';

const text = (value: unknown): string | null =>
  value === null ? null : Array.isArray(value) ? value.map(text).join(', ') || null : shown(value);

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((each) => each !== null)
        .join(' ')
    : String(value);

/** What is another one after than before, field by field, as the audit log keeps it. */
export function billingChanges<T extends BillingSettings | BillingPapers>(before: T, after: T): Change[] {
  const fields = Object.keys(after) as (keyof T & string)[];
  return fields.flatMap((field) => {
    const [was, is] = [text(before[field]), text(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
