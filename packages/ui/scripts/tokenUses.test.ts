import { expect, test } from 'vitest';
import { tokenUses } from './tokenUses.ts';

const css = `:root { --rpm-surface: #fff; --rpm-surface-sunken: #eee; --rpm-space-2-5: 0.625rem; }
@theme { --color-surface: var(--rpm-surface); --color-surface-sunken: var(--rpm-surface-sunken); --radius-sm: var(--rpm-radius-sm); }`;
const sources = [
  { path: 'components/Card/Card.tsx', text: "'bg-surface md:rounded-sm'" },
  { path: 'components/Tabs/tabStyle.ts', text: "'hover:bg-surface-sunken p-2.5'" },
  { path: 'components/menuStyle.ts', text: "'border-b-surface'" },
  { path: 'theme.css', text: 'body { background: var(--rpm-surface); }' },
  { path: 'screens/orders/A.tsx', text: "'mybg-surface p-2 rounded-small'" },
];

test('by a utility of its name, by itself, and a step of space by its number', () => {
  const names = ['--rpm-surface', '--rpm-surface-sunken', '--rpm-radius-sm', '--rpm-space-2-5', '--rpm-gone'];
  expect(tokenUses(names, css, sources)).toEqual({
    '--rpm-surface': { components: ['Card'], elsewhere: ['menuStyle.ts', 'theme.css'] },
    '--rpm-surface-sunken': { components: ['Tabs'], elsewhere: [] },
    '--rpm-radius-sm': { components: ['Card'], elsewhere: [] },
    '--rpm-space-2-5': { components: ['Tabs'], elsewhere: [] },
    '--rpm-gone': { components: [], elsewhere: [] },
  });
});
