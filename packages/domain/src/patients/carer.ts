import type { ReadKind } from '../accounts/accessLog.ts';

/** Somebody who looks after a patient. */
export interface Carer {
  accountId: string;
  name: string;
  role: string;
  isResponsible: boolean;
  /** The last note or review; `null` for none. */
  lastContact: Date | null;
}

/** The same with what of the patient this person may see, as the authorization table has it. */
export interface CarerWhoSees extends Carer {
  sees: ReadKind[];
}
