import { endpoints } from '@rpm/api-client';
import { guardedRoutes } from '@rpm/domain';
import { othersPageWords } from '@rpm/domain/words/frame';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { fails, hangs, offline } from '@rpm/mock-server/msw';
import { aConnection, aRun } from '@rpm/mock-server/seed';
import { hospitalConnections, withHospitals } from '@rpm/storybook/hospitalStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LeaveFor } from '../../parts/leaving/leaveFor.ts';
import { HospitalStatusScreen } from './HospitalStatusScreen.tsx';

const { status: texts, states, going, faults, kinds, ending, forgetting } = hospitalWords;
const { getHospitalConnections, finishHospital, syncHospital, endHospital, connectHospital } = endpoints;
const [path] = guardedRoutes.hospitals.paths;
const slow = { timeout: 10_000 };
const leaveFor = fn<(address: string) => void>();

const Where = () => <output data-testid="where">{useLocation().search}</output>;

const meta = preview.meta({
  title: 'Screens/Patient/Hospitals/Connections',
  component: HospitalStatusScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen',
    page: { path, isSignedIn: true },
  },
  beforeEach: ({ msw }) => {
    leaveFor.mockClear();
    msw.use(withHospitals({ hospitalConnections }));
  },
  render: () => (
    <LeaveFor value={leaveFor}>
      <HospitalStatusScreen />
      <div className="sr-only">
        <Where />
      </div>
    </LeaveFor>
  ),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const card = async ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  within(await canvas.findByRole('article', { name }, slow));

/** SCR-09: each connection with its state, the last good sync, the last runs and what is going on; what needs the patient first. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async (context) => {
    const { canvas } = context;
    const list = within(await canvas.findByRole('list', { name: texts.list }, slow));
    await expect(
      list.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent),
    ).toEqual([
      ...['Mock County Hospital', 'Mockville University Hospital', 'Sample Valley Medical Center'],
      ...['Northside General Hospital', 'Fixture Regional Lab'],
    ]);
    const failing = await card(context, 'Mock County Hospital');
    await expect(failing.getByText(states.Failed)).toBeVisible();
    await expect(
      failing.getByRole('img', { name: texts.runs({ count: 14, complete: 11, part: 0, failed: 3 }) }),
    ).toBeVisible();
    await expect(failing.getByText(new RegExp(faults.unreachable, 'i'))).toBeVisible();
    const expired = await card(context, 'Mockville University Hospital');
    await expect(expired.getByText(/\(401\)/)).toBeVisible();
    const part = await card(context, 'Fixture Regional Lab');
    await expect(part.getByText(going.kind({ kind: kinds.Immunization, fault: faults.slow }))).toBeVisible();
    await expect(
      (await card(context, 'Northside General Hospital')).getByText(going.new({ count: 18 })),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SCR-09: back from the hospital: what came with the address is sent once and taken out of it, and the records come. */
export const ComesBack = meta.story({
  tags: ['w390'],
  parameters: { page: { path: `${path}?code=a-code&state=a-state`, isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      withHospitals({
        hospitalConnections: [
          aConnection({
            askedAt: aRun(0).at,
            asked: {
              // The hash of 'a-state'.
              stateHash: 'ee6b55edece1404d6c0a85fb50058e905066b4017659fea55f48485e0ad8cd65',
              verifier: 'a-verifier',
            },
          }),
        ],
      }),
    ),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(texts.connected, {}, slow)).toBeVisible();
    await expect(canvas.getByTestId('where')).toHaveTextContent('');
    await expect(bodiesTo(finishHospital)).toHaveLength(1);
    const connected = await card(context, 'Sample Valley Medical Center');
    await expect(await connected.findByText(states.Connected, {}, slow)).toBeVisible();
    await expect(await connected.findByText(going.new({ count: 3 }), {}, slow)).toBeVisible();
    // What is ended at once is not called connected any more.
    await context.userEvent.click(connected.getByRole('button', { name: new RegExp(texts.end) }));
    const question = await within(context.canvasElement.ownerDocument.body).findByRole('alertdialog');
    await context.userEvent.click(within(question).getByRole('button', { name: ending.act }));
    await expect(await connected.findByText(states.Disconnected, {}, slow)).toBeVisible();
    await expect(canvas.queryByText(texts.connected)).toBeNull();
  },
});

/** SCR-09: who said no there, or took too long, is told what to do. */
export const ComesBackWithNothing = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: `${path}?error=access_denied&state=another`, isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refusalWords.hospitalAskAgain, {}, slow)).toBeVisible();
    await expect(bodiesTo(finishHospital)).toMatchObject([{ state: 'another', error: 'access_denied' }]);
    await expect(canvas.getByTestId('where')).toHaveTextContent('');
  },
});

