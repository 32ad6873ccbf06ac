import { readFileSync, statSync } from 'node:fs';

/** The variables that hold secrets. Each may name a file that holds it instead, as `NAME_FILE`. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'SECRET_KEYS',
  'CLIENT_KEYS',
  'CLIENT_SECRETS',
  'IDENTITY_KEYS',
  'AUDIT_SINK_TOKEN',
] as const;

/** More than any secret has: a wrong file is not read into memory whole. */
const mostBytes = 65_536;
/** What a file of secrets may not be: written by its group, or anything to all others. A group may read it: containers share by groups. */
const tooOpen = 0o027;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads secrets out of the files in which a secret manager puts them: secrets of Docker, Podman and Kubernetes, the agent of Vault, `LoadCredential=` of systemd. An
 * environment is inherited by each child process and shown by tools; a file is read once by who may.
 *
 * @returns the same variables, with the secrets in place
 * @throws Error that names every variable that is wrong, and repeats neither a path nor a secret
 * @see ASVS 13.3.1
 */
export function withSecretFiles(variables: Variables): Variables {
  const read: Record<string, string> = {};
  const wrong: string[] = [];
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    if (variables[name]) wrong.push(`${name} and ${name}_FILE are both set: set one of them.`);
    else {
      const found = secretIn(file);
      if ('secret' in found) read[name] = found.secret;
      else wrong.push(`The file of ${name}_FILE ${found.is}.`);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { ...variables, ...read };
}

function secretIn(file: string): { secret: string } | { is: string } {
  try {
    const { mode, size } = statSync(file);
    if (process.platform !== 'win32' && (mode & tooOpen) !== 0) {
      const is = (mode & 0o777).toString(8).padStart(4, '0');
      return {
        is: `is open to others (mode ${is}). Let its owner alone read it (0400), and at most its group (0440)`,
      };
    }
    if (size > mostBytes) return { is: `has more than ${mostBytes} bytes` };
    const secret = readFileSync(file, 'utf8').trim();
    return secret === '' ? { is: 'is empty' } : { secret };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    return { is: `could not be read (${code})` };
  }
}
