import { endpoints } from '@rpm/api-client';
import { formatStamp, type TimelineEntry } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { answers } from '@rpm/mock-server/msw';
import { storyNow } from '@rpm/mock-server/seed';
import { expect, type within } from 'storybook/test';
import { queriesTo } from './seen.ts';

const { getTimeline, getFriendTimeline } = endpoints;

/** The queries with which the own timeline was asked for, oldest first. */
export const asked = () => queriesTo(getTimeline);

/** The queries with which somebody else's timeline was asked for, oldest first. */
export const friendAsked = () => queriesTo(getFriendTimeline);

/** What an entry has that says nothing of it. */
export const none = {
  ...{ vital: null, values: null, class: null, text: null, by: null, role: null, status: null },
  ...{ reportType: null, isOwn: false },
};

/** The moment so many hours before the story's one, as the server says it. */
export const ago = (hours: number) => formatStamp(new Date(storyNow.getTime() - hours * 3_600_000));

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

/** Tries again, after which this is there. */
export async function retryBrings(
  { text }: { text: string },
  canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'findByText'>,
  hands: { click: (element: Element) => Promise<void> },
) {
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
/** Somebody shares readings: there is one. */
export const friendMeasured = friendShows(
  {
    ...{ ...none, kind: 'readings', id: 'reading', time, vital: 'BloodPressure', class: 'Normal' },
    values: { systolic: 128, diastolic: 79 },
  },
  [{ kind: 'readings', total: 1 }],
);
