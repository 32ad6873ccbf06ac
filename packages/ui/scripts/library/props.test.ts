import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Props, unsaid } from './props.ts';
import { readProps } from './readProps.ts';

const ui = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ui), 'utf8');

test('CHANGELOG.md says what has changed of the components since the last version', () => {
  const { props } = JSON.parse(read('src/library/props.json')) as { props: Props };
  expect(unsaid(props, readProps(), read('CHANGELOG.md'))).toEqual([]);
}, 30_000);

test('props are read as the compiler has them: names spelled out, without those of React', () => {
  const { Button, Tab, FormDialog } = readProps();
  expect(Button?.['variant?']).toBe('"danger" | "ghost" | "inert" | "primary" | "secondary" | "soft"');
  expect(Button?.['onClick?']).toBeUndefined();
  // A prop that another component hands down.
  expect(FormDialog).toHaveProperty('title', 'string');
  expect(Object.keys(Tab ?? {}).length).toBeGreaterThan(0);
}, 30_000);

const before = { Button: { label: 'string', 'size?': '"md"' }, Card: {}, Tabs: { tabs: 'string[]' } };
const now = {
  Button: { label: 'string', 'size?': '"lg" | "md"', 'tone?': 'string' },
  Chip: {},
  Tabs: { 'tabs?': 'string[]' },
};
const said = `# Changes

## Next

### Button

- \`size\`: takes \`lg\` as well.
- \`tone\`: new.

### Card

- Gone: a Chip does the same.

### Chip

- New.

### Tabs

- \`tabs\` may be left out.

## 0.1.0

### Button

- 2026-11-21 New: a button
`;

test('all that has changed is said', () => {
  expect(unsaid(before, now, said)).toEqual([]);
  expect(unsaid(before, before, '')).toEqual([]);
});

test.each([
  [
    'a prop that takes more',
    '- `size`: takes `lg` as well.\n',
    'Button: the prop size takes something else.',
  ],
  ['a new prop', '- `tone`: new.\n', 'Button: the prop tone is new.'],
  ['a component that is gone', '- Gone: a Chip does the same.\n', 'Card is gone.'],
  ['a new component', '### Chip\n\n- New.\n', 'Chip is new.'],
  ['a prop that may be left out', '- `tabs` may be left out.\n', 'Tabs: the prop tabs takes something else.'],
])('%s is missed, and what to write is told', (_, line, sentence) => {
  const [told, ...others] = unsaid(before, now, said.replace(line, ''));
  expect(told).toContain(`${sentence} Say so in packages/ui/CHANGELOG.md, under "## Next"`);
  expect(others).toEqual([]);
});

test('what an earlier version says does not count', () => {
  expect(unsaid(before, now, said.replace('## Next', '## 0.2.0'))).toHaveLength(5);
});
