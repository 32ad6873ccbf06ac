import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { fieldWords } from '@rpm/domain/words/field';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { backend } from '@rpm/mock-server/msw';
import { emptyClinic, smallClinic } from '@rpm/mock-server/seed';
import {
  details,
  fillIn,
  isSent,
  leadsBackTo,
  readByNobody,
  sample,
  send,
  sendsAs,
  submit,
  typeSelect,
} from '@rpm/storybook/inquiryStory.ts';
import { LeftAndOpened, leaveAndOpen } from '@rpm/storybook/LeftAndOpened.tsx';
import { isAskedBeforeLeaving } from '@rpm/storybook/leavingStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { ending, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { InquiryScreen } from './InquiryScreen.tsx';

const { addInquiry } = endpoints;
const closed = () => backend({ clock: () => new Date('2026-11-21T03:00:00Z') });

const meta = preview.meta({
  title: 'Screens/Account/Inquiry',
  component: InquiryScreen,
  parameters: { layout: 'fullscreen', page: { path: '/inquiry', isSignedIn: true } },
});

/** INQ-01, INQ-02, INQ-03, INQ-07: the mock-up of a clinic. The title, the six types, the counter and the way back. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: inquiryWords.title, level: 1 })).toBeVisible();
    await leadsBackTo(canvas, '/doctor-dashboard');
    await waitFor(() => expect(document.title).toBe(`${inquiryWords.title} · ${appWords.title}`));
    await userEvent.click(typeSelect(canvas));
    // A correction has a way of its own.
    const { record_correction: _, ...types } = inquiryWords.types;
    const offered = Object.values(types);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(offered),
    );
    await userEvent.click(screen.getByRole('option', { name: inquiryWords.types.missing_data }));
    await expect(canvas.getByText('0 / 500')).toBeVisible();
    await userEvent.type(details(canvas), 'The cuff');
    await expect(canvas.getByText('8 / 500')).toBeVisible();
  },
});

/** INQ-07: the form of a patient, whose way back is the patient's dashboard. */
export const OfPatient = meta.story({
  globals: { role: 'patient' },
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, sample);
    await expect(canvas.getByText('109 / 500')).toBeVisible();
    await leadsBackTo(canvas, '/patient-dashboard');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** INQ-05, INQ-06, INQ-12, INQ-14: a provider's inquiry is sent with who and what, and the page says so. */
export const SentByProvider = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sendsAs(canvas, userEvent, 'user-doctor-northside', 'doctor@northside.example');
    await expect(await screen.findByText(inquiryWords.sent)).toBeVisible();
    await leadsBackTo(canvas, '/doctor-dashboard');
  },
});

/** INQ-05, INQ-14, F7: by clinic staff. It goes to who runs the installation, and the answer comes by mail. */
export const SentByStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(inquiryWords.lead.clinic)).toBeVisible();
    await sendsAs(canvas, userEvent, 'user-staff-northside', 'staff@northside.example');
    await expect(canvas.getByText(inquiryWords.sentLead.operator)).toBeVisible();
    await expect(canvas.queryByText(inquiryWords.looks.open)).toBeNull();
  },
});

/**
 * INQ-06, INQ-07, INQ-14, F7: by a patient, the mock-up of the success. The heading has the focus. It says where the answer
 * will be, whether the clinic is open, and for help it names the clinic and 911.
 */
export const SentByPatient = meta.story({
  globals: { role: 'patient' },
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(inquiryWords.lead.patient)).toBeVisible();
    await sendsAs(canvas, userEvent, 'user-patient-northside', 'patient@northside.example');
    await expect(canvas.getByText(inquiryWords.sentLead.clinic)).toBeVisible();
    await expect(canvas.getByText(inquiryWords.looks.open)).toBeVisible();
    await expect(canvas.getByText(inquiryWords.looks.help)).toBeVisible();
    await expect(canvas.queryByText(inquiryWords.raised.patient)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(document.title).toBe(`${inquiryWords.sentTitle} · ${appWords.title}`));
    await leadsBackTo(canvas, '/patient-dashboard');
  },
});

