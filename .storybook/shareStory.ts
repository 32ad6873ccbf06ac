import { endpoints } from '@rpm/api-client';
import type { sharedParts } from '@rpm/domain';
import { shareWords as texts } from '@rpm/domain/words/share';
import { answers, backend } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic, type World } from '@rpm/mock-server/seed';
import { screen, within } from 'storybook/test';

/** Whose timeline the patient of the stories sees in the small clinic: the other clinic's patient. */
export const { accountId: sharerId } = demoAccounts.otherPatient;

/** A share, as the server says it: what the patient shares with her daughter, unless something else is said. */
export const share = (special: object = {}) => ({
  ...{ shareId: 'share-1', owner: { userId: 'user-patient-northside', name: 'Marigold Testpatient' } },
  ...{ username: 'ivy.testpatient@example.test', parts: ['readings', 'records'] },
  ...{ from: '20261113-15:00:00', until: '20261127-15:00:00', state: 'live', message: '' },
  ...{ ended: null, isLeft: false, relation: 'daughter' },
  ...{ grantee: { userId: 'user-ivy', name: 'Ivy Testpatient' }, lastOpened: '20261120-00:15:00' },
  ...special,
});
/** What she shares with somebody who has not looked at it. */
export const notOpened = share({
  ...{ shareId: 'share-2', username: 'rowan.dummyfield@example.test', parts: ['readings'] },
  ...{ grantee: null, lastOpened: null, message: 'Have a look.' },
});
/** What she shared until the end of October. */
export const over = share({
  ...{ shareId: 'share-3', username: 'clover.demoson@example.test', parts: ['readings'], state: 'expired' },
  ...{ until: '20261031-15:00:00', ended: '20261031-15:00:00', grantee: null, lastOpened: null },
});
/** What somebody shares with her. */
export const shareWithMe = (special: object = {}) =>
  share({
    ...{ owner: { userId: 'user-alder', name: 'Alder Sampleton' }, username: 'patient@northside.example' },
    ...{ from: '20261118-15:00:00', message: 'For you, with love.' },
    ...{ grantee: null, lastOpened: null, relation: null, ...special },
  });

/** The patient shares this, and this is shared with her. */
export const lists = (byMe: object[], withMe: object[] = []) =>
  answers(endpoints.getMyFriends, JSON.stringify({ byMe, withMe }));
/** This is shared with the patient, and she shares nothing. */
export const friends = (...withMe: object[]) => lists([], withMe);

/** The small clinic, in which these parts are shared and nothing is said with it. */
export function sharing(parts: readonly (typeof sharedParts)[number][], special: Partial<World> = {}) {
  const world = smallClinic();
  const shares = world.shares.map((each) => ({ ...each, parts: [...parts], message: '' }));
  return backend({ world: { ...world, shares, ...special } });
}
/** The small clinic, in which nothing is shared. */
export const sharingNothing = () => backend({ world: { ...smallClinic(), shares: [] } });

/** Opens the form that shares. */
export async function openShareForm(
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>,
  hands: { click: (element: Element) => Promise<void> },
) {
  await hands.click(await canvas.findByRole('button', { name: texts.share }));
  return within(await screen.findByRole('dialog', { name: texts.form.title }));
}
