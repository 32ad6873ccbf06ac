import { english } from '../english.ts';

/** The sentences of what a clinic does with a patient's account, care and record (F5). None of them is fixed by the specification. */
export const patientLifeWords = english({
  title: 'Account and care',
  account: {
    title: 'Login',
    states: {
      none: "The patient hasn't opened an account yet.",
      active: 'The patient can log in.',
      ended: "Access ended. The patient can't log in.",
    },
    end: 'End Access',
    restore: 'Restore Access',
    ending: {
      title: 'End access for {name}?',
      says: "{name} will be logged out everywhere and won't be able to log in. The record stays the same. You can restore access later.",
      keep: 'Keep Access',
      busy: 'Ending…',
      done: 'Access ended.',
      gone: "We couldn't find this patient.",
    },
    restoring: {
      title: 'Restore access for {name}?',
      says: '{name} can log in again with the same password.',
      keep: 'Cancel',
      busy: 'Restoring…',
      done: 'Access restored.',
      gone: "We couldn't find this patient.",
    },
  },
  care: {
    title: 'Care',
    inCare: "In your clinic's care",
    discharge: 'Discharge',
    readmit: 'Readmit',
    /** The banner of the record. */
    discharged: 'Discharged on {day}: {reason}',
    dischargedBy: 'Recorded by {name}, {moment}',
    form: {
      title: 'Discharge {name}?',
      says: 'The patient leaves your lists, totals and dashboards. The record stays, and readings that still arrive are saved. You can readmit the patient later.',
      day: 'Last day in care',
      reason: 'Reason',
      reasonHint: 'Shown on the record',
      submit: 'Discharge',
      busy: 'Discharging…',
      cancel: 'Cancel',
      done: 'Patient discharged.',
      errors: {
        dayInvalid: "Enter a day that isn't in the future",
        dayBeforeEnrollment: "The last day can't be before the enrollment",
        required: 'Enter a reason',
        tooLong: 'This is too long',
      },
    },
    readmitting: {
      title: 'Readmit {name}?',
      says: 'The patient is in your lists, totals and dashboards again.',
      keep: 'Cancel',
      busy: 'Readmitting…',
      done: 'Patient readmitted.',
      gone: "We couldn't find this patient.",
    },
  },
  record: {
    title: 'Whole record',
    detail: 'Everything on file, as a JSON file. Each export is in the audit log.',
    export: 'Export Record',
    busy: 'Exporting…',
    done: 'The record was exported.',
    tooLarge: 'This record is too large to export at once. Contact support.',
  },
});
