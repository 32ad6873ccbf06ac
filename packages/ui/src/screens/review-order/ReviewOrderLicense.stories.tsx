import { credentialWords as texts } from '@rpm/domain/words/credential';
import { orderWords } from '@rpm/domain/words/order';
import { refusalWords } from '@rpm/domain/words/refusal';
import { usStateWords } from '@rpm/domain/words/usState';
import { backend } from '@rpm/mock-server/msw';
import { aCredential, northside, smallClinic } from '@rpm/mock-server/seed';
import { choose, confirmPickup, juniper, placings, reviewPage } from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen } from 'storybook/test';
import { ReviewOrderScreen } from './ReviewOrderScreen.tsx';

const world = (waits: boolean) => ({
  ...smallClinic(),
  credentials: [aCredential({ state: 'NY', expires: '2026-11-19' })],
  ...(waits && { clinicsThatWait: [northside.clinicId] }),
});
const meta = preview.meta({
  title: 'Screens/Clinic/Review order/License',
  component: ReviewOrderScreen,
  parameters: { layout: 'fullscreen', page: reviewPage },
  beforeEach: () => choose(juniper),
});

const expired = texts.order.expired({
  ...{ state: usStateWords.NY, name: 'Wren Q. Exampledoc', date: dayInWords('2026-11-19') },
});
const slow = { timeout: 10_000 };

/** SCR-09: an expired license is shown where the order is signed, and the order can be placed. */
export const Warns = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) => msw.use(backend({ world: world(false) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(expired, {}, slow)).toBeVisible();
    await expect(canvas.getByText(texts.order.warns)).toBeVisible();
    await confirmPickup(canvas, userEvent);
    await expect(
      await screen.findByRole('dialog', { name: orderWords.review.confirmedTitle }, slow),
    ).toBeVisible();
  },
});

/** SCR-09: the day is the clinic's: where it is tomorrow there already, what ends today here has expired. */
export const ClinicsDay = meta.story({
  beforeEach: ({ msw }) => {
    const clinics = smallClinic().clinics.map((each) => ({ ...each, timeZone: 'Pacific/Kiritimati' }));
    const credentials = [aCredential({ state: 'NY', expires: '2026-11-20' })];
    msw.use(backend({ world: { ...smallClinic(), clinics, credentials } }));
  },
  play: async ({ canvas }) => {
    const ended = { state: usStateWords.NY, name: 'Wren Q. Exampledoc', date: dayInWords('2026-11-20') };
    await expect(await canvas.findByText(texts.order.expired(ended), {}, slow)).toBeVisible();
  },
});

/** SCR-09: where the clinic wants it the order waits, and the server says why. */
export const Waits = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(backend({ world: world(true) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.order.waits, {}, slow)).toBeVisible();
    await confirmPickup(canvas, userEvent);
    await expect(await canvas.findByText(refusalWords.licenseExpired, {}, slow)).toBeVisible();
    await expect(placings()).toHaveLength(1);
  },
});
