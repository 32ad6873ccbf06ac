import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallClinic } from '../src/seed/index.ts';
import { readEnvironment } from '../src/server/environment.ts';
import { secretVariables, withSecretFiles } from '../src/server/secretFiles.ts';
import { startProgram } from './program.ts';
import { filledDatabase } from './stores.ts';

const secret = 'smtps://user:hush-hush@mail.example.com:465';

describe('secrets come from files (ASVS 13.3.1)', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rpm-secrets-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fileOf(text: string, mode = 0o400) {
    const file = path.join(await mkdtemp(path.join(folder, 'one-')), 'secret');
    await writeFile(file, text);
    await chmod(file, mode);
    return file;
  }
  const refusal = (variables: Record<string, string>) => {
    try {
      withSecretFiles(variables);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    throw new Error('It was taken.');
  };

  test.each(secretVariables)('%s, without the line break at its end', async (name) => {
    const file = await fileOf(`${secret}\n`);
    expect(withSecretFiles({ PORT: '80', [`${name}_FILE`]: file })).toMatchObject({
      PORT: '80',
      [name]: secret,
    });
  });

  test('all variables whose values are secret are among them', async () => {
    const source = await readFile(path.resolve(import.meta.dirname, '../src/server/environment.ts'), 'utf8');
    const likely = [
      ...source.matchAll(
        /^ {2}([A-Z_]*(?:PASSWORD|SECRET|TOKEN|KEY|DATABASE_\w*URL|SMTP_URL)[A-Z_]*): z\./gm,
      ),
    ]
      .map(([, name]) => name)
      .filter((name) => name !== 'RATE_LIMIT_PER_TOKEN');
    expect(likely.toSorted()).toEqual([...secretVariables].toSorted());
  });

  test('and are what the server runs with', async () => {
    const variables = withSecretFiles({
      SMTP_URL_FILE: await fileOf(secret),
      MAIL_FROM: 'clinic@example.com',
    });
    expect(readEnvironment(variables).smtp).toEqual({ url: secret, from: 'clinic@example.com' });
  });

  test.each([0o400, 0o600, 0o440, 0o640])('mode %o is taken', async (mode) => {
    expect(withSecretFiles({ SMTP_URL_FILE: await fileOf(secret, mode) })).toMatchObject({
      SMTP_URL: secret,
    });
  });

  test.each([0o444, 0o644, 0o660, 0o602, 0o401])('mode %o is refused by name and mode', async (mode) => {
    const said = refusal({ SMTP_URL_FILE: await fileOf(secret, mode) });
    expect(said).toContain(`The file of SMTP_URL_FILE is open to others (mode 0${mode.toString(8)}).`);
    expect(said).not.toContain('hush');
  });

  test('behind a link, as Kubernetes puts them, the file itself counts', async () => {
    const link = path.join(folder, 'link');
    await symlink(await fileOf(secret, 0o644), link);
    expect(refusal({ SMTP_URL_FILE: link })).toContain('mode 0644');
  });

  test('both the variable and its file is no setting', async () => {
    expect(refusal({ SMTP_URL: secret, SMTP_URL_FILE: await fileOf(secret) })).toBe(
      'SMTP_URL and SMTP_URL_FILE are both set: set one of them.',
    );
    expect(withSecretFiles({ SMTP_URL: secret, SMTP_URL_FILE: '' })).toMatchObject({ SMTP_URL: secret });
  });

  test('all that is wrong is said at once, and neither path nor secret', async () => {
    const said = refusal({
      DATABASE_URL_FILE: path.join(folder, 'missing'),
      SECRET_KEYS_FILE: await fileOf(' \n'),
      ADMIN_PASSWORD_FILE: folder,
      SMTP_URL_FILE: await fileOf('x'.repeat(70_000)),
    });
    expect(said.split('\n')).toEqual([
      'The file of DATABASE_URL_FILE could not be read (ENOENT).',
      expect.stringMatching(/^The file of ADMIN_PASSWORD_FILE /),
      'The file of SMTP_URL_FILE has more than 65536 bytes.',
      'The file of SECRET_KEYS_FILE is empty.',
    ]);
    expect(said).not.toContain(folder);
  });

  test('the unit of systemd names files of secrets alone, and loads each that it names', async () => {
    const unit = await readFile(
      path.resolve(import.meta.dirname, '../../../docs/deploy/rpm.service'),
      'utf8',
    );
    const named = [...unit.matchAll(/^Environment=(\w+)_FILE=%d\/([\w-]+)$/gm)];
    const loaded = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name);
    expect(named.map(([, , file]) => file)).toEqual(loaded);
    for (const [, name] of named) expect(secretVariables).toContain(name);
    expect(named.length).toBeGreaterThan(3);
  });

  test('a server and a script of the operator start with them, and say what is wrong', async () => {
    const url = await filledDatabase(smallClinic());
    const file = await fileOf(`${url}\n`);
    const server = startProgram('main.ts', { DATABASE_URL_FILE: file });
    await server.printed(/Monitoring: \S+/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const script = startProgram('checkAudit.ts', { DATABASE_URL_FILE: file });
    expect(await script.ended, script.output()).toBe(0);
    const both = startProgram('main.ts', { DATABASE_URL: url, DATABASE_URL_FILE: file });
    expect(await both.ended).toBe(1);
    expect(both.output()).toContain('DATABASE_URL and DATABASE_URL_FILE are both set: set one of them.');
  });
});
