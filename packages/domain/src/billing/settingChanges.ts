import type { Change } from '../wire/change.ts';
import type { BillingPapers } from './papers.ts';
import type { BillingSettings } from './settings.ts';

/** A list of things has commas between them, the parts of a thing have spaces. */
function text(value: unknown): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(text).join(', ') || null;
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .filter((each) => each !== null)
    .join(' ');
}

/** What is another one after than before, field by field, as the audit log keeps it. */
export function billingChanges<T extends BillingSettings | BillingPapers>(before: T, after: T): Change[] {
  const fields = Object.keys(after) as (keyof T & string)[];
  return fields.flatMap((field) => {
    const [was, is] = [text(before[field]), text(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
