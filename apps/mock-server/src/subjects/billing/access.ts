import {
  accessOf,
  byClinic,
  ofClinic,
  ofClinicPeople,
  ofOwnClinic,
  ofPatientOfClinic,
} from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const billingAccess = accessOf({
  getBillingSettings: ofClinicPeople,
  saveBillingSettings: ofOwnClinic,
  getBillingSettingsHistory: ofClinicPeople,
  getPeriodExample: { ...ofClinicPeople, reads: 'lists' },
  getBillingPapers: { ...ofPatientOfClinic, reads: 'time' },
  saveBillingPapers: byClinic,
  getBillingCodes: ofClinic,
  getRates: ofClinic,
  addBillCode: { about: { what: 'clinic', in: 'body', field: 'clinic' }, ...rows.clinicRoles },
  saveBillingCode: ofClinicPeople,
  importRates: ofClinicPeople,
  getCodeHistory: ofClinicPeople,
  generateBill: byClinic,
  getBillBoard: { ...ofClinicPeople, reads: 'lists' },
  generateBills: ofClinicPeople,
  closeMonth: ofClinicPeople,
  reopenMonth: ofOwnClinic,
  exportBills: { ...ofClinicPeople, reads: 'export' },
  getClaims: { ...ofClinicPeople, reads: 'export' },
  getBillLine: { ...ofPatientOfClinic, reads: 'time' },
  getEvidence: { ...ofPatientOfClinic, reads: 'export' },
  printEvidence: byClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof billingAccess> {}
}
