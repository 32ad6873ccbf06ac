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

/** What each of a patient's devices is called where it stands alone, as on a button: of equal names each has its number. */
export function calledApart(devices: readonly AllottedDevice[]): string[] {
  const names = devices.map((device) => aboutDevice(device).name);
  const countIn = (part: readonly string[], name: string) => part.filter((each) => each === name).length;
  return names.map((device, at) => {
    const total = countIn(names, device);
    if (total === 1) return device;
    return patientWords.patientDashboard.numbered({
      device,
      number: countIn(names.slice(0, at + 1), device),
      total,
    });
  });
}
