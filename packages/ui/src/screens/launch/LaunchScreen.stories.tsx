import { endpoints } from '@rpm/api-client';
import { loginWords } from '@rpm/domain/words/login';
import { refusalWords } from '@rpm/domain/words/refusal';
import { signOnWords } from '@rpm/domain/words/signOn';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, hangs } from '@rpm/mock-server/msw';
import { anEhr, demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { LeaveFor } from '../../parts/leaving/leaveFor.ts';
import { keepProof } from '../../parts/signOn/browserProof.ts';
import { LaunchScreen } from './LaunchScreen.tsx';

const { beginLaunch, finishSignOn } = endpoints;
const { launch: texts } = signOnWords;
const left = fn();
const done = fn();
const ehr = anEhr();
const opened = `/launch?iss=${encodeURIComponent(ehr.address)}&launch=l-1`;

const meta = preview.meta({
  title: 'Screens/Account/Launch',
  component: LaunchScreen,
  tags: ['no-read'],
  args: { onDone: done },
  parameters: { layout: 'fullscreen', page: { path: opened } },
  globals: { density: 'patient' },
  render: (args) => (
    <LeaveFor value={left}>
      <LaunchScreen {...args} />
    </LeaveFor>
  ),
  beforeEach: ({ msw }) => {
    left.mockClear();
    done.mockClear();
    msw.use(backend({ world: { ...smallClinic(), loginProviders: [ehr] } }));
  },
});

/** Issue 15.4: opened by the EHR, it asks it who opened it, by itself. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(left.mock.calls[0]?.[0]).toContain(`${ehr.address}/authorize`);
    await expect(bodiesTo(beginLaunch)).toMatchObject([{ iss: ehr.address, launch: 'l-1' }]);
    await expect(canvas.getByText(texts.opening)).toBeVisible();
  },
});

/** Behaviour 1b, slow. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(beginLaunch)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.opening)).toBeVisible();
  },
});

/** Issue 15.4: an EHR that no clinic has connected. */
export const UnknownEhr = meta.story({
  tags: ['w390', 'network-fault'],
  parameters: { page: { path: '/launch?iss=https%3A%2F%2Felsewhere.example&launch=l-1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalWords.ehrUnknown);
    await expect(canvas.getByRole('heading', { name: texts.failed, level: 1 })).toBeVisible();
    await expect(left).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, 500. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(...failures(beginLaunch).slice(0, 1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
  },
});

/** Issue 15.4: back from the EHR, what came along is shown, with whom it had open. */
export const Returns = meta.story({
  parameters: { page: { path: '/launch?state=a-state&code=a-code' } },
  beforeEach: ({ msw }) => {
    keepProof();
    const session = {
      token: 't'.repeat(43),
      user: { ...demoAccounts.staff, userId: 'u', clinicName: 'N' },
      launched: { outcome: 'found', userId: demoAccounts.patient.accountId },
    };
    msw.use(answers(finishSignOn, JSON.stringify(session)));
  },
  play: async () => {
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(done.mock.calls[0]?.[0]).toMatchObject({ launched: { outcome: 'found' } });
    await expect(seen.call).toHaveBeenCalledOnce();
  },
});

/** Issue 15.4: the patient of the EHR is nobody here. */
export const NoPatient = meta.story({
  tags: ['w390', 'w320', 'dark'],
  parameters: { page: { path: '/launch?found=none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.list })).toHaveAttribute('href', '/patient-list');
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Issue 15.4: several could be meant, and none is chosen. */
export const SeveralPatients = meta.story({
  parameters: { page: { path: '/launch?found=several' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.several)).toBeVisible();
  },
});

/** Opened by hand. */
export const OpenedByHand = meta.story({
  parameters: { page: { path: '/launch' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.nothing)).toBeVisible();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, with the way to the own log in. */
export const Offline = meta.story({
  beforeEach: () => {
    setOnline(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(seen.call).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: signOnWords.password })).toHaveAttribute('href', '/login');
  },
});
