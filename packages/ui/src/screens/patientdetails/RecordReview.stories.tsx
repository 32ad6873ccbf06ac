import { judge } from '@rpm/domain';
import { toastWords } from '@rpm/domain/words/frame';
import { classWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { alertClinic, demoAccounts, monitoredClinic, storyNow } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, recordUserId } from '@rpm/storybook/recordStory.ts';
import { seen } from '@rpm/storybook/seen.ts';
import { anyCount, anything, beginning, containing, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const userId = recordUserId;
const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Review',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** Somebody saw all that there was; then a device that had been offline delivered what it measured yesterday. */
function withLateReading() {
  const world = monitoredClinic();
  const ago = (minutes: number) => new Date(storyNow.getTime() - minutes * 60_000);
  const values = { heartRate: 210 };
  const late = {
    ...judge('HeartRate', values),
    patientId: userId,
    vital: 'HeartRate',
    values,
    serial: 'SN-9',
    at: ago(24 * 60),
    receivedAt: ago(1),
  } as const;
  const readings = () => [...[...world.readings()].filter(({ receivedAt }) => receivedAt < ago(10)), late];
  const look = { reviewId: 'review-2', patientId: userId, reviewerId: demoAccounts.staff.accountId };
  return { ...world, readings, reviews: [{ ...look, at: ago(5), upTo: ago(5) }] };
}

/** One device sent two blood pressures of one second. */
function withContradiction() {
  const world = monitoredClinic();
  const at = new Date(storyNow.getTime() - 60_000);
  const pair = [118, 224].map((systolic) => {
    const values = { systolic, diastolic: 76 };
    const judged = judge('BloodPressure', values);
    return {
      ...judged,
      patientId: userId,
      vital: 'BloodPressure' as const,
      values,
      serial: 'SN-9',
      at,
      receivedAt: at,
    };
  });
  return { ...world, readings: () => [...world.readings(), ...pair] };
}

const { review } = recordWords.record;
const now = timeInWords('2026-11-20T15:00:00Z');
const reviewedNow = review.done({ name: 'Wren Q. Exampledoc', time: now });
/** A morning of this month, by the minute. */
const morning = sentence(
  timeInWords('2026-11-22T14:33:00Z')
    .replace('22', anything)
    .replace('9:33', anything)
    .replaceAll(' ', anything),
);
const cautious = review.cautious({ count: anyCount });
const openReadings = new RegExp(
  [cautious, `${review.critical({ count: anyCount })}, ${cautious}`]
    .map((counts) => sentence(review.open({ counts })).source)
    .join('|'),
);

/** F8: of one device and second both values stand in the table with their mark, the worse first; the card and the chart say it too. */
export const ContradictsItself = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: withContradiction() })),
  play: async ({ canvas, userEvent }) => {
    const name = recordWords.record.readings.tableName({ vital: vitalWords.kinds.BloodPressure });
    const rows = () => within(canvas.getByRole('table', { name })).getAllByRole('row').slice(1);
    await waitFor(() =>
      expect(rows()[0]).toHaveTextContent(
        containing(['224/76', classWords.Critical, vitalWords.contradicted].join(anything)),
      ),
    );
    await expect(rows()[1]).toHaveTextContent(containing(['118/76', vitalWords.contradicted].join(anything)));
    const card = canvas.getByRole('link', { name: beginning(vitalWords.kinds.BloodPressure) });
    await expect(card).toHaveTextContent(containing(['224/76', vitalWords.contradicted].join(anything)));
    await userEvent.click(await canvas.findByRole('slider'));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`. ${vitalWords.contradicted}`),
    );
  },
});

