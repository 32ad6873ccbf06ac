import { type AllottedDevice, isVitalKind, vitalCodes, vitalKindsIn } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { vitalsText } from '../../hooks/names.ts';

/** What a patient's device is called, what it measures first, and what it measures in all. */
export function aboutDevice({ name, deviceName, mrSubType, vitals }: AllottedDevice) {
  const kind = isVitalKind(mrSubType) ? mrSubType : (vitalKindsIn(vitals)[0] ?? null);
  return {
    name: deviceName ?? name ?? patientWords.patientDashboard.unnamedDevice,
    kind,
    measures: vitalsText(vitalCodes(vitals)) || undefined,
  };
}
