import { expect, test } from 'vitest';
import { shares, turnOf } from '../chosen/turn.ts';
import { choose } from './chosenStories.ts';
import type { PicturedStory } from './playStory.ts';

const story = (title: string, name: string): PicturedStory => {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-');
  return { id, title, name, importPath: `./${title}.stories.tsx`, tags: [] };
};
const guarded = [
  story('Screens/Orders', 'Default'),
  story('Components/Select', 'First'),
  story('Layout/Frame', 'First'),
];
const others = Array.from({ length: 20 }, (_, at) => story('Screens/Orders', `State ${at}`));
const all = [...others.slice(0, 5), ...guarded, story('Components/Select', 'Second'), ...others.slice(5)];
const gate = (turn?: number) => choose(all, { names: [], files: null, isGate: true, turn });

test('the gate asks for screens when all is well, and what a component begins with', () => {
  expect(gate()).toEqual(guarded);
});

test('a share comes after the gate, and all shares together are all stories, each once', () => {
  const turns = Array.from({ length: shares }, (_, turn) => gate(turn));
  for (const turn of turns) expect(turn.slice(0, guarded.length)).toEqual(guarded);
  const shared = turns.flatMap((turn) => turn.slice(guarded.length)).map(({ id }) => id);
  expect(shared.toSorted()).toEqual(
    all.flatMap((each) => (guarded.includes(each) ? [] : [each.id])).toSorted(),
  );
  const sizes = turns.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test('a commit has one turn, and commits of every turn come up', () => {
  expect(turnOf('0000000daaaa')).toBe(1);
  expect(turnOf('0000000dbbbb')).toBe(1);
  const turns = new Set(
    Array.from({ length: 100 }, (_, at) => turnOf((at * 7919).toString(16).padStart(8, '0'))),
  );
  expect(turns.size).toBe(shares);
});

test('a part of a name and files choose of both', () => {
  const chosen = choose(all, { names: ['Select'], files: null, isGate: true, turn: 0 });
  expect(chosen.map(({ title }) => title)).toEqual(['Components/Select', 'Components/Select']);
  expect(choose(all, { names: [], files: new Set(), isGate: true, turn: 0 })).toEqual([]);
});
