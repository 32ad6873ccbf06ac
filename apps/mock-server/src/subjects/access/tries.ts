import { page, user } from '../../../test/requestParts.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const accessLogTries = triesOf({
  getAccessLog: { who: 'patientAndClinic', ...user, query: page },
});
