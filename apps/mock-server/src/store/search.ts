import { type DeviceOrder, fullName, type NameParts, type OrderQuery, providerName } from '@rpm/domain';

/**
 * Folds a text for comparing without regard to case. Both stores fold here, in one function, and never in SQL:
 * a database lower-cases by its own locale, and the two would disagree on letters such as 'İ'.
 */
const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Folds a word that is written with or without spaces: 'Picked Up' and 'PickedUp' are one. */
export const foldWord = (text: string) => fold(text).replace(/\s+/gu, '');

/** Folds a name to log in with: its case and the spaces around it do not count. */
export const usernameKey = (username: string) => fold(username.trim());

/** A person's whole name, folded. */
export const foldName = (name: NameParts) => fold(fullName(name));

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
export function indexOrder(order: DeviceOrder): OrderIndex {
  const { pFirstName: firstName, pMiddleName: middleName, pLastName: lastName } = order;
  return {
    patient: foldName({ firstName, middleName, lastName }),
    lastName: fold(lastName?.trim() ?? ''),
    provider: fold(providerName(order.provider) ?? ''),
    orderId: fold(order.orderId ?? ''),
    mode: foldWord(order.modeOfDelivery ?? ''),
    status: foldWord(order.status ?? ''),
  };
}

/** One condition on an order: a text that it must have somewhere, or begin with. */
export interface Condition {
  field: keyof OrderIndex;
  how: 'part' | 'beginning';
  /** Folded; never empty. */
  text: string;
}

/** The text conditions of a query. Filters that are empty or only spaces ask nothing. @see ORD-15 */
export function conditionsOf(query: Omit<OrderQuery, 'clinic'>): Condition[] {
  const part = (field: Condition['field'], text = '') => ({
    field,
    how: 'part' as const,
    text: fold(text.trim()),
  });
  const beginning = (field: Condition['field'], text = '') => ({
    field,
    how: 'beginning' as const,
    text: foldWord(text),
  });
  return [
    part('patient', query.pName),
    part('lastName', query.pLastName),
    part('provider', query.provider),
    part('orderId', query.orderId),
    beginning('mode', query.modeOfDelivery),
    beginning('status', query.orderStatus),
  ].filter(({ text }) => text !== '');
}
