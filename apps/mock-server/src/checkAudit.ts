import { mustBeFilled } from './server/mustBeFilled.ts';
import { operate } from './server/operate.ts';
import { checkAnchors } from './store/sql/auditAnchors.ts';
import { checkAudit, sealAudit } from './store/sql/auditChain.ts';

/** Looks through the logs of what was changed and of who saw what, and says whether a line was changed or taken out. */
operate(async ({ db }, { secretKeys }) => {
  await mustBeFilled(db);
  await sealAudit(db, new Date());
  const { lines, head, brokenAt, open, altered } = await checkAudit(db);
  if (brokenAt !== null) {
    throw new Error(`The audit log was tampered with: line ${brokenAt} of ${lines} does not fit.`);
  }
  const anchors = await checkAnchors(db, secretKeys);
  if (anchors === 'broken')
    throw new Error('The audit log was tampered with: an anchor is not as it was signed.');
  if (anchors === 'unknown')
    throw new Error('Set SECRET_KEYS: without them nobody can say whether the anchors are right.');
  if (altered > 0) throw new Error(`The audit log was tampered with: ${altered} corrections were changed.`);
  if (open > 0)
    console.log(`${open} lines are not sealed yet: they are new, or were put in behind the chain.`);
  console.log(`The audit log is whole: ${lines} lines. Keep this elsewhere: ${lines} ${head}`);
});
