import { endpoints } from '@rpm/api-client';
import { hubWords as texts } from '@rpm/domain/words/hub';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts } from '@rpm/mock-server/seed';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import { noted, said } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { fitsTheWindow, largestText } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientProfileScreen } from './PatientProfileScreen.tsx';

const { getFiles, getMyFriends, getUnread, markConversationSeen } = endpoints;
const { patient, staff } = demoAccounts;

const aFile = (txnName: string) => ({
  ...{
    patientId: patient.accountId,
    txnName,
    fileName: `${txnName}.txt`,
    contentType: 'text/plain' as const,
  },
  ...{ bytes: 2, content: btoa('Hi'), reportType: 'Other' as const, reportSubType: '-' },
  ...{ uploadedBy: 'Quince Deskworth', at: new Date('2026-11-19T15:00:00Z') },
});

/** The clinic has answered twice, and nobody has read it: the page itself shows it, further below. Two files are there. */
const unread = () => ({
  ...noted(
    said('m-1', 'My head aches since lunch.', patient.accountId, '19T19:12'),
    said('m-2', 'Please measure again in the morning.', staff.accountId, '19T19:31'),
    said('m-3', 'We call you today.', staff.accountId, '20T13:09'),
  ),
  files: [aFile('one'), aFile('two')],
});

const meta = preview.meta({
  title: 'Screens/Patient/Patient details/My pages',
  component: PatientProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(hangs(markConversationSeen), backend({ world: unread() })),
});

/** Design w0: each page is one link; its line, which describes it, says how it stands there: what is new, and from whom. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: texts.title }));
    const name = 'Quince Deskworth';
    await waitFor(() =>
      expect(pages.getByRole('link', { name: texts.messages.name })).toHaveAccessibleDescription(
        texts.messages.unreadFrom({ count: 2, name }),
      ),
    );
    await waitFor(() =>
      expect(pages.getByRole('link', { name: texts.files.name })).toHaveAccessibleDescription(
        texts.files.count({ count: 2 }),
      ),
    );
    await expect(pages.getByRole('link', { name: texts.timeline.name })).toHaveAttribute(
      'href',
      '/my-timeline',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A count that fails is left out; the link stands. */
export const CountsFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getUnread, 503), fails(getMyFriends, 503), fails(getFiles, 503)),
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: texts.title }));
    const described = (name: string) => expect(pages.getByRole('link', { name }));
    await described(texts.messages.name).toHaveAccessibleDescription(texts.messages.line);
    await described(texts.sharing.name).toHaveAccessibleDescription(texts.sharing.line);
    await described(texts.files.name).toHaveAccessibleDescription(texts.files.line);
  },
});

/** Nothing is new: what the page is for stands there. */
export const NothingNew = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(getUnread, JSON.stringify({ count: 0 }))),
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: texts.title }));
    await expect(pages.getByRole('link', { name: texts.messages.name })).toHaveAccessibleDescription(
      texts.messages.line,
    );
  },
});

/** The largest text on the smallest phone: no word is broken. */
export const LargestText = meta.story({
  tags: ['w320'],
  beforeEach: largestText,
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: texts.title });
    await waitFor(() => expect(pages).toHaveTextContent('Quince Deskworth'));
    await expect(brokenWords(pages)).toEqual([]);
    await expect(fitsTheWindow()).toBe(true);
  },
});
