import { expect, test } from 'vitest';
import { askedOnPhone, inTurn, phoneShares, turnOf } from './turn.ts';

const screen = (id: string, ...tags: string[]) => ({ id, title: 'Screens/Clinic/A', tags });
const stories = [
  ...Array.from({ length: 20 }, (_, at) => screen(`a--${at}`)),
  screen('b--phone', 'w390'),
  screen('b--smallest', 'w320'),
  screen('b--tablet', 'w768'),
  screen('b--sheet', 'paper'),
  { id: 'button--primary', title: 'Components/Button' },
];
const wide = [...Array.from({ length: 20 }, (_, at) => `a--${at}`), 'b--tablet'];

test('on a phone axe is asked of the screens that are run wider, and of nothing else', () => {
  expect([...askedOnPhone(stories, 'all')]).toEqual(wide);
  expect(askedOnPhone(stories, undefined).size).toBe(0);
});

test('each of them has its turn once, and about as many have one turn as another', () => {
  const turns = Array.from({ length: phoneShares }, (_, turn) => [...askedOnPhone(stories, String(turn))]);
  expect(turns.flat().sort()).toEqual(wide.toSorted());
  expect(Math.max(...turns.map((each) => each.length))).toBe(Math.ceil(wide.length / phoneShares));
  expect(turnOf('0000001a', phoneShares)).toBe(2);
});

test('of a run in parts each item has its turn once; without one all have it', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(['0/3', '1/3', '2/3'].map((turn) => inTurn(items, turn).join(''))).toEqual(['adg', 'be', 'cf']);
  expect(inTurn(items, undefined)).toEqual(items);
});
