import { endpoints } from '@rpm/api-client';
import { navWords } from '@rpm/domain/words/frame';
import { navMarkWords } from '@rpm/domain/words/navMark';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { demoAccounts, makeInquiries, smallClinic, storyNow } from '@rpm/mock-server/seed';
import { aNote } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { Page } from '../../layout/Page/Page.tsx';

const { getUnread, getInboxCount } = endpoints;
const { messages, inquiries } = navMarkWords;
const message = (noteId: string, authorId: string) =>
  aNote({ noteId, kind: 'conversation', text: 'Hello there.', toPatient: true, authorId });
const saidBy = (...authors: string[]) =>
  backend({
    world: {
      ...smallClinic(),
      ...makeInquiries(storyNow),
      notes: authors.map((authorId, at) => message(`m-${at}`, authorId)),
    },
  });

const meta = preview.meta({
  title: 'Screens/Account/Waiting Marks',
  component: Page,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen' as const, page: { path: '/profile', isSignedIn: true } },
  args: { title: navWords.profile, children: null },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(saidBy(demoAccounts.patient.accountId)),
});

const entry = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('navigation', { name: navWords.label })).getByRole('link', { name });

/** F7, API-25: the navigation says how many inquiries wait and who has written, beside the names and never in them. */
export const Clinic = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(entry(canvas, navWords.items.submitInquiry)).toHaveAccessibleDescription(
        inquiries({ count: 2 }),
      ),
    );
    await waitFor(() =>
      expect(entry(canvas, navWords.items.patientDetails)).toHaveAccessibleDescription(
        messages.clinic({ count: 1 }),
      ),
    );
  },
});

/** API-25: a patient sees that the clinic has written. */
export const Patient = meta.story({
  globals: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(saidBy(demoAccounts.staff.accountId)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(entry(canvas, navWords.items.myDetails)).toHaveAccessibleDescription(
        messages.patient({ count: 1 }),
      ),
    );
    await expect(entry(canvas, navWords.items.submitEnquiry)).not.toHaveAccessibleDescription();
  },
});

/** On a phone the mark stands at the foot. */
export const PatientPhone = meta.story({
  tags: ['w390'],
  globals: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(answers(getUnread, JSON.stringify({ count: 140 }))),
});

/** Nothing is unread: no mark; and a count that fails is none. */
export const Nothing = meta.story({
  tags: ['network-fault', 'failed'],
  beforeEach: ({ msw }) =>
    msw.use(fails(getInboxCount, 503), backend({ world: { ...smallClinic(), notes: [] } })),
  play: async ({ canvas }) => {
    await expect(entry(canvas, navWords.items.submitInquiry)).not.toHaveAccessibleDescription();
    await expect(entry(canvas, navWords.items.patientDetails)).not.toHaveAccessibleDescription();
  },
});

/** While they are on their way there is no mark. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getUnread), hangs(getInboxCount)),
  play: async ({ canvas }) => {
    await expect(entry(canvas, navWords.items.submitInquiry)).not.toHaveAccessibleDescription();
    await expect(entry(canvas, navWords.items.patientDetails)).not.toHaveAccessibleDescription();
  },
});

/** Behaviour 1a, no line: what is not known is no mark, and the page stands. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(getUnread), offline(getInboxCount)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 0'));
    await expect(entry(canvas, navWords.items.submitInquiry)).not.toHaveAccessibleDescription();
    await expect(entry(canvas, navWords.items.patientDetails)).not.toHaveAccessibleDescription();
  },
});
