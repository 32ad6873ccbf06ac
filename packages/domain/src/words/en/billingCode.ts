import type { StandardCode } from '../../billing/standardCodes.ts';
import { english } from '../english.ts';

/** What the standard codes of remote monitoring are for, in our own plain words. A clinic's own description stays as it was typed. */
export const billingCodeWords = english({
  standard: {
    '99091': 'Collection and interpretation by a physician, 30 minutes',
    '99445': 'Device supply, 2 to 15 days of data',
    '99453': 'Set-up and patient education, once',
    '99454': 'Device supply, 16 to 30 days of data',
    '99457': 'Management, first 20 minutes',
    '99458': 'Management, each further 20 minutes',
    '99470': 'Management, first 10 minutes',
  } satisfies Record<StandardCode, string>,
});
