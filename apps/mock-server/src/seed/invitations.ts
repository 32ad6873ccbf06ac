import type { StaffRole } from '@rpm/domain';
import { hashToken } from '../subjects/sessions/tokens.ts';
import type { StoredInvitation } from '../subjects/staff/contract.ts';
import { northside, southside } from './clinics.ts';

const dayMs = 86_400_000;

interface Wish {
  clinicId: string;
  name: readonly [first: string, last: string];
  role: StaffRole;
  /** Days from now; below 0 when it is over. */
  endsIn: number;
}

/** Invitations that are open, and one that nobody took up. */
const wishes: readonly Wish[] = [
  { clinicId: northside.clinicId, name: ['Bergamot', 'Newstaff'], role: 'DOCTOR', endsIn: 5 },
  { clinicId: northside.clinicId, name: ['Chicory', 'Latecomer'], role: 'STAFF', endsIn: -2 },
  { clinicId: southside.clinicId, name: ['Borage', 'Soonhere'], role: 'STAFF', endsIn: 6 },
];

/** The id of an invitation of the demo world, by the first name. */
export const invitationIdOf = (first: string) => `invitation-${first.toLowerCase()}`;

/** The invitations of the demo world. Nobody has the tokens of their links. */
export const makeInvitations = (now: Date): StoredInvitation[] =>
  wishes.map(({ clinicId, name: [firstName, lastName], role, endsIn }) => ({
    invitationId: invitationIdOf(firstName),
    clinicId,
    username: `${firstName}.${lastName}@example.test`.toLowerCase(),
    role,
    firstName,
    lastName,
    tokenHash: hashToken(`nobody has the token of ${firstName}`),
    expiresAt: new Date(now.getTime() + endsIn * dayMs),
  }));
