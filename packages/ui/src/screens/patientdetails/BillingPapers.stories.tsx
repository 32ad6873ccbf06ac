import { endpoints } from '@rpm/api-client';
import { usualBilling } from '@rpm/domain';
import { billingPapersWords as texts } from '@rpm/domain/words/billingPapers';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo, queriesTo } from '@rpm/storybook/seen.ts';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { getBillingPapers, getBillingSettings, saveBillingPapers } = endpoints;
const userId = demoAccounts.patient.accountId;
const { form } = texts;

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Billing papers',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=demographics'),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function opened({ canvas, userEvent }: Context) {
  const card = within(await canvas.findByRole('region', { name: texts.title }));
  await userEvent.click(await card.findByRole('button', { name: texts.show }));
  return card;
}

async function editing(context: Context) {
  const card = await opened(context);
  await context.userEvent.click(await card.findByRole('button', { name: texts.edit }));
  return { card, dialog: within(await screen.findByRole('dialog', { name: form.title })) };
}

/** SCR-04: diagnosis, training day and who else bills are saved with the version that was read, and shown. */
export const SavesPapers = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { userEvent } = context;
    const { card, dialog } = await editing(context);
    const diagnosis = dialog.getByLabelText(texts.diagnosis);
    await userEvent.clear(diagnosis);
    await userEvent.type(diagnosis, 'e119');
    await fireEvent.change(dialog.getByLabelText(texts.trainingDay), { target: { value: '2026-10-02' } });
    await userEvent.click(dialog.getByRole('button', { name: texts.add }));
    await fireEvent.change(dialog.getByLabelText(texts.start({ at: 1 })), {
      target: { value: '2026-09-01' },
    });
    await userEvent.click(dialog.getByRole('button', { name: form.submit }));
    await expect(await screen.findByText(form.done)).toBeVisible();
    await expect(await card.findByText('E11.9')).toBeVisible();
    await expect(bodiesTo(saveBillingPapers)).toMatchObject([
      {
        userId,
        papers: {
          ...{ diagnosis: 'E11.9', trainingDay: '2026-10-02' },
          otherClaims: [{ kind: 'otherPractice', from: '2026-09-01', to: null }],
        },
      },
    ]);
  },
});

/** SCR-04: whoever comes from a bill finds them open, at the button that changes them. */
export const ComesForThem = meta.story({
  parameters: atRecord('&tab=demographics&papers=1'),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: texts.title }));
    await expect(await card.findByRole('button', { name: texts.edit })).toHaveFocus();
    await expect(card.getByText(texts.diagnosis)).toBeVisible();
  },
});

/** SCR-04: what is wrong is named at its field, and nothing is sent. */
export const NamesWhatIsWrong = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog } = await editing(context);
    const diagnosis = dialog.getByLabelText(texts.diagnosis);
    await userEvent.clear(diagnosis);
    await userEvent.type(diagnosis, '119');
    await userEvent.click(dialog.getByRole('button', { name: texts.add }));
    await userEvent.click(dialog.getByRole('button', { name: form.submit }));
    await expect(await dialog.findByText(texts.errors.diagnosisInvalid)).toBeVisible();
    await expect(dialog.getByText(texts.errors.claimWithoutStart)).toBeVisible();
    await expect(bodiesTo(saveBillingPapers)).toEqual([]);
  },
});

/** SCR-04: somebody else saved while the form was open; what was typed stays. */
export const ChangedMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(saveBillingPapers, 409), backend({ world: monitoredClinic() })),
  play: async (context) => {
    const { userEvent } = context;
    const { dialog } = await editing(context);
    const diagnosis = dialog.getByLabelText(texts.diagnosis);
    await userEvent.clear(diagnosis);
    await userEvent.type(diagnosis, 'I10');
    await userEvent.click(dialog.getByRole('button', { name: form.submit }));
    await expect(await dialog.findByText(form.changed)).toBeVisible();
    await expect(diagnosis).toHaveValue('I10');
  },
});

/** SCR-04: the card fails by itself. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getBillingPapers, 503), backend({ world: monitoredClinic() })),
  play: async (context) => {
    const card = await opened(context);
    await expect(await card.findByText(texts.loading.failed)).toBeVisible();
  },
});

/** SCR-04: while it loads. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getBillingPapers), backend({ world: monitoredClinic() })),
  play: async (context) => {
    const card = await opened(context);
    await expect(card.queryByRole('button', { name: texts.edit })).toBeNull();
  },
});

/** Whom the clinic does not let bill is not shown what the server would refuse. */
export const MayNotBill = meta.story({
  beforeEach: ({ msw }) => {
    const world = monitoredClinic();
    const clinics = world.clinics.map((clinic) => ({
      ...clinic,
      billing: {
        ...{ value: { ...usualBilling, billers: [] }, version: 1 },
        ...{ savedById: demoAccounts.administrator.accountId, savedAt: new Date('2026-09-01T12:00:00Z') },
      },
    }));
    msw.use(backend({ world: { ...world, clinics } }));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('region');
    await waitFor(() => expect(queriesTo(getBillingSettings)).toHaveLength(1));
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

/** SCR-04: on paper the papers stand when they are open; before, a card of a button alone is not printed. */
export const Printed = meta.story({
  play: async (context) => {
    const back = asPrinted();
    try {
      await waitFor(() => expect(context.canvas.getByText(texts.title)).not.toBeVisible());
    } finally {
      back();
    }
    const card = await opened(context);
    await card.findByText(texts.diagnosis);
    const again = asPrinted();
    try {
      await expect(card.getByText(texts.diagnosis)).toBeVisible();
      await expect(card.getByText(texts.edit)).not.toBeVisible();
    } finally {
      again();
    }
  },
});
