import { people } from '../../../test/requestPeople.ts';
import { testPassword } from '../../../test/stores.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { demoActivationCode } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const accountTries = triesOf({
  signup: {
    who: 'public',
    body: { username: 'juniper.mockford@example.test', password: testPassword, acceptsTerms: true },
  },
  publicVerify: {
    who: 'public',
    body: {
      username: 'juniper.mockford@example.test',
      purpose: 'signup',
      ticket: 'x'.repeat(43),
      code: '123456',
      activationCode: demoActivationCode,
    },
  },
  getRoles: { who: 'everybody' },
  getOwnClinics: { who: 'patientsAndCarers' },
  addOwnClinic: { who: 'patientsAndCarers', body: { activationCode: 'AAAA-AAAA' } },
  switchClinic: { who: 'patientsAndCarers', body: { userId: people.own.userId } },
});
