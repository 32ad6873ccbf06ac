import { endpoints } from '@rpm/api-client';
import { fullName, usualBilling } from '@rpm/domain';
import { billingConfigWords as texts } from '@rpm/domain/words/billingConfig';
import { answers, backend } from '@rpm/mock-server/msw';
import { demoAccounts, emptyClinic, northside } from '@rpm/mock-server/seed';
import { LeftAndOpened, leaveAndOpen } from '@rpm/storybook/LeftAndOpened.tsx';
import { isAskedBeforeLeaving } from '@rpm/storybook/leavingStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { BillingConfigScreen } from './BillingConfigScreen.tsx';

const slow = { timeout: 15_000 };

const meta = preview.meta({
  title: 'Screens/Clinic/Billing config/Typed',
  component: BillingConfigScreen,
  globals: { role: 'administrator' },
  parameters: { layout: 'fullscreen', page: { path: '/billing-config', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  render: () => (
    <LeftAndOpened>
      <BillingConfigScreen />
    </LeftAndOpened>
  ),
});

/** SCR-04: what is typed is there again, and not saved, when one has followed a link; saved or discarded, it is not kept. */
export const OutlivesThePage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.findByRole('textbox', { name: texts.practiceName }, slow);
    await userEvent.type(await name(), 'Northside');
    await leaveAndOpen(userEvent);
    await expect(await name()).toHaveValue('Northside');
    await expect(canvas.getByText(texts.unsaved)).toBeVisible();
    await expect(isAskedBeforeLeaving()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: texts.discard }));
    await expect(await name()).toHaveValue('');
    await leaveAndOpen(userEvent);
    await expect(await name()).toHaveValue('');
    await userEvent.type(await name(), 'Eastside');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(canvas.queryByText(texts.unsaved)).toBeNull(), slow);
    await leaveAndOpen(userEvent);
    await expect(await name()).toHaveValue('Eastside');
    await expect(canvas.queryByText(texts.unsaved)).toBeNull();
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Saves while a newer version is there, and comes back to what was typed. */
async function changedBy(
  { canvas, userEvent, msw }: Context,
  savedBy: { userId: string; name: string } | null,
): Promise<void> {
  const box = (name: string) => canvas.findByRole('textbox', { name }, slow);
  await userEvent.type(await box(texts.practiceName), 'Mine');
  const settings = { ...usualBilling, practiceName: 'Theirs', payer: 'Their payer' };
  const rest = {
    ...{ version: 7, savedBy, savedTime: null, mayChange: true, mayBill: true, providers: [] },
    clinicZone: northside.timeZone,
  };
  const refusal = { code: 'detailsChanged', message: 'changed' };
  msw.use(
    answers(endpoints.getBillingSettings, JSON.stringify({ settings, ...rest })),
    answers(endpoints.saveBillingSettings, JSON.stringify(refusal), { status: 409 }),
  );
  await userEvent.click(canvas.getByRole('button', { name: texts.save }));
  await waitFor(async () => expect(await box(texts.payer)).toHaveValue('Their payer'), slow);
  await expect(await box(texts.practiceName)).toHaveValue('Mine');
  await expect(await canvas.findByText(texts.changedMeanwhile)).toBeVisible();
  await leaveAndOpen(userEvent);
  await expect(await canvas.findByText(texts.changedMeanwhile)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: texts.discard }));
  await expect(canvas.queryByText(texts.changedMeanwhile)).toBeNull();
  await expect(await box(texts.practiceName)).toHaveValue('Theirs');
}

/** Behaviour 1c: what another administrator saved meanwhile is told until one saves or discards, and stays where one typed nothing. */
export const ChangedMeanwhile = meta.story({
  tags: ['w390', 'network-fault'],
  play: (context) => changedBy(context, null),
});

/** Behaviour 1c: what the same person saved in another tab is as unseen here, and told. */
export const ChangedInAnotherTab = meta.story({
  tags: ['w390', 'network-fault'],
  play: (context) => {
    const { accountId, ...names } = demoAccounts.administrator;
    return changedBy(context, { userId: accountId, name: fullName(names) });
  },
});
