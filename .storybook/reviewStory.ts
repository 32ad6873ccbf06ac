import { endpoints } from '@rpm/api-client';
import { rankTerms } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { rankWords } from '@rpm/domain/words/queue';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { backend, storySession } from '@rpm/mock-server/msw';
import { monitoredClinic, queueClinic, storyNow } from '@rpm/mock-server/seed';
import type { RequestHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { bodiesTo } from './seen.ts';
import { anyCount, anything, oneOf } from './sentence.ts';

/** The page as a story has it. */
export type Canvas = Pick<
  ReturnType<typeof within>,
  'findAllByRole' | 'findByRole' | 'findByText' | 'getByRole' | 'getByText' | 'queryByText'
>;

type Hands = { click: (at: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };

/** `beforeEach` of a story: five patients wait, and the keys are as nobody has set them. */
export function fiveWait({ msw }: { msw: { use: (handler: RequestHandler) => void } }) {
  localStorage.removeItem('rpm.keys');
  msw.use(backend({ world: queueClinic() }));
}

/** The clinic in which somebody looked at the first patient five days before. */
export function lookedFiveDaysAgo() {
  const [look] = monitoredClinic().reviews ?? [];
  const [patient] = queueClinic().patients;
  if (!look || !patient) throw new Error('Somebody has looked.');
  const at = later(-5 * 86_400);
  return { ...queueClinic(), reviews: [{ ...look, patientId: patient.patientId, at, upTo: at }] };
}

/** Readings out of range of a patient whom nobody has reviewed, of all vitals, as the record counts them. */
export async function unreviewedOf(userId: string): Promise<{ critical: number; cautious: number }> {
  const headers = { authorization: `Bearer ${storySession('staff').token}` };
  const record = await (await fetch(`/api/patient-info/${userId}`, { headers })).json();
  return record.unreviewedReadings;
}

/** What is read and drawn before a queue stands. */
export const wait = { timeout: 10_000 };

/** The moment so many seconds after the story begins. */
export const later = (seconds: number) => new Date(storyNow.getTime() + seconds * 1000);

/** The patients of the queue, once they are there. */
export const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: texts.queue }, wait)).findAllByRole('button');

/** What a heading says, once it is drawn and says anything. */
export async function textOf(head: () => Element | null): Promise<string> {
  let text = '';
  await waitFor(() => {
    text = head()?.textContent ?? '';
    expect(text).not.toBe('');
  }, wait);
  return text;
}

/** The name of the open patient, once its record and readings are there. */
export async function opened(canvas: Canvas): Promise<string> {
  const name = new RegExp(`^${texts.keys.reviewed}`);
  await waitFor(
    () => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true'),
    wait,
  );
  return textOf(() => document.querySelector('#open-patient'));
}

/** The next patient is drawn too, covered. */
export const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Waits until the record of the patient of this name is open. */
export const isHere = (name: string) =>
  waitFor(() => expect(document.querySelector('#open-patient')).toHaveTextContent(name), wait);

/** Waits until the record of another patient than this one is open. */
export const isLeft = (name: string) =>
  waitFor(() => expect(document.querySelector('#open-patient')).not.toHaveTextContent(name), wait);

/** Presses a key that leads on from this patient. Gives the name of the next one. */
export async function goOn(canvas: Canvas, hands: Hands, key: string, from: string) {
  await hands.keyboard(key);
  await isLeft(from);
  return opened(canvas);
}

/** The page of the open patient, once the record and readings are there. The next patient lies in it too, covered. */
export async function openPage(canvas: Canvas) {
  const name = await opened(canvas);
  return within(canvas.getByRole('region', { name }));
}

/** The card of the open patient under this heading. */
export async function cardOf(here: Pick<Canvas, 'findAllByRole'>, name: string | RegExp) {
  return waitFor(async () => {
    const card = (await here.findAllByRole('heading', { level: 3, name }))
      .find(isVisible)
      ?.closest('section');
    if (!card) throw new Error('The card is not seen yet.');
    return card as HTMLElement;
  }, wait);
}

/** The heading of what is new of a patient. */
export const newSince = oneOf(texts.newSince({ time: anything }), texts.notReviewed);

/** Why somebody stands in the queue: what was measured, the limit, and that it was not looked at. */
export function reason(): RegExp {
  const { reading, setBy, usualLimit, neverLooked, notLooked } = rankWords.sentence;
  const any = { parameter: anything, value: anything, limit: anything, name: anything, date: anything };
  return new RegExp(
    [
      oneOf(reading.Critical(any), reading.Cautious(any)),
      oneOf(setBy(any), usualLimit(any)),
      oneOf(neverLooked, notLooked({ count: 1 }), notLooked({ count: anyCount })),
    ]
      .map(({ source }) => `(?:${source})`)
      .join('.*'),
  );
}

/** What is said of the rank of the patient at this place: each term with its points, and the place. */
export const rankSaid = (place: number): unknown[] => [
  ...rankTerms.map((term) => expect.stringMatching(new RegExp(`^${rankWords.terms[term]} \\+\\d+$`))),
  texts.rank({ place }),
];

/** When a device sent last, whatever is known of that. */
export const lastSent = oneOf(
  texts.sent({ time: anything }),
  texts.silentDevice({ count: 1 }),
  texts.silentDevice({ count: anyCount }),
  loadWords.unknown,
);

/** That there are new ones, whatever their number. */
export const someNew = oneOf(texts.newOnes({ count: 1 }), texts.newOnes({ count: anyCount }));

/** The time that was saved with patients, oldest first. */
export const savedTime = () => bodiesTo(endpoints.addTimeEntry);

/** On a phone the queue folds out: presses its last patient, whose record opens. */
export async function openLastOfQueue(canvas: Canvas, hands: Hands) {
  await hands.click(canvas.getByRole('button', { name: texts.queue }));
  const sheet = within(await screen.findByRole('dialog', { name: texts.queue }, wait));
  const queue = within(await sheet.findByRole('list', { name: texts.queue }));
  const last = (await queue.findAllByRole('button')).at(-1);
  if (!last) throw new Error('Somebody waits.');
  await hands.click(last);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await opened(canvas);
}
