import { noPapers, usualBilling } from '@rpm/domain';
import { clinic } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { northside } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const billingTries = triesOf({
  getBillingSettings: { who: 'clinicPeople' },
  saveBillingSettings: {
    who: 'administration',
    body: { settings: { ...usualBilling, tin: '12-3456789' }, version: 0 },
  },
  getBillingSettingsHistory: { who: 'clinicPeople' },
  getPeriodExample: { who: 'clinicPeople' },
  getBillingPapers: { who: 'clinicRoles', params: { userId: people.own.userId } },
  saveBillingPapers: {
    who: 'clinicRoles',
    body: { userId: people.own.userId, papers: { ...noPapers, diagnosis: 'I10' }, version: 0 },
  },
  getBillingCodes: { who: 'clinicRoles', ...clinic },
  getRates: { who: 'clinicRoles', ...clinic },
  addBillCode: {
    who: 'clinicRoles',
    body: {
      clinic: northside.name,
      code: '99454',
      description: 'Device supply, 16 to 30 days of data',
      unit: 'days',
      threshold: 16,
      excludes: ['99445'],
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      payer: 'Medicare',
      cents: 4700,
    },
  },
  saveBillingCode: {
    who: 'clinicPeople',
    body: {
      code: {
        code: 'G0511',
        description: 'Care in rural clinics',
        unit: 'minutes',
        threshold: 20,
        excludes: [],
        effectiveFrom: '2026-01-01',
        effectiveTo: null,
      },
      rates: [
        {
          payer: 'Medicare',
          locality: 'Ohio',
          cents: 5467,
          source: 'Contract, page 14',
          effectiveFrom: '2026-01-01',
          effectiveTo: null,
        },
      ],
      version: 0,
    },
  },
  importRates: {
    who: 'clinicPeople',
    body: {
      rates: [
        {
          code: '99454',
          payer: 'Aetna',
          locality: null,
          cents: 5000,
          source: 'Contract, page 14',
          effectiveFrom: '2026-01-01',
          effectiveTo: null,
        },
      ],
      versions: [{ code: '99454', version: 1 }],
    },
  },
  getCodeHistory: { who: 'clinicPeople', params: { code: '99454' } },
  generateBill: { who: 'clinicRoles', body: { userId: people.own.userId, year: 2026, month: 10 } },
  getBillBoard: { who: 'clinicPeople', query: { month: '2026-11' } },
  generateBills: { who: 'clinicPeople', body: { month: '2026-10', userIds: [people.own.userId] } },
  closeMonth: { who: 'clinicPeople', body: { month: '2026-09' } },
  reopenMonth: { who: 'administration', body: { month: '2026-08', reason: 'A paper was found.' } },
  exportBills: { who: 'clinicPeople', body: { month: '2026-10' } },
  getClaims: { who: 'clinicPeople', body: { month: '2026-10' } },
  getBillLine: { who: 'clinicRoles', params: { userId: people.own.userId, month: '2026-11' } },
  getEvidence: { who: 'clinicRoles', params: { userId: people.own.userId, month: '2026-11' } },
  printEvidence: { who: 'clinicRoles', body: { userId: people.own.userId, month: '2026-11' } },
});
