import { endpoints } from '@rpm/api-client';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { periodWords, vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { complianceClinic, emptyClinic, noisyClinic } from '@rpm/mock-server/seed';
import { body, sent, snoozed } from '@rpm/storybook/alertStory.ts';
import {
  boxes,
  chooseTwo,
  closeWithNote,
  factsOf,
  note,
  openFirst,
  ownersOf,
  resolvedByAnother,
  snoozeFirst,
  wait,
  withShortMonth,
} from '@rpm/storybook/complianceStory.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { anything, containing, dayInWords, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Compliance',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/alerts?tab=compliance', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: complianceClinic() })),
});

const oneDay = periodWords.daysOf({ count: 1, total: 30 });

/** SCR-02: what is wrong in words, what the patient says, who has it; and medical alerts beside it. */
export const Default = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    const { length: count } = await boxes(canvas);
    await expect(count).toBeGreaterThan(1);
    // The tab counts what its list shows.
    await expect(
      await canvas.findByRole('tab', { name: new RegExp(`^${texts.tab}\\D*${count}\\D`), selected: true }),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: texts.tableName })).toBeVisible();
    await expect(canvas.getByText(texts.foot)).toBeVisible();
    const { device, lastReading, days } = texts.columns;
    for (const name of [device, lastReading, days])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    const row = within(
      canvas.getAllByRole('row', { name: containing(texts.silent({ count: 28 })) })[0] as HTMLElement,
    );
    await expect(row.getByText('Upper Arm Monitor')).toBeVisible();
    await expect(row.getByText('EX-BP120')).toBeVisible();
    // Nothing was ever heard: what it waits for is said, and not when it heard last.
    await expect(row.getByText(containing(texts.waitedSince({ date: anything })))).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const [measures] = canvas.getAllByRole('row', { name: containing(texts.notActivated({ count: 196 })) });
    const cellOf = (name: string) => measures?.children[heads.indexOf(name)];
    await expect(cellOf(device)).toHaveTextContent('Glucose Meter');
    await expect(cellOf(lastReading)).toHaveTextContent(dayInWords('2026-11-19'));
    await expect(cellOf(days)).toHaveTextContent(oneDay);
  },
});

/** r3: several are taken on at once, and an undo in the toast brings all back. */
export const AcknowledgeTwo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bar = await chooseTwo(canvas, userEvent);
    await expect(bar.getByText(texts.oneAtATime)).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: texts.acknowledge({ count: 2 }) }));
    const undo = await body().findByRole('button', { name: texts.undo });
    await waitFor(() => expect(ownersOf(canvas)).toHaveLength(2));
    await expect(sent('/api/acknowledge-compliance')).toHaveLength(1);
    await userEvent.click(undo);
    await waitFor(() => expect(ownersOf(canvas)).toEqual([]));
  },
});

/** X selects the row that has the focus; Clear Selection brings the filters back. */
export const SelectByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [box] = await boxes(canvas);
    box?.focus();
    await userEvent.keyboard('x');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: texts.clearSelection }));
    await expect(await canvas.findByRole('combobox', { name: new RegExp(texts.kind) })).toBeVisible();
    await expect(box).not.toBeChecked();
  },
});

/** Assign to Me makes them mine and leaves them open. */
export const AssignToMe = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bar = await chooseTwo(canvas, userEvent);
    await userEvent.click(bar.getByRole('button', { name: texts.take }));
    await waitFor(() => expect(ownersOf(canvas)).toHaveLength(2));
    await expect(await body().findByText(texts.taken({ count: 2 }))).toBeVisible();
  },
});

/** It is closed with a note, never without, and leaves the list. */
export const Resolve = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = (await boxes(canvas)).length;
    const dialog = await openFirst(canvas, userEvent);
    await expect(dialog.getByText(texts.events.opened)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.dialog.submit }));
    await expect(await dialog.findByText(alertWords.resolve.errors.noteRequired)).toBeVisible();
    await expect(sent('/api/resolve-compliance')).toEqual([]);
    await closeWithNote(dialog, userEvent);
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(await body().findByText(texts.dialog.done)).toBeVisible();
    await expect(sent('/api/resolve-compliance')).toHaveLength(1);
    await expect(before).toBeGreaterThan(1);
  },
});

/** What is resolved is found with its note and who wrote it; the tab says how many wait. */
export const Resolved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = (await boxes(canvas)).length;
    const tab = () => canvas.getByRole('tab', { name: new RegExp(`^${texts.tab}`) });
    const said = `${texts.tab} ${alertWords.inTab({ count: before })}`;
    await waitFor(() => expect(tab()).toHaveAccessibleName(said));
    const dialog = await openFirst(canvas, userEvent);
    await closeWithNote(dialog, userEvent);
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: alertWords.tabs.resolved }));
    await userEvent.click(await canvas.findByRole('radio', { name: texts.tab }));
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.getByText(sentence(texts.resolvedAt({ time: anything })))).toBeVisible();
  },
});

