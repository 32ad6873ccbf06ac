import { alertWords } from '@rpm/domain/words/en/alert';
import { alertWords as alertas } from '@rpm/domain/words/es/alert';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ContentGuide } from './ContentGuide.tsx';
import { contentRules } from './contentGuide.ts';

const meta = preview.meta({ title: 'Foundations/Words', component: ContentGuide, tags: ['!autodocs'] });

/** Words, tone and reading level, with sentences of the product in both languages. */
export const Guide = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(alertWords.loading.failed)).toBeVisible();
    await expect(canvas.getByText(alertas.loading.failed)).toHaveAttribute('lang', 'es');
    const examples = contentRules.flatMap((each) => each.examples);
    for (const { en, es } of examples) {
      await expect(en).not.toBe(es);
      await expect(canvas.getByText(en)).toHaveAttribute('lang', 'en');
      await expect(canvas.getByText(es)).toHaveAttribute('lang', 'es');
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
