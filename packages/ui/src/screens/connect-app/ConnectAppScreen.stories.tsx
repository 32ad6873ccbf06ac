import { endpoints } from '@rpm/api-client';
import { appKindNames, guardedRoutes } from '@rpm/domain';
import { connectedAppWords } from '@rpm/domain/words/connectedApp';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { anApp, anAppGrant, clinicWith, type World } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { LeaveFor } from '../../parts/leaving/leaveFor.ts';
import { ConnectAppScreen } from './ConnectAppScreen.tsx';

const { asking: texts, kinds } = connectedAppWords;
const { answerApp, getAskingApp } = endpoints;
const slow = { timeout: 10_000 };
const leaveFor = fn<(address: string) => void>();
const back = 'https://heart-diary.example/back';

/** The address to which an app sends the browser. */
const asks = (special: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: 'heart-diary', redirect_uri: back, state: 'a-state' },
    ...{ scope: 'launch/patient patient/*.rs offline_access', aud: `${location.origin}/fhir` },
    ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256', ...special },
  });
  return { page: { path: `${guardedRoutes.connectApp.paths[0]}?${query}`, isSignedIn: true } };
};
const withApps = (more: Partial<World> = {}) =>
  backend({ world: { ...clinicWith([]), apps: [anApp()], ...more } });

const meta = preview.meta({
  title: 'Screens/Patient/Connected apps/Asking',
  component: ConnectAppScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', ...asks() },
  beforeEach: ({ msw }) => {
    leaveFor.mockClear();
    msw.use(withApps());
  },
  render: () => (
    <LeaveFor value={leaveFor}>
      <ConnectAppScreen />
    </LeaveFor>
  ),
});

/** 15.4, SCR-09: who asks, for what, for how long; what is taken off is not allowed, and the way leads back to the app. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.lead({ name: 'Heart Diary' }), {}, slow)).toBeVisible();
    await expect(canvas.getByText('heart-diary.example')).toBeVisible();
    await expect(canvas.queryByText(texts.toldWho)).toBeNull();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(appKindNames.length);
    await userEvent.click(canvas.getByRole('checkbox', { name: kinds.messages }));
    await userEvent.click(canvas.getByRole('radio', { name: texts.dayChoices.month }));
    await userEvent.click(canvas.getByRole('button', { name: texts.allow }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`${back}?code=story-code&state=a-state`), slow);
    await expect(bodiesTo(answerApp)).toMatchObject([
      { allows: { days: 30, kinds: appKindNames.filter((each) => each !== 'messages') } },
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** 15.4: no is no, and the app is told. */
export const Denies = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.deny }, slow));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce(), slow);
    await expect(leaveFor.mock.calls[0]?.[0]).toContain('error=access_denied');
    await expect(bodiesTo(answerApp)).toEqual([expect.not.objectContaining({ allows: expect.anything() })]);
  },
});

/** 15.4: one that will be told who it is says so, and brings back what the app has to know its answer by. */
export const ToldWho = meta.story({
  tags: ['w390'],
  parameters: asks({ scope: 'launch/patient openid fhirUser patient/*.rs', nonce: 'a-nonce' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.toldWho, {}, slow)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.allow }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce(), slow);
    await expect(bodiesTo(answerApp)).toMatchObject([{ request: { nonce: 'a-nonce' } }]);
  },
});

/** 15.4: one kind, once: no question for how long. With nothing left on, nothing is allowed. */
export const Once = meta.story({
  parameters: asks({ scope: 'patient/Observation.rs' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.once({ minutes: 15 }), {}, slow)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: kinds.readings }));
    await userEvent.click(canvas.getByRole('button', { name: texts.allow }));
    await expect(await canvas.findByText(texts.kindsRequired)).toBeVisible();
    const first = canvas.getByRole('checkbox', { name: kinds.readings });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(texts.kindsRequired);
    await expect(bodiesTo(answerApp)).toEqual([]);
  },
});

/** 15.4: one that was let in before says so; long names wrap. */
export const Again = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) =>
    msw.use(
      withApps({
        apps: [anApp({ name: 'HeartDiary'.repeat(8), publisher: 'Sample'.repeat(13) })],
        appGrants: [anAppGrant()],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(sentence(connectedAppWords.asking.already({ date: anything })), {}, slow),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** 15.4: an app that nobody registered sends nobody anywhere. */
export const UnknownApp = meta.story({
  tags: ['network-fault'],
  parameters: asks({ client_id: 'nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unknown, {}, slow)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.allow })).toBeNull();
  },
});

/** 15.4: nor does an address that is not the app's own. */
export const WrongAddress = meta.story({
  tags: ['network-fault'],
  parameters: asks({ redirect_uri: 'https://evil.example/back' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unknown, {}, slow)).toBeVisible();
    await expect(leaveFor).not.toHaveBeenCalled();
  },
});

/** 15.4: what asks for nothing that it may have can only go back. */
export const WrongScope = meta.story({
  parameters: asks({ scope: 'system/*.rs' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.back }, slow));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce(), slow);
    await expect(canvas.queryByRole('button', { name: texts.allow })).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(hangs(getAskingApp)) });

/** 15.4: what cannot be read is told. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAskingApp, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});

/** 15.4: an answer that does not arrive keeps what was chosen; an address that is not safe is not gone to. */
export const AnswerFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: kinds.files }, slow));
    msw.use(offline(answerApp));
    await userEvent.click(canvas.getByRole('button', { name: texts.allow }));
    await expect(await canvas.findByRole('alert', {}, slow)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: kinds.files })).not.toBeChecked();
    msw.use(answers(answerApp, JSON.stringify({ message: 'x', address: 'javascript:alert(1)' })));
    await userEvent.click(canvas.getByRole('button', { name: texts.allow }));
    await expect(await canvas.findByText(texts.strange, {}, slow)).toBeVisible();
    await expect(leaveFor).not.toHaveBeenCalled();
  },
});
