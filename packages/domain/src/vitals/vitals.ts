/** The six kinds of vital signs that devices measure. @see DSP-07 */
export const vitalKinds = [
  'BloodPressure',
  'BloodOxygen',
  'Weight',
  'BodyTemperature',
  'BloodGlucose',
  'HeartRate',
] as const;
export type VitalKind = (typeof vitalKinds)[number];

/** Whether a word from outside names one of the six kinds, to the letter. */
export function isVitalKind(word: unknown): word is VitalKind {
  return vitalKinds.some((kind) => kind === word);
}

/** The kinds that a list of vitals names, each as often as it does; what is no list names none. */
export function vitalKindsIn(vitals: unknown): VitalKind[] {
  return Array.isArray(vitals) ? vitals.filter(isVitalKind) : [];
}

/**
 * Shows a word that the API writes in camel case: 'BloodPressure' becomes 'Blood Pressure', 'PickedUp' 'Picked Up'.
 * A word that is not in camel case stays as it is.
 */
export function spaced(word: string): string {
  return word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/**
 * The vitals of an order or a device, as they came.
 *
 * @param vitals an array of vital names; anything else, and anything in it that is not a text, is no data
 * @returns `null` when there is nothing to show
 * @see ORD-13
 */
export function vitalCodes(vitals: unknown): string[] | null {
  if (!Array.isArray(vitals)) return null;
  const codes = vitals
    .filter((each) => typeof each === 'string')
    .map((each) => each.trim())
    .filter(Boolean);
  return codes.length > 0 ? codes : null;
}
