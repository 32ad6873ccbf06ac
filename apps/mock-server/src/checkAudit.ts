import { readEnvironment } from './server/environment.ts';
import { connect } from './server/prepareDatabase.ts';
import { checkAudit, sealAudit } from './store/sql/auditChain.ts';

/** Looks through the logs of what was changed and of who saw what, and says whether a line was changed or taken out. */
async function check(): Promise<void> {
  const { db, close } = await connect(readEnvironment(process.env), console.log);
  try {
    await sealAudit(db);
    const { lines, head, brokenAt, open, altered } = await checkAudit(db);
    if (brokenAt !== null) {
      throw new Error(`The audit log was tampered with: line ${brokenAt} of ${lines} does not fit.`);
    }
    if (altered > 0) throw new Error(`The audit log was tampered with: ${altered} corrections were changed.`);
    if (open > 0)
      console.log(`${open} lines are not sealed yet: they are new, or were put in behind the chain.`);
    console.log(`The audit log is whole: ${lines} lines. Keep this elsewhere: ${lines} ${head}`);
  } finally {
    await close();
  }
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
