import { expect, test } from 'vitest';
import { changelogOf } from './changelog.ts';

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
