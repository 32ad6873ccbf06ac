import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import preview from '@rpm/storybook/preview.tsx';
import { Package } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { icon: <Package strokeWidth={1.5} />, title: clinicOrderWords.empty },
});

/** ORD-07: the exact sentence, a reason and one way on. */
export const WithAction = meta.story({
  args: {
    headingLevel: 2,
    reason: clinicOrderWords.noMatch.patient({ text: 'Zinnia' }),
    action: <Button onClick={fn()}>{clinicOrderWords.clearFilter}</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: clinicOrderWords.empty })).toBeVisible();
    await expect(canvas.getByRole('button', { name: clinicOrderWords.clearFilter })).toBeVisible();
  },
});

/** Only the sentence, as plain text, where a heading would not fit the outline. */
export const SentenceOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: clinicOrderWords.empty })).toBeNull();
  },
});

/** Behaviour 1a: a search text of 200 characters without a space wraps. */
export const LongReason = meta.story({
  args: { reason: clinicOrderWords.noMatch.patient({ text: 'x'.repeat(200) }) },
});
