import type { PatientInfo } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { dayText } from '../../parts/person/personTexts.ts';

/** Says over the whole record that the patient is no longer in care, since when and why. @see F5 */
export function DischargedBanner({ patient }: { patient: PatientInfo }) {
  const onBad = useOnBad();
  const discharge = patient.standing?.discharge;
  if (!discharge) return null;
  return (
    <div className="wrap-anywhere mb-3">
      <Banner kind="warning">
        {patientLifeWords.care.discharged({ day: dayText(discharge.day, onBad), reason: discharge.reason })}
      </Banner>
    </div>
  );
}
