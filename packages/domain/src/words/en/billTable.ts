import { english } from '../english.ts';

/** The heads of the table of a month's bills, and the states in it. */
export const billTableWords = english({
  heads: {
    patient: 'Patient',
    patientId: 'Patient ID',
    birthDate: 'Date of birth',
    provider: 'Provider',
    payer: 'Payer',
    diagnosis: 'Diagnosis',
    state: 'Status',
    code: 'Code',
    units: 'Units',
    dateOfService: 'Date of service',
    from: 'Period start',
    to: 'Period end',
    days: 'Days with readings',
    minutes: 'Minutes',
    contacts: 'Live contacts',
    rate: 'Rate per unit (USD, estimate)',
    amount: 'Amount (USD, estimate)',
    bill: 'Bill',
    version: 'Version',
  },
  states: {
    billable: 'Billable',
    atRisk: 'At risk',
    notBillable: 'Not billable',
    billed: 'Billed',
    unbilled: 'Not billed',
    incomplete: 'Incomplete',
  },
});
