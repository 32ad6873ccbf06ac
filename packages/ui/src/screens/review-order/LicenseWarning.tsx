import { useLicenses } from '@rpm/api-client';
import { expiredLicense, usStateOf } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { loadWords } from '@rpm/domain/words/load';
import { usStateWords } from '@rpm/domain/words/usState';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { dayText } from '../../parts/person/personTexts.ts';

const texts = credentialWords.order;

interface LicenseWarningProps {
  /** For whom the order is placed. */
  provider: { userId: string; name: string };
  /** Where the patient lives, as the record has it. */
  patientState: string | null;
}

/** Warns where an order is signed while no license of its provider holds. What cannot be loaded warns of nothing: the server decides. @see SCR-09 */
export function LicenseWarning({ provider, patientState }: LicenseWarningProps) {
  const { loadable } = useLicenses(provider.userId);
  const today = useClinicsDay(loadable.state === 'ready' ? loadable.data.timeZone : undefined);
  const onBad = useOnBad();
  if (loadable.state !== 'ready') return null;
  const { licenses, ordersWait } = loadable.data;
  const expired = expiredLicense(licenses, usStateOf(patientState), today);
  if (!expired) return null;
  return (
    <Banner kind={ordersWait ? 'danger' : 'warning'} announce="status">
      <strong>
        {texts.expired({
          state: expired.state ? usStateWords[expired.state] : loadWords.unknown,
          name: provider.name,
          date: dayText(expired.expires, onBad),
        })}
      </strong>{' '}
      {ordersWait ? texts.waits : texts.warns}
    </Banner>
  );
}
