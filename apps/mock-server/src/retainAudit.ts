import { mustBeFilled } from './server/mustBeFilled.ts';
import { operate } from './server/operate.ts';
import { checkAnchors, retainAudit } from './store/sql/auditAnchors.ts';
import { checkAudit, sealAudit } from './store/sql/auditChain.ts';

/**
 * Cuts the lines of the logs that are older than AUDIT_RETENTION_YEARS, behind an anchor that is signed with the first of
 * SECRET_KEYS. A log that was tampered with is not cut.
 */
operate(async ({ db }, { auditRetentionYears, secretKeys, auditSink }) => {
  const [key] = secretKeys;
  if (auditRetentionYears === null || !key)
    throw new Error('Set AUDIT_RETENTION_YEARS and SECRET_KEYS: what is cut is signed for.');
  await mustBeFilled(db);
  const now = new Date();
  await sealAudit(db, now);
  const { brokenAt, altered } = await checkAudit(db);
  if (brokenAt !== null || altered > 0 || (await checkAnchors(db, secretKeys)) !== 'whole')
    throw new Error('The audit log was tampered with, so nothing was cut. Run npm run audit:check.');
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - auditRetentionYears);
  const lines = await retainAudit(db, { before, now, key, isSent: auditSink !== null });
  console.log(`${lines} lines from before ${before.toISOString().slice(0, 10)} were cut. The anchor stays.`);
});
