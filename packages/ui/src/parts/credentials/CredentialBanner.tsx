import { type Credential, daysBetween, isLicense, mostUrgent } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { dayText } from '../person/personTexts.ts';
import { credentialInSentence } from './credentialText.ts';

const texts = credentialWords.banner;

interface CredentialBannerProps {
  credentials: readonly Credential[];
  ordersWait: boolean;
  /** By the clinic's calendar, `YYYY-MM-DD`. */
  today: string;
  /** What can be done about it. */
  action: (credential: Credential) => ReactNode;
}

/** Warns of the own credential that ends first, from 60 days before on, as the first mail does, and says what follows. Nothing when none does. @see SCR-09 */
export function CredentialBanner({ credentials, ordersWait, today, action }: CredentialBannerProps) {
  const onBad = useOnBad();
  const urgent = mostUrgent(credentials, today);
  if (!urgent?.expires) return null;
  const left = daysBetween(today, urgent.expires);
  const told = { credential: credentialInSentence(urgent), date: dayText(urgent.expires, onBad) };
  const waits = ordersWait && isLicense(urgent.kind);
  const ends =
    left === 0 ? texts.endsToday(told) : left > 0 ? texts.ends({ ...told, count: left }) : texts.ended(told);
  return (
    <Banner kind={left < 0 ? 'danger' : 'warning'} action={action(urgent)}>
      <strong>{ends}</strong>
      {waits && ` ${left < 0 ? texts.waiting : texts.wait}`}
    </Banner>
  );
}
