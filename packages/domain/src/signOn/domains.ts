import { limits } from '../limits/limits.ts';

/** Addresses of everybody: whoever could list one of these would take the log in of strangers. */
export const publicMailDomains: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com'],
  ...['ymail.com', 'aol.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'gmx.com'],
  ...['gmx.net', 'mail.com', 'zoho.com', 'comcast.net', 'verizon.net', 'att.net'],
];

/** A name of the internet with at least one dot, in lower case. */
const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The domain of an e-mail address, in lower case; '' when there is none. */
export const domainOf = (email: string): string =>
  email
    .trim()
    .slice(email.trim().lastIndexOf('@') + 1)
    .toLowerCase();

/** What is wrong with domains that somebody typed. */
export type DomainFault = 'required' | 'notDomain' | 'publicDomain' | 'tooMany';

/**
 * The domains of a typed list, divided by blanks, commas or lines, each once; an '@' in front is left out.
 *
 * @returns the domains in lower case, or what is wrong
 */
export function readDomains(typed: string): string[] | DomainFault {
  const words = typed
    .toLowerCase()
    .split(/[\s,;]+/u)
    .map((word) => word.replace(/^@/, ''))
    .filter((word) => word !== '');
  const domains = [...new Set(words)];
  if (domains.length === 0) return 'required';
  return domainsFault(domains) ?? domains;
}

/** What is wrong with a list of domains; `null`: nothing. */
export function domainsFault(domains: readonly string[]): DomainFault | null {
  if (domains.some((each) => !DOMAIN.test(each))) return 'notDomain';
  if (domains.some((each) => publicMailDomains.includes(each))) return 'publicDomain';
  return domains.length > limits.signOnDomainsMax ? 'tooMany' : null;
}

/**
 * The domains that are nobody's at a clinic. A clinic lists domains of its own people's addresses: it cannot
 * take the log in of those who work elsewhere.
 *
 * @param addresses of those who work at the clinic
 */
export function foreignDomains(domains: readonly string[], addresses: readonly string[]): string[] {
  const own = new Set(addresses.map(domainOf));
  return domains.filter((each) => !own.has(each));
}
