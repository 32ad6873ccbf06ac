import { english } from '../english.ts';

/** The first run of billing. */
export const billingSetupWords = english({
  title: 'Set up billing',
  subtitle: 'Five steps, about ten minutes. Everything is kept; you can leave and come back.',
  finished: 'Billing is set up.',
  finishedSays: 'You can go through the steps again at any time.',
  toBoard: 'Billing Revenue',
  progress: 'Step {at} of {of}',
  steps: {
    practice: 'Practice',
    providers: 'Providers',
    rules: 'Rules',
    rates: 'Codes and rates',
    check: 'Check and finish',
  },
  says: {
    practice: 'Who bills, as shown on every bill',
    providers: 'Who bills, who supervises, and who can use billing here',
    rules: 'How the days with readings are counted',
    rates: 'Who pays, and by which rates',
    check: 'What last month would have brought in with these rules',
  },
  done: 'Done',
  open: 'Not done yet',
  sums: {
    practice: '{name}, TIN {tin}, NPI {npi}',
    providers: 'Bills: {bills}. Supervises: {supervises}.',
    rules: '{period}. Place of service {place}. Diagnosis: {diagnosis}.',
    rates: 'Rates of {payer}, {locality}',
    check: 'Last month was checked.',
  },
  missing: 'Missing: {list}.',
  edit: 'Edit',
  editStep: 'Edit {step}',
  back: 'Back',
  skip: 'Skip for Now',
  next: 'Continue',
  finish: 'Finish Setup',
  saving: 'Saving…',
  saved: 'Saved.',
  ratesKnown: {
    zero: 'No rates of {payer} for {year}. Amounts stay unknown until you add some.',
    one: '{count} rate of {payer} for {year}.',
    other: '{count} rates of {payer} for {year}.',
  },
  toCodes: 'See Codes and Rates',
  checkFirst: 'Before you finish, fill in: {list}.',
  result: '{month} with these rules',
  noBill: 'This is a trial. No bill was made.',
  reached: 'Reached',
  nothingReached: 'No patient reached a code in {month}.',
  need: 'What you need at hand',
  needs: {
    practice: 'Tax ID and group NPI',
    providers: 'The provider who bills',
    rules: 'Your usual place of service',
    rates: 'Your payer contracts and your Medicare locality',
  },
  clocks: 'Two clocks',
  clocksSay:
    'Medicare counts two things on two calendars. That is why a patient can be done with one and not with the other.',
  clock: {
    supply: {
      title: 'Device supply',
      says: 'Days with readings, in 30 days from the first one. 2 to 15 days give 99445, 16 and more give 99454.',
    },
    care: {
      title: 'Care management',
      says: 'Minutes, in the calendar month, with at least one live contact. 10, 20, 40 and 60 minutes.',
    },
  },
  /** While setup is not finished: the others who can go on with it. */
  others: {
    title: 'Someone else does the billing?',
    says: 'What you filled in is saved. Any other administrator of your clinic can continue here:',
    alone: "What you filled in is saved. You're the only administrator of your clinic so far.",
    invite: 'Invite Another One',
    loading: {
      failed: "Couldn't load the administrators. Try again.",
      tookTooLong: 'Loading the administrators took too long. Try again.',
    },
  },
});
