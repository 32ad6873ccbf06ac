import { endpoints } from '@rpm/api-client';
import { formatStamp, type TimelineEntry } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { timelineWords } from '@rpm/domain/words/timeline';
import { answers } from '@rpm/mock-server/msw';
import { storyNow } from '@rpm/mock-server/seed';
import { expect, waitFor, within } from 'storybook/test';
import { queriesTo } from './seen.ts';
import { anyCount, anything, beginning, containing } from './sentence.ts';

const { getTimeline, getFriendTimeline } = endpoints;

/** The queries with which the own timeline was asked for, oldest first. */
export const asked = () => queriesTo(getTimeline);

/** The queries with which somebody else's timeline was asked for, oldest first. */
export const friendAsked = () => queriesTo(getFriendTimeline);

/** What an entry has that says nothing of it. */
export const none = {
  ...{ vital: null, values: null, class: null, text: null, by: null, role: null, status: null },
  ...{ enteredBy: null, reportType: null, isOwn: false },
};

/** The moment so many hours before the story's one, as the server says it. */
export const ago = (hours: number) => formatStamp(new Date(storyNow.getTime() - hours * 3_600_000));

/** How many hours ago the story's day was, so many months before. */
export const monthsAgo = (months: number) =>
  (storyNow.getTime() - new Date(storyNow).setUTCMonth(storyNow.getUTCMonth() - months)) / 3_600_000;

/** A reading of blood pressure, so many hours old. */
export const pressure = (hours: number, reading: TimelineEntry['class'] = 'Normal'): TimelineEntry => ({
  ...{ ...none, kind: 'readings', id: `reading ${hours}`, time: ago(hours), vital: 'BloodPressure' },
  ...{ values: { systolic: 128, diastolic: 79, pulse: 70 }, class: reading },
});

/** A reading of weight, so many hours old. */
export const weight = (hours: number): TimelineEntry => ({
  ...pressure(hours),
  ...{ vital: 'Weight', values: { weight: 80.7 } },
});

/** What a nurse wrote an hour ago. */
export const said = {
  ...{ ...none, kind: 'notes', id: 'note', time: ago(1), text: 'Please rest this morning.' },
  ...{ by: 'Bryony Samplewell', role: 'NURSE' },
} satisfies TimelineEntry;

/** A file, so many hours old. */
export const aFile = (hours: number, name: string, special: Partial<TimelineEntry> = {}): TimelineEntry => ({
  ...{ ...none, kind: 'files', id: 'f', time: ago(hours), text: name },
  ...special,
});

/** Critical readings: one that was repeated, one that was not, and two within minutes; beside them a note and a file. */
export const notRepeated = [
  said,
  pressure(1.9, 'Cautious'),
  pressure(2, 'Critical'),
  aFile(20, 'panel.pdf', { reportType: 'LabReport' }),
  pressure(26, 'Critical'),
  pressure(50.1, 'Critical'),
  pressure(50.2, 'Critical'),
];

/** So many readings of blood pressure, most of them on the newest days. */
export const tenThousand = Array.from({ length: 10_000 }, (_, at) => pressure(2 + at * 0.048));

/** What was written from right to left and as markup, a long name, and an order of a status. */
export const odd = [
  { ...said, by: 'מרים אבגד', text: '<img src=x onerror=alert(1)>' },
  aFile(3, `${'Longname'.repeat(20)}.pdf`),
  { ...none, kind: 'orders', id: 'o', time: ago(4), text: null, status: 'Unheard' },
] satisfies TimelineEntry[];

/**
 * The own timeline has these entries and no more, with how many there are of each kind.
 *
 * @param special what else the answer says, and the kind that could not be read
 */
export const shows = (
  entries: TimelineEntry[],
  { missing, ...special }: { missing?: TimelineEntry['kind'] } & Record<string, unknown> = {},
) =>
  answers(
    getTimeline,
    JSON.stringify({
      kinds: ['readings', 'notes', 'messages', 'visits', 'files', 'orders'].map((kind) => ({
        kind,
        total: kind === missing ? null : entries.filter((each) => each.kind === kind).length,
      })),
      ...{ next: null, oldest: entries.at(-1)?.time ?? null, entries },
      ...special,
    }),
  );

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole' | 'findByText'>;
type Hands = { click: (element: Element) => Promise<void> };

/** The lines of days that have more than one reading, newest first; of those with so many. */
export const readingsOfDays = (canvas: Canvas, count = anyCount) =>
  canvas.findAllByRole('button', { name: containing(timelineWords.readingsOfDay({ count })) });

/** Where the links of these names lead. */
export const leadTo = (canvas: Pick<ReturnType<typeof within>, 'queryAllByRole'>, name: RegExp) =>
  canvas.queryAllByRole('link', { name }).map((link: HTMLElement) => link.getAttribute('href'));

/** The section that is for somebody else, and where the papers lead that it offers. */
export async function takeWithYou(canvas: Canvas) {
  const says = await canvas.findByRole('region', { name: timelineWords.take.title });
  const name = beginning(timelineWords.take.print({ vital: anything }));
  return { says, papers: leadTo(within(says), name) };
}

/** Tries again, which asks once more, and fails again. */
export async function retryFails(canvas: Canvas, hands: Hands) {
  const before = asked().length;
  await hands.click(await canvas.findByRole('button', { name: loadWords.retry }));
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  await expect(await canvas.findByText(timelineWords.loading.failed)).toBeVisible();
}

/** Tries again, after which this is there. */
export async function retryBrings({ text }: { text: string }, canvas: Canvas, hands: Hands) {
  await hands.click(await canvas.findByRole('button', { name: loadWords.retry }));
  await expect(await canvas.findByText(text)).toBeVisible();
}

/** Somebody else's timeline is this one. */
const friendShows = (entry: TimelineEntry, kinds: object[]) =>
  answers(
    getFriendTimeline,
    JSON.stringify({ kinds, ...{ next: null, oldest: entry.time, entries: [entry] } }),
  );

const time = '20261118-14:15:00';
/** Somebody shares readings and health records: there is a visit. */
export const friendVisited = friendShows(
  { ...none, kind: 'visits', id: 'visit', time, text: 'Office visit', by: 'Teasel Fakeley' },
  [
    { kind: 'readings', total: 0 },
    { kind: 'visits', total: 1 },
  ],
);
const measured = {
  ...{ ...none, kind: 'readings', id: 'reading', time, vital: 'BloodPressure', class: 'Normal' },
  values: { systolic: 128, diastolic: 79 },
} satisfies TimelineEntry;
const oneReading = [{ kind: 'readings', total: 1 }];
/** Somebody shares readings: there is one. */
export const friendMeasured = friendShows(measured, oneReading);
/** The same, which the sharer entered without a device. */
export const friendTyped = friendShows({ ...measured, enteredBy: 'patient' }, oneReading);
