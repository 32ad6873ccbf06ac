import { expect, test } from 'vitest';
import { type ClinicSetup, isSetUp, nextStep, setupSteps } from './clinicSetup.ts';

const having = (...done: string[]) =>
  Object.fromEntries(setupSteps.map((step) => [step, done.includes(step)])) as ClinicSetup;

test('a clinic is set up when nothing is missing, and the first thing that is missing comes next (F1)', () => {
  expect(nextStep(having())).toBe('clinic');
  expect(nextStep(having('clinic', 'billing', 'devices', 'patient'))).toBe('provider');
  for (const missing of setupSteps) {
    const setup = having(...setupSteps.filter((step) => step !== missing));
    expect([isSetUp(setup), nextStep(setup)]).toEqual([false, missing]);
  }
  expect([isSetUp(having(...setupSteps)), nextStep(having(...setupSteps))]).toEqual([true, null]);
});
