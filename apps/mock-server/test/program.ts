import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endpoints } from '@rpm/api-client/calls';
import { SessionRecord } from '@rpm/domain';
import { demoAccounts, demoPassword } from '../src/seed/index.ts';

const source = path.resolve(import.meta.dirname, '../src');
/** Those of one test, and those of a whole file. */
const started: ChildProcess[] = [];
const kept: ChildProcess[] = [];

const kill = (children: ChildProcess[]) => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
};
/** Ends what a test has left running. Called by `cleanUp.setup.ts`, as is the next. */
export const killStarted = () => kill(started);
/** Ends what a file has left running. */
export const killKept = () => kill(kept);

/** A program of this workspace that runs as a process of its own, until the test ends at the latest. */
export interface Program {
  child: ChildProcess;
  /** All that it has printed. */
  output: () => string;
  /** Waits until it has printed something of that form, and gives it. Throws when it ends without. */
  printed: (form: RegExp) => Promise<string>;
  /** The exit code. */
  ended: Promise<number | null>;
}

/** How a program is started. */
interface ProgramOptions {
  /** Whether a shell starts it and waits, as npm does. */
  inShell?: boolean | undefined;
  /** Whether it lives until the end of the test file, not only of the test. */
  isKept?: boolean | undefined;
  /** What stands behind its name. */
  args?: readonly string[] | undefined;
}

/** Starts a program of this workspace. */
export function startProgram(
  file: string,
  variables: Record<string, string>,
  { inShell = false, isKept = false, args: given = [] }: ProgramOptions = {},
): Program {
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const env = { ...inherited, PORT: '0', ...variables };
  const script = path.resolve(source, file);
  const [program = '', ...args] = inShell
    ? ['sh', '-c', '"$0" "$@"; exit $?', process.execPath, script, ...given]
    : [process.execPath, script, ...given];
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  (isKept ? kept : started).push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const printed = async (form: RegExp) => {
    for (;;) {
      const found = form.exec(output)?.[0];
      if (found !== undefined) return found;
      const hasEnded = await Promise.race([ended, once(child.stdout, 'data')]);
      if (!Array.isArray(hasEnded) && !form.test(output)) throw new Error(output);
    }
  };
  return { child, output: () => output, printed, ended };
}

/** Calls a running server. */
export async function post(
  address: string,
  endpoint: { path: string },
  body: object,
  token = '',
): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return fetch(address + endpoint.path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** What the demo's clinic staff logs in with. */
const staffCredentials = { username: demoAccounts.staff.username, password: demoPassword };

/** Logs the demo's clinic staff in. */
export async function logIn(address: string): Promise<string> {
  const answer = await post(address, endpoints.login, staffCredentials);
  return SessionRecord.parse(await answer.json()).token;
}
