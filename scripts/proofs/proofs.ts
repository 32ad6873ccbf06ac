import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { git, root } from '../trace/repository.ts';

/** When a step was last tried whole and passed, and of which files. */
export interface Proof {
  /** What its files were, as `digestOf` gives it. */
  files: string;
  /** The commit that was checked out. */
  commit: string;
  /** The day, in UTC: 2026-11-27. */
  on: string;
}

/** Proofs by the name of their step. */
export type Proofs = Readonly<Record<string, Proof>>;

const file = `${root}/.ci/proofs.json`;

/** The proofs that are kept with the sources. */
export const readProofs = (): Proofs =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proofs) : {};

/** Keeps a proof in the place of the step's last one. */
export function keepProof(step: string, proof: Proof): void {
  const all = Object.entries({ ...readProofs(), [step]: proof });
  all.sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** What no step reads: benchmarks, and how screens look, which a step of its own compares. */
const ofNoStep = /(^|\/)bench\/|^\.storybook\/pictures\/kept\.json$/;

/**
 * Sums up files as they are committed.
 *
 * @param listed lines of `git ls-files --stage`: mode, hash, stage, and after a tab the path
 * @param but what the step does not read
 */
export function digestOf(listed: readonly string[], but?: RegExp): string {
  const meant = listed.filter((line) => {
    const path = line.slice(line.indexOf('\t') + 1);
    return !ofNoStep.test(path) && !but?.test(path);
  });
  return createHash('sha256').update(meant.join('\n')).digest('hex').slice(0, 16);
}

/** What a step reads. */
export interface Inputs {
  /** Folders and files, from the root. */
  of: readonly string[];
  /** What in them it does not read. */
  but?: RegExp;
}

/** The digest of a step's files; `null`: some of them are not as they are committed, or there is no repository. */
export function digestOfInputs({ of, but }: Inputs): string | null {
  if (git('status', '--porcelain', '--', ...of) !== '') return null;
  const listed = git('ls-files', '--stage', '--', ...of);
  return listed ? digestOf(listed.split('\n'), but) : null;
}
