import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { dayPlus } from '../time/days.ts';
import { Count, Day, Id, LongText, Person, ShortText, Stamp } from '../wire/fields.ts';

/** What a patient can have collected from other clinics. */
export const recordKinds = ['visits', 'labs', 'imaging', 'vaccinations'] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * Where a request stands. Asked: nobody at the clinic has done anything yet. Requested: the clinic has asked the others.
 * NeedsPatient: it goes on when the patient has done what the note says. Partial: some of it is in the files. Complete: all.
 * Refused: it cannot be had, the note says why. Stopped: by the patient, who takes back the permission.
 *
 * @see RTE-07
 */
export const requestStates = [
  'Asked',
  'Requested',
  'NeedsPatient',
  'Partial',
  'Complete',
  'Refused',
  'Stopped',
] as const;
export type RequestState = (typeof requestStates)[number];

/** What somebody at the clinic does with one. */
export const requestMoves = ['request', 'needPatient', 'partial', 'complete', 'refuse'] as const;
export type RequestMove = (typeof requestMoves)[number];
/** What its patient does with it. */
export const ownRequestMoves = ['done', 'stop'] as const;
export type OwnRequestMove = (typeof ownRequestMoves)[number];

const after: Readonly<Record<RequestMove | OwnRequestMove, RequestState>> = {
  request: 'Requested',
  needPatient: 'NeedsPatient',
  partial: 'Partial',
  complete: 'Complete',
  refuse: 'Refused',
  done: 'Requested',
  stop: 'Stopped',
};

/** Whether nothing more comes of a request. */
export const isRequestOver = (state: RequestState): boolean =>
  state === 'Complete' || state === 'Refused' || state === 'Stopped';

/**
 * What can be done at the clinic where a request stands. Asking again after a part came is asking, too.
 *
 * @param isAllowed whether the permission still holds: without it nobody is asked for records
 */
export const movesOf = (state: RequestState, isAllowed: boolean): RequestMove[] =>
  isRequestOver(state)
    ? []
    : requestMoves.filter(
        (move) =>
          (isAllowed || move !== 'request') &&
          (move === 'partial' || after[move] !== state || state === 'Partial'),
      );

/** Moves that say why, to the patient. */
export const noteMoves: readonly RequestMove[] = ['needPatient', 'refuse'];

/**
 * Where a request stands after a move of somebody who saw it at `version`.
 *
 * @param today by the patient's calendar, `YYYY-MM-DD`
 * @returns `null` when somebody was quicker, or the state or the permission does not let it
 */
export function requestAfter(
  now: { state: RequestState; version: number; allowedUntil: string },
  { move, version, today }: { move: RequestMove | OwnRequestMove; version: number; today: string },
): { state: RequestState; version: number } | null {
  if (now.version !== version || isRequestOver(now.state)) return null;
  if (move === 'done' && now.state !== 'NeedsPatient') return null;
  const isOfClinic = move !== 'done' && move !== 'stop';
  if (isOfClinic && !movesOf(now.state, today <= now.allowedUntil).includes(move)) return null;
  return { state: after[move], version: version + 1 };
}

/** Which of the four steps to the records is done, 1 to 4; 0 of what is over without them. */
export function requestStep(state: RequestState): number {
  if (state === 'Refused' || state === 'Stopped') return 0;
  if (state === 'Complete') return 4;
  if (state === 'Partial') return 3;
  return state === 'Asked' ? 1 : 2;
}

/** Until when a permission that is signed on a day holds: a year. @param day `YYYY-MM-DD` */
export const permissionEnds = (day: string): string => dayPlus(day, limits.permissionDays);

/** By when a request should be answered. @param day `YYYY-MM-DD`, on which it was asked */
export const requestDue = (day: string): string => dayPlus(day, limits.recordRequestDays);

const letters = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a typed name signs for somebody: the same letters, whatever accents, capitals, dots and spaces; the middle name may be left out. */
export function isSignature(
  typed: string,
  { firstName, middleName, lastName }: { firstName: string; middleName: string; lastName: string },
): boolean {
  const signed = letters(typed);
  return (
    signed !== '' &&
    [`${firstName}${middleName}${lastName}`, `${firstName}${lastName}`].some(
      (name) => letters(name) === signed,
    )
  );
}

const text = (required: string, most: number = limits.shortTextMaxCharacters) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(most, 'tooLong'));

/** Somebody who has records of the patient. */
export const RecordHolder = z.object({
  name: text('nameRequired'),
  city: text('cityRequired'),
  /** As it is typed; may be empty. */
  phone: z.string().check(z.trim(), z.maxLength(40, 'tooLong')),
});
export type RecordHolder = z.infer<typeof RecordHolder>;

