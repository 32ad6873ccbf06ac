/** The genders that have a name of their own; `none` is all the rest. */
export type GenderKind = 'male' | 'female' | 'nonBinary' | 'none';

/**
 * Which gender a record means, whatever the case it is written in. `genderWords` has the name of each.
 *
 * @param code 'm' or 'male', 'f' or 'female', 'nb' or 'non binary'; anything else is `none`
 * @see DSP-01
 */
export function genderKind(code: unknown): GenderKind {
  switch (typeof code === 'string' && code.trim().toLowerCase()) {
    case 'm':
    case 'male':
      return 'male';
    case 'f':
    case 'female':
      return 'female';
    case 'nb':
    case 'non binary':
      return 'nonBinary';
    default:
      return 'none';
  }
}
