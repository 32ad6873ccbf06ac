import { endpoints } from '@rpm/api-client';
import { guardedRoutes, limits } from '@rpm/domain';
import { othersPageWords } from '@rpm/domain/words/frame';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { answers, fails, hangs, offline } from '@rpm/mock-server/msw';
import { aConnection, demoHospitals } from '@rpm/mock-server/seed';
import { withHospitals } from '@rpm/storybook/hospitalStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LeaveFor } from '../../parts/leaving/leaveFor.ts';
import { FindHospitalScreen } from './FindHospitalScreen.tsx';

const { find: texts, panel, states, kinds } = hospitalWords;
const { getHospitals, connectHospital } = endpoints;
const [path] = guardedRoutes.findHospital.paths;
const slow = { timeout: 10_000 };
const leaveFor = fn<(address: string) => void>();

const meta = preview.meta({
  title: 'Screens/Patient/Hospitals/Find',
  component: FindHospitalScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen',
    page: { path, isSignedIn: true },
  },
  beforeEach: ({ msw }) => {
    leaveFor.mockClear();
    msw.use(withHospitals());
  },
  render: () => (
    <LeaveFor value={leaveFor}>
      <FindHospitalScreen />
    </LeaveFor>
  ),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const row = ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  canvas.findByRole('button', { name: new RegExp(name) }, slow);

/** SCR-09: the hospitals of the directory with how they stand; one that is online can be connected. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  beforeEach: ({ msw }) =>
    msw.use(
      withHospitals({
        hospitalConnections: [
          aConnection({ state: 'Connected' }),
          aConnection({ connectionId: 'c-2', hospitalId: 'mock-county-hospital', state: 'Failed' }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: texts.list }, slow));
    await expect(list.getAllByRole('listitem')).toHaveLength(demoHospitals.length);
    await expect(await list.findByText(states.Connected)).toBeVisible();
    await expect(list.getByText(states.Failed)).toBeVisible();
    await expect(list.getByText(texts.cannot)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.connections({ count: 2 }) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SCR-09: by ZIP the same one comes first; nothing found says so, with another way. */
export const Searches = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: texts.search }, slow);
    // The label says it all; an example would be cut on a narrow phone.
    await expect(field).not.toHaveAttribute('placeholder');
    await userEvent.type(field, '43997');
    const list = () => within(canvas.getByRole('list', { name: texts.list }));
    await expect(await canvas.findByText(/Mock County Hospital/, {}, slow)).toBeVisible();
    await waitFor(
      () => expect(list().getAllByRole('button')[0]).toHaveTextContent(/^Mock County Hospital/),
      slow,
    );
    await userEvent.clear(field);
    await userEvent.type(field, '10001');
    await expect(await canvas.findByText(texts.emptyFor({ text: '10001' }), {}, slow)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.ask })).toHaveAttribute(
      'href',
      guardedRoutes.askForRecords.paths[0],
    );
  },
});

/** SCR-09: what is chosen is asked for, and the patient goes to the hospital's own page. */
export const Goes = meta.story({
  tags: ['w390', 'dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const chosen = await row(context, 'Mockville University Hospital');
    await userEvent.click(chosen);
    await expect(chosen).toHaveAttribute('aria-expanded', 'true');
    const region = within(canvas.getByRole('region', { name: 'Mockville University Hospital' }));
    await expect(region.getByText(panel.says)).toBeVisible();
    // The address of the hospital's own system says nothing to a patient.
    await expect(region.queryByText(/fhir\./)).toBeNull();
    await userEvent.click(region.getByRole('checkbox', { name: kinds.Immunization }));
    await userEvent.click(region.getByRole('button', { name: panel.go }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce(), slow);
    await expect(leaveFor.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/fhir\.mockville-university\.example\/r4\/authorize/,
    );
    await expect(bodiesTo(connectHospital)).toMatchObject([
      {
        hospitalId: 'mockville-university-hospital',
        kinds: [
          ...['Encounter', 'DiagnosticReport', 'Condition', 'MedicationRequest', 'AllergyIntolerance'],
          'Procedure',
        ],
      },
    ]);
  },
});

/** SCR-09: nothing chosen asks nothing; the choice stays when the hospital does not answer. */
export const Fails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await userEvent.click(await row(context, 'Mock County Hospital'));
    const region = within(canvas.getByRole('region', { name: 'Mock County Hospital' }));
    for (const each of region.getAllByRole('checkbox')) await userEvent.click(each);
    await userEvent.click(region.getByRole('button', { name: panel.go }));
    await expect(await region.findByText(panel.kindsRequired)).toBeVisible();
    await expect(bodiesTo(connectHospital)).toEqual([]);
    await userEvent.click(region.getByRole('checkbox', { name: kinds.Condition }));
    msw.use(fails(connectHospital, 409, { code: 'hospitalAway', message: refusalWords.hospitalAway }));
    await userEvent.click(region.getByRole('button', { name: panel.go }));
    await expect(await region.findByText(refusalWords.hospitalAway, {}, slow)).toBeVisible();
    await expect(region.getByRole('checkbox', { name: kinds.Condition })).toBeChecked();
    await expect(leaveFor).not.toHaveBeenCalled();
  },
});

/** An address that is no safe one is not gone to, whoever gave it. */
export const UnsafeAddress = meta.story({
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const body = JSON.stringify({ message: 'x', address: 'javascript:alert(1)' });
    msw.use(answers(connectHospital, body));
    await userEvent.click(await row(context, 'Mock County Hospital'));
    await userEvent.click(canvas.getByRole('button', { name: panel.go }));
    await expect(await canvas.findByText(panel.strange, {}, slow)).toBeVisible();
    await expect(leaveFor).not.toHaveBeenCalled();
  },
});

/** One that is not online says so, and has nothing to press. */
export const NotOnline = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await row(context, 'Trial Creek Community Hospital'));
    await expect(canvas.getByText(panel.cannot)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: panel.go })).toBeNull();
  },
});

/** A row is chosen and closed by the keyboard. */
export const ByKeyboard = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const chosen = await row(context, 'Mock County Hospital');
    chosen.focus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(chosen).toHaveAttribute('aria-expanded', 'false');
  },
});

/** More than are shown are said; a very long name wraps. */
export const Many = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) =>
    msw.use(
      withHospitals({
        hospitals: Array.from({ length: limits.hospitalsMaxRows + 1 }, (_, at) => ({
          ...{ hospitalId: `h-${at}`, line: `${at} Long Road`, city: 'Mockville', state: 'Ohio' },
          ...{ zip: '43999', endpoint: null, clientId: null, clientAuth: 'none' },
          name: at === 0 ? `A${'bcdefghij'.repeat(12)}` : `Hospital ${at}`,
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(texts.most({ count: limits.hospitalsMaxRows }), {}, slow),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The directory cannot be read. */
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getHospitals, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});

/** Nothing comes back. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(getHospitals)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: loadWords.retry }, slow)).toBeVisible();
  },
});

/** It takes its time. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getHospitals)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 }, slow)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: texts.list })).toBeNull();
  },
});

/** ROL-04: who works at a clinic is told whose page it is. */
export const Clinic = meta.story({
  globals: { role: 'provider' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(othersPageWords.patients)).toBeVisible();
  },
});
