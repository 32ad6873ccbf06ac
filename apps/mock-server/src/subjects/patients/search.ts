import { fullName, type NameParts, providerName } from '@rpm/domain';
import type { Order, OrderFilter } from '../orders/contract.ts';

/**
 * Folds a text for comparing without regard to case. Both stores fold here, in one function, and never in SQL:
 * a database lower-cases by its own locale, and the two would disagree on letters such as 'İ'.
 */
export const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Folds a word that is written with or without spaces: 'Picked Up' and 'PickedUp' are one. */
export const foldWord = (text: string) => fold(text).replace(/\s+/gu, '');

/** Folds a name to log in with: its case and the spaces around it do not count. */
export const usernameKey = (username: string) => fold(username.trim());

/** A person's whole name, folded. */
export const foldName = (name: NameParts) => fold(fullName(name));

/**
 * Compares two texts as the database does that sorts by "C": by code point, which is not JavaScript's own order for
 * what lies beyond U+FFFF.
 *
 * @returns below 0 when the first one comes first
 */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Halves of a surrogate pair stand for what lies above all other code units. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit);

/**
 * The words of a name that somebody looks for, folded: each must be somewhere in a name, so that the last name may come first,
 * with a comma or without, and a middle initial need not be known. A text of commas alone stays one word.
 */
export function nameWords(typed: string): string[] {
  const folded = fold(typed.trim());
  const words = folded.split(/[\s,]+/u).filter((word) => word !== '');
  return words.length > 0 || folded === '' ? words : [folded];
}

/** The pattern of LIKE for a text that is somewhere in another; what has a meaning there is taken to the letter. */
export const partPattern = (folded: string) => `%${literal(folded)}%`;
/** The same for a text with which another begins. */
export const beginningPattern = (folded: string) => `${literal(folded)}%`;
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The texts of an order that a search looks into, folded. */
export interface OrderIndex {
  patient: string;
  lastName: string;
  provider: string;
  orderId: string;
  mode: string;
  status: string;
}

/** The folded texts of an order; a part that is missing is `''`, and only the empty search finds it. */
export function indexOrder(order: Order): OrderIndex {
  const { firstName, middleName, lastName } = order;
  return {
    patient: foldName({ firstName, middleName, lastName }),
    lastName: fold(lastName?.trim() ?? ''),
    provider: fold(providerName(order.provider) ?? ''),
    orderId: fold(order.orderId),
    mode: foldWord(order.deliveryMode ?? ''),
    status: foldWord(order.status ?? ''),
  };
}

/** One condition on an order: a text that it must have somewhere, or begin with. */
export interface Condition {
  field: keyof OrderIndex;
  how: 'part' | 'beginning';
  /** Folded; never empty. */
  text: string;
  /** Whole texts that do as well, folded: what is called by a name that begins so. */
  or: readonly string[];
}

/** The text conditions of a query. Filters that are empty or only spaces ask nothing. @see ORD-15 */
export function conditionsOf({ names, ...query }: Omit<OrderFilter, 'clinicId'>): Condition[] {
  const part = (field: Condition['field'], text: string) => ({ field, how: 'part' as const, text, or: [] });
  const name = (field: Condition['field'], typed = '') => nameWords(typed).map((word) => part(field, word));
  const beginning = (field: 'mode' | 'status', typed = '') => {
    const text = foldWord(typed);
    const called = Object.entries(names?.[field] ?? {}).filter(([, name]) => foldWord(name).startsWith(text));
    const or = called.map(([code]) => foldWord(code)).filter((code) => !code.startsWith(text));
    return { field, how: 'beginning' as const, text, or };
  };
  return [
    ...name('patient', query.pName),
    ...name('lastName', query.pLastName),
    ...name('provider', query.provider),
    part('orderId', fold(query.orderId?.trim() ?? '')),
    beginning('mode', query.modeOfDelivery),
    beginning('status', query.orderStatus),
  ].filter(({ text }) => text !== '');
}
