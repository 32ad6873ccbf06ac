import type { AsRead, CarerWhoSees } from '@rpm/domain';
import { doctorWords } from '@rpm/domain/words/doctors';

const all = Object.keys(doctorWords.sees) as (keyof typeof doctorWords.sees)[];

/**
 * What of a patient somebody may see and what not, in the order and the words in which people are told.
 * What could not be read is in neither list.
 *
 * @see RTE-04
 */
export function seen(sees: AsRead<CarerWhoSees>['sees']): { may: string[]; mayNot: string[] } {
  const named = (kept: boolean) =>
    sees === null
      ? []
      : all.filter((each) => sees.includes(each) === kept).map((each) => doctorWords.sees[each]);
  return { may: named(true), mayNot: named(false) };
}
