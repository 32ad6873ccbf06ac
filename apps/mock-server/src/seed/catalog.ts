import type { DeviceModel } from '@rpm/domain';
import type { ClinicDevice } from '../subjects/devices/contract.ts';
import { northside, southside } from './clinics.ts';

const model = (code: string, name: string, brand: string, ...vitals: DeviceModel['vitals']): DeviceModel => ({
  model: code,
  name,
  brand,
  vitals,
});

/** The device models of the demo world. Makers and models are made up. */
export const catalog = {
  upperArm: model('EX-BP120', 'Upper Arm Monitor', 'Example Instruments', 'BloodPressure', 'HeartRate'),
  oximeter: model('EX-OX30', 'Fingertip Oximeter', 'Example Instruments', 'BloodOxygen', 'HeartRate'),
  scale: model('SD-WS55', 'Connected Scale', 'Sample Devices', 'Weight'),
  glucose: model('PL-BG40', 'Glucose Meter', 'Placeholder Labs', 'BloodGlucose'),
  wrist: model('PL-HR21', 'Wrist Monitor', 'Placeholder Labs', 'HeartRate'),
  thermometer: model('SD-TH8', 'Ear Thermometer', 'Sample Devices', 'BodyTemperature'),
} as const;
export type DeviceKey = keyof typeof catalog;

/** Both clinics can allocate all of it. */
export const clinicDevices: readonly ClinicDevice[] = [northside, southside].flatMap(({ clinicId }) =>
  Object.values(catalog).map(({ model: code }) => ({ clinicId, model: code })),
);
