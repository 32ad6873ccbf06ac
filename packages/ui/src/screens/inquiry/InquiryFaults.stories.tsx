import { endpoints } from '@rpm/api-client';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { type Canvas, details, fillIn, send, submit, typeSelect } from '@rpm/storybook/inquiryStory.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { SessionProvider, useSession } from '../../providers/session/SessionProvider.tsx';
import { InquiryScreen } from './InquiryScreen.tsx';

const { addInquiry } = endpoints;
const text = 'The cuff has shown no reading since Tuesday.';
const { failed } = inquiryWords;

const meta = preview.meta({
  title: 'Screens/Account/Inquiry/Faults',
  component: InquiryScreen,
  tags: ['network-fault'],
  parameters: { layout: 'fullscreen', page: { path: '/inquiry', isSignedIn: true } },
});

/** Toast and the same text by Submit; what was typed is there, and the form has not been left. */
async function showsFailure(canvas: Canvas) {
  await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
  await expect(details(canvas)).toHaveValue(text);
  await expect(typeSelect(canvas)).toHaveTextContent(inquiryWords.types.missing_data);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(inquiryWords.title);
}

/** INQ-13, behaviour 1b, 500: toast and text, the input is kept, and the next try sends it. */
export const Fails = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(fails(addInquiry, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await send(canvas, userEvent, text);
    await showsFailure(canvas);
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    msw.use(backend());
    await submit(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: inquiryWords.sentTitle })).toBeVisible();
  },
});

/** Behaviour 1b, 403: as 500. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(addInquiry, 403)),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await showsFailure(canvas);
  },
});

/** Behaviour 1b, 404: as 500. */
export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(addInquiry, 404)),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await showsFailure(canvas);
  },
});

/** Behaviour 1a, 401: the session ends, which has its own notice; no text of the form besides. */
export const SessionOver = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(addInquiry, 401)),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
    await expect(screen.queryByText(failed)).toBeNull();
  },
});

/** Behaviour 1b, timeout: as 500; the retry has the same key, so that the inquiry is there once. */
export const TimesOut = meta.story({
  parameters: { page: { path: '/inquiry', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(addInquiry)),
  play: async ({ canvas, userEvent, msw }) => {
    const keys: unknown[] = [];
    const hear = ({ request }: { request: Request }) => {
      if (request.url.endsWith(addInquiry.path)) keys.push(request.headers.get('idempotency-key'));
    };
    msw.events.on('request:start', hear);
    await send(canvas, userEvent, text);
    await showsFailure(canvas);
    msw.use(backend());
    await submit(canvas, userEvent);
    await canvas.findByRole('heading', { name: inquiryWords.sentTitle });
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** Behaviour 1b, slow; 1c, duplicate: Submit is busy and sends once; Cancel works and clears. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(addInquiry)),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, text);
    await userEvent.dblClick(canvas.getByRole('button', { name: inquiryWords.submit }));
    await expect(canvas.getByRole('button', { name: inquiryWords.busy })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(bodiesTo(addInquiry)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: inquiryWords.cancel }));
    await expect(details(canvas)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: inquiryWords.submit })).toBeVisible();
  },
});

/** Behaviour 1b, offline: told at once, nothing is sent. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, text);
    const back = setOnline(false);
    await submit(canvas, userEvent);
    await showsFailure(canvas);
    await expect(bodiesTo(addInquiry)).toEqual([]);
    back();
  },
});

/** Behaviour 1a: the connection is cut on the way. */
export const ConnectionCut = meta.story({
  beforeEach: ({ msw }) => msw.use(offline(addInquiry)),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await showsFailure(canvas);
  },
});

/** Behaviour 1b, malformed: a cut answer is no success. */
export const AnswerIsCut = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(addInquiry, '{"mess')),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await showsFailure(canvas);
  },
});

/** INQ-12: the toast says what the server says. */
export const ServersWords = meta.story({
  tags: ['!network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(addInquiry, JSON.stringify({ message: 'Noted as <b>42</b>' }))),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await expect(await screen.findByText('Noted as <b>42</b>')).toBeVisible();
  },
});

/** INQ-12, behaviour 1b, bad schema: a message that is no text gives way to our own. */
export const MessageIsNoText = meta.story({
  tags: ['!network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(addInquiry, JSON.stringify({ message: { en: 'Noted' } }))),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await expect(await screen.findByText(inquiryWords.sent)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: inquiryWords.sentTitle })).toBeVisible();
  },
});

function Leaving() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(false)}>
        Leave the page
      </button>
      {isHere ? <InquiryScreen /> : <h1>Another page</h1>}
    </>
  );
}

/** Behaviour 1c, unmount: who has left while it was being sent is told how it went. */
export const LeftMeanwhile = meta.story({
  tags: ['!network-fault'],
  render: () => <Leaving />,
  beforeEach: ({ msw }) => msw.use(backend({ latencyMs: 300 })),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await expect(canvas.getByRole('heading', { name: 'Another page' })).toBeVisible();
    await expect(await screen.findByText(inquiryWords.sent)).toBeVisible();
  },
});

function Nobody() {
  const session = useSession();
  return (
    <SessionProvider session={{ ...session, user: { ...session.user, userId: ' ' } }}>
      <InquiryScreen />
    </SessionProvider>
  );
}

/** SES-06, behaviour 1c, no user record: it is logged, Submit explains, nothing is sent, and the text stays. */
export const NoUserRecord = meta.story({
  tags: ['!network-fault'],
  render: () => <Nobody />,
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, text);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(inquiryWords.noUser);
    await expect(seen.log.mock.calls).toEqual([['User details not found in local storage']]);
    await expect(details(canvas)).toHaveValue(text);
    await expect(bodiesTo(addInquiry)).toEqual([]);
  },
});