/** F7: while the clinic is closed, it says when it opens, by the clinic's clock with its zone, and nobody is told to call it until then. */
export const SentWhileClosed = meta.story({
  globals: { role: 'patient', zone: 'America/Los_Angeles' },
  beforeEach: ({ msw }) => msw.use(closed()),
  play: async ({ canvas, userEvent }) => {
    await sendsAs(canvas, userEvent, 'user-patient-northside', 'patient@northside.example');
    const said = (style: 'longDate' | 'time') => timeInWords('2026-11-23T09:00:00Z', style, 'UTC');
    const opens = inquiryWords.looks.opens({ day: said('longDate'), time: `${said('time')} EST` });
    await expect(canvas.getByText(opens)).toBeVisible();
    await expect(canvas.getByText(inquiryWords.looks.helpClosed)).toBeVisible();
    await expect(canvas.queryByText(inquiryWords.looks.help)).toBeNull();
  },
});

/** F7: what names a symptom is told to call, and by no color alone. Nothing is said of what it could be. */
export const NamesASymptom = meta.story({
  globals: { role: 'patient' },
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'I was dizzy when I took my reading.');
    await expect(await canvas.findByText(inquiryWords.raised.patient)).toBeVisible();
  },
});

/** F7: while the clinic is closed, what names a symptom is told to call 911 if it cannot wait, and not the clinic. */
export const NamesASymptomWhileClosed = meta.story({
  globals: { role: 'patient' },
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(closed()),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'I was dizzy when I took my reading.');
    await expect(await canvas.findByText(inquiryWords.raisedClosed)).toBeVisible();
    await expect(canvas.queryByText(inquiryWords.raised.patient)).toBeNull();
  },
});

/** F7: an installation that nobody runs says that nobody reads it. */
export const ReadByNobody = meta.story({
  beforeEach: ({ msw }) => msw.use(readByNobody),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, sample);
    await expect(await canvas.findByText(inquiryWords.sentLead.nobody)).toBeVisible();
  },
});

/** INQ-06: inquiryWords.another brings the empty form back, and a second inquiry is another one. */
export const AnotherOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, sample);
    await userEvent.click(await canvas.findByRole('button', { name: inquiryWords.another }));
    // The button that led back here is gone: the focus is at the title, which wears no ring.
    const title = await canvas.findByRole('heading', { name: inquiryWords.title, level: 1 });
    await expect(title).toHaveFocus();
    await expect(title).toHaveStyle({ outlineStyle: 'none', boxShadow: 'none' });
    await expect(details(canvas)).toHaveValue('');
    await expect(typeSelect(canvas)).toHaveTextContent(inquiryWords.typePlaceholder);
    await send(canvas, userEvent, sample);
    await canvas.findByRole('heading', { name: inquiryWords.sentTitle });
    await expect(bodiesTo(addInquiry)).toHaveLength(2);
  },
});

/** INQ-08, INQ-09, INQ-10: the mock-up of the errors. Nothing is sent; the first wrong field has the focus. */
export const Errors = meta.story({
  globals: { role: 'patient' },
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(typeSelect(canvas)).toHaveAccessibleDescription(inquiryWords.errors.typeRequired);
    await expect(details(canvas)).toHaveAccessibleDescription(ending(inquiryWords.errors.detailsRequired));
    await expect(typeSelect(canvas)).toHaveFocus();
    await userEvent.type(details(canvas), '   ');
    await expect(details(canvas)).toHaveAccessibleDescription(ending(inquiryWords.errors.detailsRequired));
    await userEvent.clear(details(canvas));
    await userEvent.type(details(canvas), 'No data');
    await expect(details(canvas)).toHaveAccessibleDescription(ending(inquiryWords.errors.detailsTooShort));
    await submit(canvas, userEvent);
    await expect(typeSelect(canvas)).toHaveFocus();
    await expect(bodiesTo(addInquiry)).toEqual([]);
  },
});

