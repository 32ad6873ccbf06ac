import type { InboxName } from '@rpm/domain';
import { type ClinicDetails, formatStamp, type InquirySent, openingAt, usualHours } from '@rpm/domain';

/**
 * What follows from an inquiry: where it is, and, of a clinic's, when somebody is there. Hours that were never saved count as
 * the usual ones.
 *
 * @param goesTo 'nobody': it is for the operator, and the installation has none
 */
export function whatFollows(
  goesTo: InboxName | 'nobody',
  raised: readonly string[],
  { openingHours, timeZone }: Pick<ClinicDetails, 'openingHours' | 'timeZone'>,
  now: Date,
): Omit<InquirySent, 'message'> {
  const { isOpen, opens } = openingAt(openingHours ?? usualHours, timeZone, now);
  return { goesTo, isRaised: raised.length > 0, isOpen, opens: opens && formatStamp(opens), timeZone };
}
