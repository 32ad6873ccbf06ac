// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import { absenceFate, complianceFate } from '../subjects/compliance/state.ts';
import { appGrantFate } from '../subjects/connectedApps/state.ts';
import { removedFate } from '../subjects/fhir/state.ts';
import { fileViewFate } from '../subjects/files/state.ts';
import type { Fate } from '../subjects/patients/fates.ts';
import { recordRequestFate } from '../subjects/recordRequests/state.ts';
import { recordFate } from '../subjects/records/state.ts';
import { reminderMailFate } from '../subjects/reminders/state.ts';
import { clinicEventFate, subscriptionFate } from '../subjects/subscriptions/state.ts';

/** What becomes of the rows of a patient at erasure, merge and export, of each table whose room says it. */
export const fates: readonly Fate[] = [
  absenceFate,
  complianceFate,
  appGrantFate,
  removedFate,
  fileViewFate,
  recordRequestFate,
  recordFate,
  reminderMailFate,
  subscriptionFate,
  clinicEventFate,
];
