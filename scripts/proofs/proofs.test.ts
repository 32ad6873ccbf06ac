import { describe, expect, test } from 'vitest';
import { planOf } from './planOf.ts';
import { digestOf } from './proofs.ts';
import { type Step, steps } from './steps.ts';

const inputs = { of: ['packages'] };
const command = ['npm', 'run', 'long'];
const bySelf: Step = { name: 'long', command, byTurns: { inputs, of: 3 } };
const byShard: Step = {
  name: 'long',
  command,
  byTurns: { inputs, of: 4, command: (turn, of) => ['shard', `${turn + 1}/${of}`] },
};
const proof = { files: 'same', commit: 'a1', on: '2026-11-27' };
const at = (files: string | null, commits: readonly string[] = ['a1']) => ({
  files,
  turnOf: (of: number) => of - 1,
  hasCommit: (commit: string) => commits.includes(commit),
});

describe('a step of the run', () => {
  test('is tried whole without a proof, and where it takes no turns', () => {
    for (const plan of [
      planOf(bySelf, undefined, at('same')),
      planOf({ name: 'short', command }, proof, at('same')),
    ])
      expect(plan).toEqual({ command, env: {}, isPart: false, says: '' });
  });

  test('that passed whole with the same files is tried in a part, the one of the commit', () => {
    expect(planOf(bySelf, proof, at('same'))).toMatchObject({ command, env: { TURN: '2/3' }, isPart: true });
    expect(planOf(byShard, proof, at('same'))).toMatchObject({ command: ['shard', '4/4'], isPart: true });
  });

  test.each([['other'], [null]])('of other files is tried whole: %s', (files) => {
    for (const step of [bySelf, byShard]) {
      const plan = planOf(step, proof, at(files));
      expect(plan).toMatchObject({ command, env: {}, isPart: false });
      expect(plan.says).toContain('other files');
    }
  });

  test('that knows what was touched tries that and its part, where the commit of its proof is there', () => {
    const knows: Step = { ...bySelf, byTurns: { inputs, of: 3, knowsWhatIsTouched: true } };
    const plan = planOf(knows, proof, at('other'));
    expect(plan).toMatchObject({ env: { TURN: '2/3', PROVED_AT: 'a1' }, isPart: true });
    expect(planOf(knows, proof, at('other', []))).toMatchObject({ env: {}, isPart: false });
  });
});

describe('the digest of files', () => {
  const line = (path: string, hash = '1') => `100644 ${hash} 0\t${path}`;
  const some = [line('packages/ui/src/a.ts'), line('packages/ui/src/a.test.ts')];

  test('is another one for another file, another content, and one that is gone', () => {
    const all = [
      some,
      [...some, line('packages/ui/src/b.ts')],
      [line('packages/ui/src/a.ts', '2'), ...some.slice(1)],
      some.slice(1),
    ].map((files) => digestOf(files));
    expect(new Set(all).size).toBe(all.length);
  });

  test('leaves out what the step does not read, benchmarks and looks', () => {
    const kept = line('.storybook/pictures/kept.json');
    const bench = line('apps/mock-server/bench/month.ts');
    expect(digestOf([...some, kept, bench])).toBe(digestOf(some));
    expect(digestOf(some, /\.test\.ts$/)).toBe(digestOf(some.slice(0, 1)));
  });
});

test('the steps that take turns read what they try', () => {
  const readBy = (name: string) => steps.find((each) => each.name.includes(name))?.byTurns?.inputs.of ?? [];
  for (const name of ['API', 'pseudo', 'Spanish', 'documentation', 'stories:', 'journeys'])
    expect(readBy(name).join(' '), name).toMatch(/packages.*package-lock\.json/);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});
