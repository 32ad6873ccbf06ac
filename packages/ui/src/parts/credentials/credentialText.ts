import { type Credential, daysBetween } from '@rpm/domain';
import { credentialWords as texts } from '@rpm/domain/words/credential';
import { usStateWords } from '@rpm/domain/words/usState';

type Named = Pick<Credential, 'kind' | 'state'>;

/** 'Medical license, Ohio': in a list or a title. */
export const credentialName = ({ kind, state }: Named): string =>
  state === null ? texts.kinds[kind] : texts.ofState({ kind: texts.kinds[kind], state: usStateWords[state] });

/** 'Ohio medical license': within a sentence. */
export const credentialInSentence = ({ kind, state }: Named): string =>
  state === null
    ? texts.named[kind]
    : texts.namedOfState({ kind: texts.named[kind], state: usStateWords[state] });

const monthDays = 30.44;
const yearDays = 365.25;

/** How long a credential lasts, or for how long it has been over: in days up to three months, then in months, then in years. */
export function timeLeft(expires: string, today: string): string {
  const days = daysBetween(today, expires);
  if (days === 0) return texts.lastDay;
  if (days < 0) return texts.daysAgo({ count: -days });
  if (days < 180) return texts.daysLeft({ count: days });
  if (days < 2 * yearDays) return texts.monthsLeft({ count: Math.floor(days / monthDays) });
  return texts.yearsLeft({ count: Math.floor(days / yearDays) });
}