const holders = z
  .array(RecordHolder)
  .check(z.minLength(1, 'holdersRequired'), z.maxLength(limits.recordHoldersMax, 'tooMany'));
const kinds = z.array(z.enum(recordKinds)).check(
  z.minLength(1, 'kindsRequired'),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'kindsRequired'),
);
const since = Day.check(z.refine((day) => day >= '1900-01-01', 'dayRequired'));
const span = {
  holders,
  /** First and last day of what is asked for, `YYYY-MM-DD`. */
  since,
  until: since,
  kinds,
  /** The permission, by the patient's own name as it was typed. */
  signedAs: text('signatureRequired'),
};

interface Span {
  since: string;
  until: string;
}
/** What is compared may be of any kind: it is told beside what is wrong with each alone. */
const isBefore = (first: unknown, until: unknown) =>
  typeof first !== 'string' || typeof until !== 'string' || first <= until;
const inOrder = z.refine<Span>(({ since: first, until }) => isBefore(first, until), {
  error: 'endsBeforeItBegins',
  path: ['until'],
  when: () => true,
});

/** What the form holds when it is right. @param today by the patient's calendar, `YYYY-MM-DD` */
export const recordRequestForm = (today: string) =>
  z
    .object({
      ...span,
      until: since.check(z.refine((day) => day <= today, 'dayToCome')),
      isAllowed: z.literal(true, 'allowRequired'),
    })
    .check(inOrder);
export type RecordRequestForm = z.infer<ReturnType<typeof recordRequestForm>>;

/** Asks the own clinic to collect records. */
export const NewRecordRequest = z.object({ ...span, userId: Id }).check(inOrder);
export type NewRecordRequest = z.infer<typeof NewRecordRequest>;

/** One move, as the history keeps it. `asked`: how it began. */
export const RequestEvent = z.object({
  move: z.enum(['asked', ...requestMoves, ...ownRequestMoves]),
  time: Stamp,
  /** `null`: the patient. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

/** A request as the server promises it. */
export const RecordRequest = z.object({
  requestId: Id,
  /** By which it is talked about: 'PS-7K4M2Q'. */
  reference: ShortText,
  holders: z.array(z.object({ name: ShortText, city: ShortText, phone: ShortText })),
  since: Day,
  until: Day,
  kinds: z.array(z.enum(recordKinds)),
  signedAs: ShortText,
  /** The last day of the permission. */
  allowedUntil: Day,
  state: z.enum(requestStates),
  /** What the patient is to do, or why it cannot be had. */
  note: z.nullable(z.string()),
  asked: Stamp,
  due: Day,
  version: Count,
  history: z.array(RequestEvent),
});
export type RecordRequest = z.infer<typeof RecordRequest>;

/** The same as work of a clinic. */
export const RequestWork = z.object({
  ...RecordRequest.def.shape,
  patient: Person,
  owner: z.nullable(Person),
});
export type RequestWork = z.infer<typeof RequestWork>;

export const RecordRequestAdded = z.object({ message: z.string(), request: RecordRequest });

/** What is open, and what is over. */
export const RequestWorkQuery = z.object({ tab: z.enum(['open', 'over']) });
export type RequestWorkQuery = z.infer<typeof RequestWorkQuery>;

/** A move at the clinic. One that needs something of the patient, or gives up, says what or why. */
export const RequestMoved = z
  .object({
    userId: Id,
    requestId: Id,
    version: Count,
    move: z.enum(requestMoves),
    note: z.nullable(LongText),
  })
  .check(
    z.refine(({ move, note }) => note !== null || !noteMoves.includes(move), {
      error: 'noteRequired',
      path: ['note'],
    }),
  );
export type RequestMoved = z.infer<typeof RequestMoved>;

/** A move of the patient. */
export const OwnRequestMoved = z.object({
  userId: Id,
  requestId: Id,
  version: Count,
  move: z.enum(ownRequestMoves),
});
export type OwnRequestMoved = z.infer<typeof OwnRequestMoved>;

/** Of a patient's requests: those that need the patient first, then what is under way, then what is over; each the newest first. */
export function compareRequests(
  a: Pick<RecordRequest, 'state' | 'asked' | 'requestId'>,
  b: Pick<RecordRequest, 'state' | 'asked' | 'requestId'>,
): number {
  const place = (state: RequestState) => (state === 'NeedsPatient' ? 0 : isRequestOver(state) ? 2 : 1);
  return (
    place(a.state) - place(b.state) ||
    (a.asked === b.asked ? (a.requestId < b.requestId ? -1 : 1) : a.asked < b.asked ? 1 : -1)
  );
}
