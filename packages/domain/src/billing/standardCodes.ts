import type { BillingCode, Rate } from './billing.ts';

/** The payer whose rates a bill is estimated by until a clinic names its own: the codes' rules are Medicare's. */
export const estimatePayer = 'Medicare';

/** The codes that every clinic begins with. */
export type StandardCode = '99091' | '99445' | '99453' | '99454' | '99457' | '99458' | '99470';

const code = (
  number: StandardCode,
  description: string,
  unit: BillingCode['unit'],
  threshold: number,
  effectiveFrom: string,
  excludes: string[] = [],
): BillingCode => ({
  code: number,
  description,
  unit,
  threshold,
  excludes,
  effectiveFrom,
  effectiveTo: null,
});

/** The codes of remote patient monitoring, by which a new clinic bills until it changes them. @see https://www.ama-assn.org/practice-management/cpt */
export const standardCodes: readonly BillingCode[] = [
  code('99091', 'Collection and interpretation by a physician, 30 minutes', 'minutes', 30, '2018-01-01'),
  code('99445', 'Device supply, 2 to 15 days of data', 'days', 2, '2026-01-01', ['99454']),
  code('99453', 'Set-up and patient education, once', 'episode', 1, '2019-01-01'),
  code('99454', 'Device supply, 16 to 30 days of data', 'days', 16, '2019-01-01', ['99445']),
  code('99457', 'Management, first 20 minutes', 'minutes', 20, '2019-01-01', ['99470']),
  code('99458', 'Management, each further 20 minutes', 'minutes', 20, '2020-01-01'),
  code('99470', 'Management, first 10 minutes', 'minutes', 10, '2026-01-01', ['99457']),
];

/**
 * The standard code whose description nobody has changed, which a reader may have in another language.
 *
 * @returns `null` for another code, and for a description that a clinic typed
 */
export const unchangedStandard = ({
  code: number,
  description,
}: Pick<BillingCode, 'code' | 'description'>): StandardCode | null => {
  const found = standardCodes.find((each) => each.code === number);
  return found?.description === description ? (found.code as StandardCode) : null;
};

/**
 * What Medicare paid nationally, in cents, as second-hand sources print it; clinics put in their own. For 2026 they
 * differ: 99454 as 1.56 RVU x 33.4009 USD, 99091 as 1.66 RVU x 33.4009 USD, 99453 and 99457 as proposed, the rest
 * rounded to dollars.
 *
 * @see https://www.federalregister.gov/documents/2025/11/05/2025-19787 (CY 2026 Physician Fee Schedule)
 */
const centsByYear: readonly [year: number, cents: Readonly<Record<string, number>>][] = [
  [2025, { '99453': 1973, '99454': 4302, '99457': 4787, '99458': 3849 }],
  [
    2026,
    {
      '99091': 5545,
      '99445': 5211,
      '99453': 2171,
      '99454': 5211,
      '99457': 5177,
      '99458': 4100,
      '99470': 2600,
    },
  ],
];

/** The rates with which a new clinic begins. */
export const standardRates: readonly Rate[] = centsByYear.flatMap(([year, cents]) =>
  Object.entries(cents).map(([number, each]) => ({
    code: number,
    payer: estimatePayer,
    locality: null,
    cents: each,
    effectiveFrom: `${year}-01-01`,
    effectiveTo: `${year}-12-31`,
    source: 'CMS Physician Fee Schedule',
  })),
);
