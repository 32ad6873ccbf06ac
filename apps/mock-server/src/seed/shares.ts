import type { SharedPart } from '@rpm/domain';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { hashToken } from '../subjects/sessions/tokens.ts';
import type { Share } from '../subjects/sharing/contract.ts';
import { demoAccounts } from './clinics.ts';

const dayMs = 86_400_000;
const { patient, otherPatient, otherProvider, colleague, carer } = demoAccounts;

interface Wish {
  ownerId: string;
  username: string;
  parts: readonly SharedPart[];
  /** Days from now: when it began, when it ends, when it was stopped. */
  days: readonly [from: number, until: number];
  stopped?: number;
}

/** Live, expired and stopped shares of the patients with accounts, across clinics, and one with a relative who is nobody's patient. */
const wishes: readonly Wish[] = [
  {
    ownerId: patient.accountId,
    username: otherProvider.username,
    parts: ['readings', 'records'],
    days: [-2, 5],
  },
  { ownerId: patient.accountId, username: carer.username, parts: ['readings'], days: [-1, 2] },
  { ownerId: patient.accountId, username: colleague.username, parts: ['records'], days: [-20, -13] },
  {
    ownerId: patient.accountId,
    username: 'neighbour@example.test',
    parts: ['readings'],
    days: [-9, -2],
    stopped: -8,
  },
  {
    ownerId: otherPatient.accountId,
    username: patient.username,
    parts: ['readings', 'records'],
    days: [-3, 4],
  },
];

/** The demo shares of those patients who are there. Their links are used up: a token that is known would open them. */
export function makeShares(patients: readonly StoredPatient[], now: Date): Share[] {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  const isThere = ({ ownerId }: Wish) => patients.some(({ patientId }) => patientId === ownerId);
  return wishes
    .filter(isThere)
    .map(({ ownerId, username, parts, days: [from, until], stopped }, at): Share => {
      const shareId = `share-${at + 1}`;
      return {
        shareId,
        ownerId,
        username,
        parts,
        from: day(from),
        until: day(until),
        revokedAt: stopped === undefined ? null : day(stopped),
        tokenHash: hashToken(`used up: ${shareId}`),
        tokenUsedAt: day(from),
        isLeft: false,
        relation: null,
        message: '',
      };
    });
}
