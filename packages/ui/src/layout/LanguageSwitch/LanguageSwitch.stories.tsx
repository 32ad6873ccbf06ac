import { language } from '@rpm/domain/words/language';
import { languageWords } from '@rpm/domain/words/languageChoice';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn, within } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const reload = fn();

const meta = preview.meta({
  title: 'Layout/LanguageSwitch',
  component: LanguageSwitch,
  args: { reload },
  beforeEach: () => {
    reload.mockClear();
    const forget = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the story looks at what the browser keeps
      document.cookie = 'rpm-language=; Path=/; Max-Age=0';
    };
    forget();
    return forget;
  },
});

/** Each language in itself and marked as such, the page's own as the current one; without a script they are plain links. */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: languageWords.label }));
    const [english, spanish] = list.getAllByRole('link');
    await expect(english).toHaveTextContent('English');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(spanish).toHaveTextContent('Español');
    await expect(spanish).toHaveAttribute('lang', 'es');
    await expect(spanish).toHaveAttribute('href', '?language=es');
    const [own, other] = language.startsWith('es') ? [spanish, english] : [english, spanish];
    await expect(own).toHaveAttribute('aria-current', 'true');
    await expect(other).not.toHaveAttribute('aria-current');
  },
});

/** The choice is kept for this browser, and the page is loaded again where it is. */
export const Chooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Español' }));
    await expect(document.cookie).toContain('rpm-language=es');
    await expect(reload).toHaveBeenCalledOnce();
  },
});

/** On the dark frame. */
export const OnFrame = meta.story({
  args: { isOnFrame: true },
  decorators: [
    (Story) => (
      <div data-frame className="bg-surface-frame p-4 text-fg-on-frame">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toBeVisible();
  },
});
