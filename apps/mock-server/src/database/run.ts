import { execFile } from 'node:child_process';

/** A system user to run a program as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** What a program left behind. */
export interface Ran {
  ok: boolean;
  /** Both outputs. */
  output: string;
}

/** Runs a program to its end. A failure is an answer, not an exception. */
export function run(program: string, args: readonly string[], user?: SystemUser): Promise<Ran> {
  return new Promise((resolve) => {
    // The folder of the caller may be closed to the other user.
    const options = { ...user, cwd: '/', env: { ...process.env, LC_MESSAGES: 'C' } };
    execFile(program, args, process.platform === 'win32' ? {} : options, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: `${stdout}${stderr}`.trim() }),
    );
  });
}