/** Marking goes up to the newest reading that was on the screen; it is said in the page and as a toast, and Undo takes it back. */
export const MarkReviewed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const since = review.newSince({ name: 'Quince Deskworth', time: timeInWords('2026-11-16T15:00:00Z') });
    await seesText(canvas, since);
    await seesText(canvas, openReadings);
    await userEvent.click(canvas.getByRole('button', { name: recordWords.record.review.mark }));
    await seesText(canvas, reviewedNow);
    const sent = seen.call.mock.calls.find(([line]) => String(line).includes('review-readings'));
    await expect(sent?.[1]).toEqual({ userId, upTo: expect.stringMatching(/^20261\d{3}-/) });
    await expect(canvas.queryByRole('button', { name: recordWords.record.review.mark })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: recordWords.record.review.undo }));
    await expect(await canvas.findByRole('button', { name: recordWords.record.review.mark })).toBeVisible();
    await seesText(canvas, sentence(review.newSince({ name: 'Quince Deskworth', time: anything })));
  },
});

/** The toast offers Undo too, and goes when it is pressed (behaviour R27: the page says it as well). */
export const UndoByToast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: recordWords.record.review.mark }));
    const toasts = await screen.findByRole('region', { name: toastWords.region });
    await userEvent.click(
      await within(toasts).findByRole('button', { name: recordWords.record.review.undo }),
    );
    await expect(await canvas.findByRole('button', { name: recordWords.record.review.mark })).toBeVisible();
  },
});

/** The way of the newest reading: measured, received, first seen by whom. */
export const Receipt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const receipt = within(await canvas.findByRole('region', { name: recordWords.record.review.receipt }));
    await expect(receipt.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      expect.stringMatching(morning),
      expect.stringMatching(morning),
      recordWords.record.review.unseen,
    ]);
    await userEvent.click(canvas.getByRole('button', { name: recordWords.record.review.mark }));
    await expect(
      await receipt.findByText(review.seenBy({ name: 'Wren Q. Exampledoc', time: now })),
    ).toBeVisible();
  },
});

/** Whoever took the alert of the newest reading has looked at it, though nobody has marked the record as reviewed since (SCR-02). */
export const AlertTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: alertClinic() })),
  play: async ({ canvas }) => {
    const receipt = within(await canvas.findByRole('region', { name: review.receipt }));
    const time = timeInWords('2026-11-20T14:30:00Z');
    await expect(await receipt.findByText(review.seenBy({ name: 'Wren Q. Exampledoc', time }))).toBeVisible();
    await expect(receipt.queryByText(review.unseen)).toBeNull();
  },
});

/** The same comes to light again when the review before it is undone. */
export const AlertTakenAfterReview = meta.story({
  beforeEach: ({ msw }) => {
    const at = new Date('2026-11-20T14:29:00Z');
    const own = { reviewId: 'own', patientId: userId, reviewerId: demoAccounts.provider.accountId };
    msw.use(backend({ world: { ...alertClinic(), reviews: [{ ...own, at, upTo: at }] } }));
  },
  play: async ({ canvas, userEvent }) => {
    const receipt = within(await canvas.findByRole('region', { name: review.receipt }));
    const seenAt = (time: string) =>
      receipt.findByText(review.seenBy({ name: 'Wren Q. Exampledoc', time: timeInWords(time) }));
    await expect(await seenAt('2026-11-20T14:29:00Z')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: review.undo }));
    await expect(await seenAt('2026-11-20T14:30:00Z')).toBeVisible();
  },
});

/** A grave reading that comes after the review is new, however long ago it was measured; marking once more covers it. */
export const LateReading = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: withLateReading() })),
  play: async ({ canvas, userEvent }) => {
    const open = review.open({ counts: review.critical({ count: 1 }) });
    await waitFor(() => expect(canvas.getByText(open)).toBeVisible());
    await expect(
      canvas.getByText(sentence(review.newSince({ name: 'Quince Deskworth', time: anything }))),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: recordWords.record.review.mark }));
    await seesText(canvas, reviewedNow);
    await expect(canvas.queryByText(open)).toBeNull();
    await expect(canvas.queryByRole('button', { name: recordWords.record.review.mark })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: recordWords.record.review.undo }));
    await seesText(canvas, open);
    await expect(canvas.getByRole('button', { name: recordWords.record.review.mark })).toBeVisible();
  },
});