/** SCR-09: a sync by hand, and how it went. */
export const Syncs = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const good = await card(context, 'Northside General Hospital');
    await userEvent.click(good.getByRole('button', { name: new RegExp(texts.sync) }));
    await expect(await good.findByText(going.new({ count: 3 }), {}, slow)).toBeVisible();
    await expect(bodiesTo(syncHospital)).toMatchObject([{ connectionId: 'c-good' }]);
    await expect(good.getByRole('link', { name: new RegExp(texts.see) })).toHaveAttribute(
      'href',
      guardedRoutes.patientSummary.paths[0],
    );
  },
});

/** SCR-09: one that the hospital lets in no more is connected again, with what it brought. */
export const ConnectsAgain = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const expired = await card(context, 'Mockville University Hospital');
    await userEvent.click(expired.getByRole('button', { name: new RegExp(texts.again) }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce(), slow);
    await expect(bodiesTo(connectHospital)).toMatchObject([
      {
        hospitalId: 'mockville-university-hospital',
        kinds: ['DiagnosticReport', 'Condition', 'AllergyIntolerance'],
      },
    ]);
  },
});

/** SCR-09: disconnecting asks and keeps what was read; it can be deleted then. */
export const Disconnects = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const name = 'Northside General Hospital';
    const dialogs = within(canvasElement.ownerDocument.body);
    let good = await card(context, name);
    await userEvent.click(good.getByRole('button', { name: new RegExp(texts.sync) }));
    await good.findByText(going.new({ count: 3 }), {}, slow);
    await userEvent.click(good.getByRole('button', { name: new RegExp(texts.end) }));
    await userEvent.click(
      within(await dialogs.findByRole('alertdialog')).getByRole('button', { name: ending.act }),
    );
    await expect(await canvas.findByText(states.Disconnected, {}, slow)).toBeVisible();
    good = await card(context, name);
    await expect(good.getByText(new RegExp(texts.records({ count: 3 })))).toBeVisible();
    await userEvent.click(await good.findByRole('button', { name: new RegExp(forgetting.open) }, slow));
    const question = within(await dialogs.findByRole('alertdialog', { name: forgetting.title({ name }) }));
    await userEvent.click(question.getByRole('button', { name: forgetting.act }));
    await waitFor(() => expect(canvas.queryByRole('article', { name })).toBeNull(), slow);
    await expect(bodiesTo(endHospital)).toMatchObject([
      { connectionId: 'c-good', forget: false },
      { connectionId: 'c-good', forget: true },
    ]);
  },
});

/** What fails is said where it was tried, and nothing changes. */
export const Fails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    msw.use(fails(syncHospital, 409, { code: 'hospitalSyncing', message: refusalWords.hospitalSyncing }));
    const good = await card(context, 'Northside General Hospital');
    await userEvent.click(good.getByRole('button', { name: new RegExp(texts.sync) }));
    await expect(await good.findByText(refusalWords.hospitalSyncing, {}, slow)).toBeVisible();
    await expect(good.getByText(states.Connected)).toBeVisible();
  },
});

/** Nobody has connected anything. */
export const Empty = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => msw.use(withHospitals()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty, {}, slow)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.find })).toHaveAttribute(
      'href',
      guardedRoutes.findHospital.paths[0],
    );
  },
});

/** The list cannot be read. */
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getHospitalConnections, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});

/** Nothing comes back. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(getHospitalConnections)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: loadWords.retry }, slow)).toBeVisible();
  },
});

/** It takes its time. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getHospitalConnections)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 }, slow)).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** SCR-09: an administrator sees whose connections stand how, and can change none. */
export const Administrator = meta.story({
  globals: { role: 'administrator' },
  tags: ['w390', 'dark', 'pseudo'],
  play: async (context) => {
    const { canvas } = context;
    const failing = await card(context, 'Mock County Hospital');
    await expect(failing.getByText('Marigold Testpatient')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(texts.sync) })).toBeNull();
    await expect(canvas.queryByRole('link', { name: texts.find })).toBeNull();
  },
});

/** The clinic's patients have connected nothing. */
export const AdministratorEmpty = meta.story({
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(withHospitals()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.clinicEmpty, {}, slow)).toBeVisible();
  },
});

/** ROL-04: others of the clinic are told that only administrators see this. */
export const Provider = meta.story({
  globals: { role: 'provider' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.onlyAdministrators)).toBeVisible();
    await expect(canvas.getByRole('link', { name: othersPageWords.toOwn })).toHaveAttribute(
      'href',
      '/doctor-dashboard',
    );
  },
});
