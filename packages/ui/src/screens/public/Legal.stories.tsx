import { californiaPrivacyPage } from '@rpm/domain/words/californiaPrivacyPage';
import { privacyPage } from '@rpm/domain/words/privacyPage';
import { publicWords } from '@rpm/domain/words/public';
import { termsOfPatientPage } from '@rpm/domain/words/termsOfPatientPage';
import { termsOfUsePage } from '@rpm/domain/words/termsOfUsePage';
import { termsPage } from '@rpm/domain/words/termsPage';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { expect, spyOn } from 'storybook/test';
import { CaliforniaPrivacyScreen } from './CaliforniaPrivacyScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { TermsOfPatientScreen } from './TermsOfPatientScreen.tsx';
import { TermsOfUseScreen } from './TermsOfUseScreen.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Legal documents',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen', page: { path: '/privacy' } },
  globals: { density: 'patient' },
  args: { dashboardPath: null },
  tags: ['no-call', 'w390', 'w320'],
});

/** SCR-10: title, effective date, version, contents that lead to every section, and the word that it is a template. */
export const Privacy = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: privacyPage.title })).toBeVisible();
    await expect(canvas.getByText(publicWords.legal.effective)).toBeVisible();
    await expect(canvas.getByText(publicWords.legal.versionOfTemplate)).toBeVisible();
    await expect(canvas.getByText(publicWords.legal.template)).toBeVisible();
    const contents = canvas
      .getByRole('navigation', { name: publicWords.legal.contents })
      .querySelectorAll('a');
    await expect(contents).toHaveLength(canvas.getAllByRole('heading', { level: 2 }).length);
    for (const link of contents) {
      const target = document.getElementById(link.hash.slice(1));
      await expect(target).toHaveTextContent(link.textContent ?? '');
    }
  },
});

/** SCR-10: one press prints it. */
export const Print = meta.story({
  tags: ['!w390', '!w320'],
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: publicWords.legal.print }));
    await expect(print).toHaveBeenCalledOnce();
  },
});

/** SCR-10: the rights of residents of California, and how to ask for them. */
export const CaliforniaPrivacy = meta.story({
  render: (args) => <CaliforniaPrivacyScreen {...args} />,
  play: async ({ canvas }) => {
    const request = californiaPrivacyPage.sections.find(({ id }) => id === 'request');
    await expect(canvas.getByRole('region', { name: containing(request?.title ?? '') })).toHaveTextContent(
      request?.paragraphs[0] ?? '',
    );
  },
});

/** SCR-10: between operator and clinic. */
export const Terms = meta.story({
  render: (args) => <TermsScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: termsPage.title })).toBeVisible();
  },
});

/** SCR-10: for everybody who uses it. */
export const TermsOfUse = meta.story({
  render: (args) => <TermsOfUseScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: termsOfUsePage.title })).toBeVisible();
  },
});

/** SCR-10: for patients, with the emergency first. */
export const TermsOfPatient = meta.story({
  render: (args) => <TermsOfPatientScreen {...args} />,
  play: async ({ canvas }) => {
    const [, emergency] = termsOfPatientPage.sections;
    await expect(canvas.getByRole('region', { name: containing(emergency.title) })).toHaveTextContent(
      emergency.paragraphs[0],
    );
  },
});
