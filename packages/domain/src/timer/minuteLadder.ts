/** A step of the month's minutes, and the code that it reaches. */
export interface LadderStep {
  /** Minutes of the month. */
  minutes: number;
  code: '99470' | '99457' | '99458';
  /** The minutes at which another code takes its place. */
  replacedAt: number | null;
  /** It is the same code as the step before, once more. */
  isAgain: boolean;
}

/** What the minutes of a month reach: 99470 from 10, 99457 in its place from 20, and 99458 for each 20 more. */
export const ladderSteps: readonly LadderStep[] = [
  { minutes: 10, code: '99470', replacedAt: 20, isAgain: false },
  { minutes: 20, code: '99457', replacedAt: null, isAgain: false },
  { minutes: 40, code: '99458', replacedAt: null, isAgain: false },
  { minutes: 60, code: '99458', replacedAt: null, isAgain: true },
];

/** How a step stands. `noContact`: the minutes are there, a live contact is missing. */
export type StepState = 'open' | 'reached' | 'replaced' | 'noContact';

/** @param minutes of the month, as billing sees them @param hasContact whether one contact of the month was live */
export function stepState({ minutes: from, replacedAt }: LadderStep, minutes: number, hasContact: boolean) {
  if (minutes < from) return 'open' satisfies StepState;
  if (!hasContact) return 'noContact' satisfies StepState;
  return replacedAt !== null && minutes >= replacedAt ? 'replaced' : 'reached';
}

/** The codes that a month's minutes reach, each as often as it is reached; none without a live contact. */
export const codesReached = (minutes: number, hasContact: boolean): LadderStep['code'][] =>
  ladderSteps.filter((step) => stepState(step, minutes, hasContact) === 'reached').map(({ code }) => code);
