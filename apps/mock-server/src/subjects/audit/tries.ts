import { clinic, page, wholeLog } from '../../../test/requestParts.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const auditTries = triesOf({
  getAuditLog: { who: 'administrators', ...clinic, query: { ...page, ...wholeLog } },
  exportAuditLog: { who: 'administrators', body: { ...clinic.params, ...wholeLog } },
});
