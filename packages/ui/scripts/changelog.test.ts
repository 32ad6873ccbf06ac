import { expect, test } from 'vitest';
import { changelogOf, saidIn } from './changelog.ts';

test('by version and component, newest first, without what changes nothing for whoever uses it', () => {
  const text = changelogOf([
    { version: '0.2.0', date: '2026-12-02', subject: 'fix(card): no gap', components: ['Card'] },
    {
      version: '0.1.0',
      date: '2026-11-22',
      subject: 'feat(ui): a card, a button',
      components: ['Card', 'Button'],
    },
    { version: '0.1.0', date: '2026-11-21', subject: 'refactor: moved', components: ['Card', 'Field'] },
  ]);
  expect(text.slice(text.indexOf('## '))).toBe(`## 0.2.0

### Card

- 2026-12-02 Mended: no gap

## 0.1.0

### Button

- 2026-11-22 New: a card, a button

### Card

- 2026-11-22 New: a card, a button
`);
});

test('what was written by hand is kept, and belongs to the version that is made', () => {
  const before = `## Next

### Card

- \`tone\`: new.

## 0.1.0

### Button

- \`size\`: takes more.
- 2026-11-22 New: a button
`;
  const text = changelogOf(
    [
      { version: '0.2.0', date: '2026-12-02', subject: 'fix(card): no gap', components: ['Card'] },
      { version: '0.1.0', date: '2026-11-22', subject: 'feat(ui): a button', components: ['Button'] },
    ],
    saidIn(before, '0.2.0'),
  );
  expect(text.slice(text.indexOf('## 0'))).toBe(`## 0.2.0

### Card

- \`tone\`: new.
- 2026-12-02 Mended: no gap

## 0.1.0

### Button

- \`size\`: takes more.
- 2026-11-22 New: a button
`);
});