/** Nothing was resolved yet; and the list of resolved ones fails by itself. */
export const ResolvedNone = meta.story({
  parameters: { page: { path: '/alerts?tab=resolved&of=compliance', isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyResolved, {}, wait)).toBeVisible();
  },
});

export const ResolvedFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/alerts?tab=resolved&of=compliance', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getComplianceAlerts, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, wait)).toBeVisible();
  },
});

/** A range that ends names its vital. */
export const RangeEnds = meta.story({
  parameters: { page: { path: '/alerts?tab=compliance&kind=rangeEnds', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: noisyClinic() })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        texts.rangeEnded({ vital: vitalWords.kinds.BloodPressure, date: dayInWords('2026-10-31') }),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(texts.rangeEnds({ vital: vitalWords.kinds.Weight, date: dayInWords('2026-11-23') })),
    ).toBeVisible();
    // No weight is usual for everybody.
    const [usual, none] = [texts.rangeNote.usual, texts.rangeNote.none].map((note) =>
      canvas.getAllByText(note),
    );
    await expect(none).toHaveLength(1);
    await expect(usual).not.toHaveLength(0);
  },
});

/** Of a month that has gone by the days are told with its name: the column beside them counts this month. */
export const MonthEnded = meta.story({
  parameters: { page: { path: '/alerts?tab=compliance&kind=daysShort', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: withShortMonth() })),
  play: async ({ canvas }) => {
    const of = texts.daysShortIn({ count: 6, month: timeInWords('2026-10-15T12:00:00Z', 'monthYear') });
    const row = (await canvas.findByText(of, {}, wait)).closest('tr');
    await expect(row).toHaveTextContent(texts.daysNoteEnded);
    await expect(row).not.toHaveTextContent(texts.daysNote);
  },
});

/** A snooze says until when. */
export const Snooze = meta.story({
  play: async ({ canvas, userEvent }) => {
    await snoozeFirst(canvas, userEvent);
    await expect(await canvas.findByText(snoozed)).toBeVisible();
  },
});

/** 409: who was quicker is named, and the note is kept. */
export const SomebodyWasQuicker = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await openFirst(canvas, userEvent);
    msw.use(answers(endpoints.resolveCompliance, JSON.stringify(resolvedByAnother), { status: 409 }));
    await closeWithNote(dialog, userEvent);
    await expect(
      await dialog.findByText(
        sentence(alertWords.changed.Resolved({ name: 'Teasel Fakeley', time: anything })),
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(note);
  },
});

/** Behaviour 1a: offline nothing is sent, and the selection stays. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const bar = await chooseTwo(canvas, userEvent);
    setOnline(false);
    await userEvent.click(bar.getByRole('button', { name: texts.acknowledge({ count: 2 }) }));
    await expect(await canvas.findByText(taskWords.offline)).toBeVisible();
    await expect(sent('/api/acknowledge-compliance')).toEqual([]);
    setOnline(true);
  },
});

/** A filter that finds nothing says so. */
export const Filtered = meta.story({
  parameters: { page: { path: '/alerts?tab=compliance&owner=mine', isSignedIn: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.noMatch, {}, wait)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    await expect((await boxes(canvas)).length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getComplianceAlerts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: new RegExp(texts.kind) })).toBeVisible();
    await expect(canvas.queryByText(texts.empty)).toBeNull();
  },
});

/** Behaviour 1a, 503: said, and a retry brings the list. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getComplianceAlerts, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(texts.loading.failed)).toBeVisible();
    msw.use(backend({ world: complianceClinic() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect((await boxes(canvas)).length).toBeGreaterThan(0);
  },
});

/** Behaviour 1a, 401: the session is over. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getComplianceAlerts, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledTimes(1));
  },
});

/** 390 px: what is put off says until when on its card. */
export const PhoneSnoozed = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await snoozeFirst(canvas, userEvent);
    const until = await canvas.findByText(snoozed);
    await expect(until).toBeVisible();
    await expect(until.closest('article')).toBeVisible();
  },
});

/** 390 px: cards with a check box and what the columns say, the bar at the foot. */
export const Phone = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await boxes(canvas);
    const [card] = canvas.getAllByRole('article');
    const { device, lastReading, days, owner } = texts.columns;
    await expect(factsOf(card, 'term')).toEqual([device, lastReading, days, owner]);
    const facts = ['Glucose Meter', dayInWords('2026-11-19'), oneDay, alertWords.unassigned];
    await expect(factsOf(card, 'definition')).toEqual(facts);
    await chooseTwo(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: texts.acknowledge({ count: 2 }) })).toBeVisible();
  },
});
