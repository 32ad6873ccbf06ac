import type { Checked, FieldErrors } from '../wire/fieldErrors.ts';
import { checked } from '../wire/fieldErrors.ts';
import { type DomainFault, readDomains } from './domains.ts';
import { NewEhr, SignOnChange } from './providers.ts';

/** What somebody types of a provider. */
export interface TypedSignOn {
  issuer: string;
  clientId: string;
  /** Empty: the one that is there stays. */
  secret: string;
  domains: string;
  keepsPasswords: boolean;
  asksFactor: boolean;
  isOn: boolean;
}
/** What somebody types of an EHR. */
export interface TypedEhr {
  name: string;
  iss: string;
  clientId: string;
  secret: string;
  domains: string;
  asksFactor: boolean;
}

/** A list of domains that passes, so that what is wrong with the other fields is found beside it. */
const passing = ['clinic.example'];

function withDomains<Typed extends { domains: string }, Value>(
  typed: Typed,
  found: (domains: string[]) => Checked<Typed, Value>,
): Checked<Typed, Value> {
  const domains = readDomains(typed.domains);
  const rest = found(typeof domains === 'string' ? passing : domains);
  if (typeof domains !== 'string') return rest;
  const errors = { ...('errors' in rest && rest.errors), domains: domains satisfies DomainFault };
  return { errors: errors as FieldErrors<Typed> };
}

/** What is wrong with each field, else what is to be saved. */
export const checkSignOn = (typed: TypedSignOn): Checked<TypedSignOn, SignOnChange> =>
  withDomains(typed, (domains) => {
    const { secret, ...same } = typed;
    return checked(SignOnChange, { ...same, domains, ...(secret !== '' && { secret }) }) as Checked<
      TypedSignOn,
      SignOnChange
    >;
  });

/** The same of an EHR. */
export const checkEhr = (typed: TypedEhr): Checked<TypedEhr, NewEhr> =>
  withDomains(typed, (domains) => {
    const { secret, name, ...same } = typed;
    const named = name.trim();
    const found = checked(NewEhr, { ...same, name, domains, secret: secret === '' ? null : secret });
    if ('value' in found) return { value: found.value };
    const errors = found.errors as FieldErrors<TypedEhr>;
    if (errors.name) errors.name = named === '' ? 'required' : 'tooLong';
    return { errors };
  });
