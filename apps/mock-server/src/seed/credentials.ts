import { type CredentialKind, dayPlus, localDay, type UsState } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { SeedCredential } from '../subjects/credentials/contract.ts';
import { storyNow } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';
import { aPdf } from './files.ts';

const document = btoa(aPdf('A made-up certificate'));

/** A verified Ohio license of the demo provider, for a test or a story: `aCredential({ expires: '2026-10-31' })`. */
export const aCredential = (special: Partial<SeedCredential> = {}): SeedCredential => ({
  credentialId: 'credential-1',
  clinicId: northside.clinicId,
  kind: 'medicalLicense',
  accountId: demoAccounts.provider.accountId,
  number: '35.000000',
  state: 'OH',
  issuer: 'State Medical Board of Ohio',
  issued: '2024-12-19',
  expires: '2026-12-18',
  fileName: 'ohio-license.pdf',
  contentType: 'application/pdf',
  bytes: atob(document).length,
  content: document,
  addedAt: new Date(storyNow.getTime() - 90 * 86_400_000),
  review: 'accepted',
  reason: null,
  checkedById: demoAccounts.administrator.accountId,
  checkedAt: storyNow,
  replacesId: null,
  replacedAt: null,
  mailedDays: null,
  ...special,
});

/** The credentials of the demo provider: each state once, by the clock of the clinic. */
export function makeCredentials(now: Date): Required<Pick<World, 'credentials'>> {
  const today = localDay(now, northside.timeZone);
  const one = (
    kind: CredentialKind,
    [number, issuer, issued, left]: [string, string, number, number | null],
    special: Partial<SeedCredential> = {},
  ) =>
    aCredential({
      credentialId: `credential-${kind}`,
      kind,
      number,
      issuer,
      state: null,
      issued: dayPlus(today, -issued),
      expires: left === null ? null : dayPlus(today, left),
      fileName: `${kind}.pdf`,
      addedAt: new Date(now.getTime() - 90 * 86_400_000),
      checkedAt: now,
      ...special,
    });
  const ohio: UsState = 'OH';
  const unchecked = { checkedById: null, checkedAt: null } as const;
  return {
    credentials: [
      one('medicalLicense', ['35.000000', 'State Medical Board of Ohio', 702, 28], { state: ohio }),
      one('lifeSupport', ['BLS-22041', 'Sample Heart Association', 750, -20]),
      one('malpractice', ['SI-00-118', 'Sample Insurance Company', 233, 132], {
        ...unchecked,
        review: 'waiting',
      }),
      one('dea', ['FE0000000', 'Drug Enforcement Administration', 508, 588]),
      one('boardCertification', ['IM-000512', 'Internal medicine, Sample Board', 1785, 1867]),
      one('npi', ['1234567893', 'National registry', 4000, null]),
      one('medicalLicense', ['00000', 'West Virginia Board of Medicine', 142, 588], {
        credentialId: 'credential-refused',
        state: 'WV',
        review: 'refused',
        reason: 'The number cannot be read',
      }),
    ],
  };
}
