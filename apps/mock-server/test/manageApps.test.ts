import { beforeEach, expect, test } from 'vitest';
import { clinicWith } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { startProgram } from './program.ts';
import { emptyDatabase, filledDatabase, open } from './stores.ts';

/** What an operator types behind `npm run app:add`, `app:list` and `app:end`. */
const app = {
  ...{ id: 'heart-diary', name: 'Heart Diary', publisher: 'Fennel Sample Apps' },
  ...{ redirect: 'https://heart-diary.example/back', privacy: 'https://heart-diary.example/privacy' },
};

let url: string;
beforeEach(async () => {
  url = await filledDatabase(clinicWith([]));
});

async function run(
  task: string,
  options: Record<string, string | true | undefined> = {},
  DATABASE_URL = url,
) {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : value === true ? [`--${name}`] : [`--${name}`, value],
  );
  const program = startProgram('manageApps.ts', { DATABASE_URL }, { args: [task, ...args] });
  return { code: await program.ended, output: program.output() };
}

/** Each is a program of its own. */
const slowly = { timeout: 120_000 };

test(
  'an app is registered once, listed and ended, and its id is not given again (15.4)',
  slowly,
  async () => {
    expect(await run('add', app)).toMatchObject({
      ...{ code: 0, output: expect.stringContaining('client id is heart-diary') },
    });
    const listed = 'heart-diary\tHeart Diary\tFennel Sample Apps\thttps://heart-diary.example/back\t';
    const [list, twice] = await Promise.all([run('list'), run('add', app)]);
    expect(list?.output).toContain(`${listed}\n`);
    expect(twice).toMatchObject({ code: 1, output: expect.stringContaining('Take another one.') });
    expect(await run('end', { id: app.id })).toMatchObject({
      ...{ code: 0, output: expect.stringContaining('let in nowhere') },
    });
    const [after, ended] = await Promise.all([run('list'), run('end', { id: app.id })]);
    expect(after?.output).toContain(`${listed}ended`);
    expect(ended).toMatchObject({ code: 1 });
  },
);

test(
  'one that can keep a secret is told it once, and another one when that is lost (15.4)',
  slowly,
  async () => {
    const secretIn = ({ output }: { output: string }) => /shown this once: ([\w-]{43})\n/.exec(output)?.[1];
    const hash = async () =>
      (await open(url).selectFrom('apps').select('secret_hash').executeTakeFirst())?.secret_hash;
    const added = await run('add', { ...app, confidential: true });
    const [first, kept] = [secretIn(added), await hash()];
    expect([added.code, kept]).toEqual([0, hashToken(first ?? '')]);
    const list = await run('list');
    expect(list.output).toContain('https://heart-diary.example/back\tconfidential\n');
    expect(list.output).not.toContain(String(kept));
    const renewed = await run('secret', { id: app.id });
    const second = secretIn(renewed);
    expect([renewed.code, await hash()]).toEqual([0, hashToken(second ?? '')]);
    expect(second).not.toBe(first);
    expect(await run('secret', { id: 'nobody' })).toMatchObject({ code: 1 });
  },
);

test('what is missing or not safe is told, and nothing is registered (15.4)', slowly, async () => {
  const wrong = [
    { ...app, id: 'with a blank', name: '' },
    { ...app, redirect: 'http://heart-diary.example/back' },
  ];
  for (const answer of await Promise.all(wrong.map((options) => run('add', options))))
    expect(answer).toMatchObject({ code: 1, output: expect.stringContaining('Say --id') });
  expect(await open(url).selectFrom('apps').selectAll().execute()).toEqual([]);
});

test('an option without its value is told in a sentence (15.4)', slowly, async () => {
  const { code, output } = await run('end', { id: true });
  expect([code, output]).toEqual([1, expect.stringContaining("'--id <value>' argument missing")]);
  expect(output).not.toContain('    at ');
});

test('an empty database is left empty (15.4)', slowly, async () => {
  expect(await run('list', {}, await emptyDatabase())).toMatchObject({
    ...{ code: 1, output: expect.stringContaining('This database is empty.') },
  });
});
