import { guidePaths } from '@rpm/domain';
import { aboutPage } from '@rpm/domain/words/aboutPage';
import { appWords } from '@rpm/domain/words/app';
import { benefitsPage } from '@rpm/domain/words/benefitsPage';
import { contactWords } from '@rpm/domain/words/contact';
import { contactPage } from '@rpm/domain/words/contactPage';
import { devicesPage } from '@rpm/domain/words/devicesPage';
import { howItWorksPage } from '@rpm/domain/words/howItWorksPage';
import { offeringsPage } from '@rpm/domain/words/offeringsPage';
import { usagePage } from '@rpm/domain/words/usagePage';
import { vitalWords } from '@rpm/domain/words/vital';
import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { AboutScreen } from './AboutScreen.tsx';
import { BenefitsScreen } from './BenefitsScreen.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { DevicesScreen } from './DevicesScreen.tsx';
import { HowItWorksScreen } from './HowItWorksScreen.tsx';
import { OfferingsScreen } from './OfferingsScreen.tsx';
import { UsageScreen } from './UsageScreen.tsx';

/** The words of a sentence that are its link. */
const linked = (said: string) => /<\w+>(.*)<\/\w+>/.exec(said)?.[1] ?? said;

const meta = preview.meta({
  title: 'Screens/Public/Pages',
  component: HowItWorksScreen,
  parameters: { layout: 'fullscreen', page: { path: '/how-it-works' } },
  globals: { density: 'patient' },
  args: { dashboardPath: null },
  tags: ['no-call', 'w390', 'w320'],
});

/** SCR-10: five steps from enrollment to a reviewed reading; each section can be reached from the list above them. */
export const HowItWorks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: howItWorksPage.title })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    for (const link of canvas.getAllByRole('link', { name: /^\d\. / })) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      await expect(target).toHaveTextContent(link.textContent ?? '');
    }
    await waitFor(() => expect(document.title).toBe(`${howItWorksPage.title} · ${appWords.title}`));
  },
});

/** SCR-10: by reader, and what it cannot do. */
export const Benefits = meta.story({
  render: (args) => <BenefitsScreen {...args} />,
  play: async ({ canvas }) => {
    const [, , , limits] = benefitsPage.sections;
    await expect(canvas.getByRole('region', { name: limits.title })).toHaveTextContent(limits.points[0]);
  },
});

/** SCR-10: what a clinic and its patients can do with it. */
export const Offerings = meta.story({
  render: (args) => <OfferingsScreen {...args} />,
  play: async ({ canvas }) => {
    const [, orders] = offeringsPage.sections;
    await expect(canvas.getByRole('region', { name: orders.title })).toHaveTextContent(orders.cards[2].title);
  },
});

/** SCR-10, PDB-04: how to measure each of the six vitals, and the guide in large print. */
export const Usage = meta.story({
  render: (args) => <UsageScreen {...args} />,
  play: async ({ canvas }) => {
    for (const vital of Object.values(vitalWords.kinds)) {
      await expect(canvas.getByRole('region', { name: vital })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: linked(usagePage.guide) })).toHaveAttribute(
      'href',
      guidePaths[pageLanguage].patient,
    );
  },
});

/** SCR-10: the six kinds of devices. */
export const Devices = meta.story({
  render: (args) => <DevicesScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: devicesPage.title })).toBeVisible();
    await expect(canvas.getByRole('main').querySelectorAll('li')).toHaveLength(6);
  },
});

/** SCR-10: a guest writes by a form that comes after the page; what the operator has not filled in is said to be a template. */
export const Contact = meta.story({
  render: (args) => <ContactScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(contactPage.isTemplate)).toBeVisible();
    await expect(await canvas.findByRole('form', { name: contactWords.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: linked(contactPage.writeLead) })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.getByText('0 / 500')).toBeVisible();
  },
});

/** INQ-01: who is logged in goes straight to the form. */
export const ContactLoggedIn = meta.story({
  args: { dashboardPath: '/patient-dashboard' },
  render: (args) => <ContactScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contactPage.submitInquiry })).toHaveAttribute(
      'href',
      '/inquiry',
    );
    await expect(canvas.getByText(contactWords.inside)).toBeVisible();
  },
});

/** SCR-10: why, by which principles, and under which license. */
export const About = meta.story({
  render: (args) => <AboutScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: aboutPage.sections[2].title })).toHaveTextContent(
      'Apache License 2.0',
    );
  },
});
