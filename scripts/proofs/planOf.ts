import type { Proof } from './proofs.ts';
import type { Step } from './steps.ts';

/** How a step is tried this time. */
export interface Plan {
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Whether something of it is left to other turns. */
  isPart: boolean;
  /** Why, in a line; empty: it is tried as always. */
  says: string;
}

/** What is checked out. */
interface Present {
  /** The digest of the step's files; `null`: they are not as they are committed. */
  files: string | null;
  /** Of a commit's name, which of so many parts has its turn. */
  turnOf: (of: number) => number;
  /** Whether this clone has a commit. */
  hasCommit: (commit: string) => boolean;
}

/**
 * Plans a step: whole, or where it has passed whole with the same files a part of it; of other files what was touched since then as
 * well, if the step can tell.
 *
 * @param proof of its last whole run; left out: there was none, or nobody is to believe it
 * @see ADR 83
 */
export function planOf({ command, byTurns }: Step, proof: Proof | undefined, present: Present): Plan {
  const whole = { command, env: {}, isPart: false };
  if (!byTurns || !proof) return { ...whole, says: '' };
  const { of } = byTurns;
  const turn = present.turnOf(of);
  const says = `Passed whole on ${proof.on}`;
  const part = `turn ${turn + 1} of ${of}`;
  const env = { TURN: `${turn}/${of}` };
  if (present.files === proof.files) {
    const asked = byTurns.command ? { command: byTurns.command(turn, of), env: {} } : { command, env };
    return { ...asked, isPart: true, says: `${says}, of these files: ${part}` };
  }
  if (!byTurns.knowsWhatIsTouched || !present.hasCommit(proof.commit))
    return { ...whole, says: `${says}, of other files` };
  return {
    command,
    env: { ...env, PROVED_AT: proof.commit },
    isPart: true,
    says: `${says}, of other files: what was touched since then, and ${part}`,
  };
}
