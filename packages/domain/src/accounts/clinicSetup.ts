import * as z from 'zod/mini';

/** What a clinic needs from its first start to its first reading, in the order in which it is done. */
export const setupSteps = [
  'clinic',
  'billing',
  'devices',
  'provider',
  'patient',
  'order',
  'activation',
  'reading',
] as const;
export type SetupStep = (typeof setupSteps)[number];

const done = z.boolean();

/** What of it a clinic has. */
export const ClinicSetup = z.object({
  /** Its opening hours were saved, beside name and time zone. */
  clinic: done,
  billing: done,
  devices: done,
  provider: done,
  patient: done,
  order: done,
  activation: done,
  reading: done,
});
export type ClinicSetup = z.infer<typeof ClinicSetup>;

/** Whether nothing is missing. */
export const isSetUp = (setup: ClinicSetup): boolean => setupSteps.every((step) => setup[step]);

/** What is to be done next, or `null`. */
export const nextStep = (setup: ClinicSetup): SetupStep | null =>
  setupSteps.find((step) => !setup[step]) ?? null;
