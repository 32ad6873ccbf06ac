import { localDay, permissionEnds, requestDue } from '@rpm/domain';
import type { StoredRecordRequest } from '../subjects/recordRequests/contract.ts';
import { storyNow } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';

const dayMs = 86_400_000;

/** A request that nobody at the clinic has begun, for a test or a story: `aRecordRequest({ state: 'Complete' })`. */
export function aRecordRequest(special: Partial<StoredRecordRequest> = {}): StoredRecordRequest {
  const askedAt = special.askedAt ?? storyNow;
  const day = localDay(askedAt, northside.timeZone);
  return {
    requestId: 'request-1',
    reference: 'PS-7K4M2Q',
    clinicId: northside.clinicId,
    patientId: demoAccounts.patient.accountId,
    holders: [{ name: 'Mockville General Hospital', city: 'Mockville, Ohio', phone: '+1 202 555 0170' }],
    since: '2020-01-01',
    until: day,
    kinds: ['visits', 'labs'],
    signedAs: 'Marigold Testpatient',
    askedAt,
    allowedUntil: permissionEnds(day),
    due: requestDue(day),
    state: 'Asked',
    note: null,
    ownerId: null,
    version: 1,
    history: [{ move: 'asked', at: askedAt, by: null, note: null }],
    ...special,
  };
}

/** The requests of the demo patient: one of each kind that a patient may see. */
export function makeRecordRequests(now: Date): StoredRecordRequest[] {
  const ago = (days: number) => new Date(Math.floor(now.getTime() / 1000) * 1000 - days * dayMs);
  const { accountId: ownerId } = demoAccounts.staff;
  const by = 'Quince Deskworth';
  const asked = (days: number) => ({ move: 'asked', at: ago(days), by: null, note: null }) as const;
  const holder = (name: string, city: string) => ({ name, city, phone: '' });
  const note =
    'They want your signature on their own form. It is in your mail. Sign it and send it back to us.';
  return [
    aRecordRequest({
      requestId: 'request-new',
      reference: 'PS-7K4M2Q',
      askedAt: ago(0),
      holders: [
        { name: 'Mockville General Hospital', city: 'Mockville, Ohio', phone: '+1 202 555 0170' },
        holder('Sample Eye Center', 'Exampleton, Ohio'),
      ],
      history: [asked(0)],
    }),
    aRecordRequest({
      requestId: 'request-needs',
      reference: 'PS-3HW9TX',
      askedAt: ago(100),
      state: 'NeedsPatient',
      holders: [holder('Placeholder Family Practice', 'Exampleton, Ohio')],
      note,
      ownerId,
      version: 3,
      history: [
        asked(100),
        { move: 'request', at: ago(99), by, note: null },
        { move: 'needPatient', at: ago(90), by, note },
      ],
    }),
    aRecordRequest({
      requestId: 'request-partial',
      reference: 'PS-B5ZC8N',
      askedAt: ago(21),
      state: 'Partial',
      holders: [holder('Larch Mockwell', 'Mockville, Ohio')],
      ownerId,
      version: 3,
      history: [
        asked(21),
        { move: 'request', at: ago(20), by, note: null },
        { move: 'partial', at: ago(4), by, note: null },
      ],
    }),
    aRecordRequest({
      requestId: 'request-here',
      reference: 'PS-XD6V4R',
      askedAt: ago(79),
      state: 'Complete',
      holders: [holder('Exampleton Heart Center', 'Exampleton, Ohio')],
      ownerId,
      version: 3,
      history: [
        asked(79),
        { move: 'request', at: ago(78), by, note: null },
        { move: 'complete', at: ago(61), by, note: null },
      ],
    }),
  ];
}