/** INQ-10: spaces around the text do not make it long enough, and they are not sent. */
export const TrimmedText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, '   123456789   ');
    await expect(details(canvas)).toHaveFocus();
    await expect(details(canvas)).toHaveAccessibleDescription(ending(inquiryWords.errors.detailsTooShort));
    await userEvent.clear(details(canvas));
    await userEvent.type(details(canvas), '  1234567890  ');
    await submit(canvas, userEvent);
    await isSent(canvas, '1234567890');
  },
});

/** INQ-11, behaviour 1c, huge: 500 characters are taken, one more is not; 1 MB pasted is refused and said so. */
export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(details(canvas));
    await userEvent.paste('x'.repeat(1024 * 1024));
    await expect(details(canvas)).toHaveValue('');
    await expect(canvas.getByText(fieldWords.doesNotFit({ max: 500 }))).toBeVisible();
    await userEvent.paste('x'.repeat(500));
    await userEvent.type(details(canvas), 'y');
    await expect(details(canvas)).toHaveValue('x'.repeat(500));
    await expect(canvas.getByText('500 / 500')).toBeVisible();
  },
});

/** INQ-03, INQ-10: five emoji are five characters, for the counter as for the rule; ten are enough, and are sent. */
export const Emoji = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, '😀😀😀😀😀');
    await expect(canvas.getByText('5 / 500')).toBeVisible();
    await submit(canvas, userEvent);
    await expect(details(canvas)).toHaveAccessibleDescription(ending(inquiryWords.errors.detailsTooShort));
    await userEvent.click(details(canvas));
    await userEvent.paste('😀😀😀😀😀');
    await expect(canvas.getByText('10 / 500')).toBeVisible();
    await submit(canvas, userEvent);
    await isSent(canvas, '😀'.repeat(10));
  },
});

/** INQ-04: Cancel clears type, details, errors and what failed. */
export const Cancels = meta.story({
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'No data');
    await expect(details(canvas)).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: inquiryWords.cancel }));
    await expect(details(canvas)).toHaveValue('');
    await expect(details(canvas)).not.toBeInvalid();
    await expect(typeSelect(canvas)).toHaveTextContent(inquiryWords.typePlaceholder);
    await expect(canvas.getByText('0 / 500')).toBeVisible();
  },
});

/** Behaviour 1c: markup is text, and foreign writing runs its own way with the counter right. */
export const OddText = meta.story({
  tags: ['w320'],
  play: async ({ canvas, userEvent }) => {
    const odd = 'מרים בדיקה <img src=x onerror=alert(1)>';
    await fillIn(canvas, userEvent, odd);
    await expect(details(canvas)).toHaveAttribute('dir', 'auto');
    await expect(canvas.getByText(`${odd.length} / 500`)).toBeVisible();
    await submit(canvas, userEvent);
    await isSent(canvas, odd);
  },
});

/** Behaviour R34, 1c: a draft is stored nowhere, so each tab has its own; the browser asks before it is lost. */
export const DraftIsNotStored = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...emptyClinic(), patients: smallClinic().patients } })),
  play: async ({ canvas, userEvent }) => {
    await expect(isAskedBeforeLeaving()).toBe(false);
    await fillIn(canvas, userEvent, 'Marigold has no readings');
    await expect(isAskedBeforeLeaving()).toBe(true);
    const stored = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
    await expect(stored).not.toContain('Marigold');
    await userEvent.click(canvas.getByRole('button', { name: inquiryWords.cancel }));
    await expect(isAskedBeforeLeaving()).toBe(false);
  },
});

/** Behaviour R34, session: what is typed is there again when one has looked at another page; sent, it is not. */
export const DraftOutlivesThePage = meta.story({
  render: () => (
    <LeftAndOpened>
      <InquiryScreen />
    </LeftAndOpened>
  ),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'The cuff shows an error when I start it');
    await leaveAndOpen(userEvent);
    await expect(details(canvas)).toHaveValue('The cuff shows an error when I start it');
    await expect(typeSelect(canvas)).toHaveTextContent(inquiryWords.types.missing_data);
    await userEvent.click(canvas.getByRole('button', { name: inquiryWords.submit }));
    await canvas.findByRole('heading', { name: inquiryWords.sentTitle });
    await leaveAndOpen(userEvent);
    await expect(details(canvas)).toHaveValue('');
  },
});
