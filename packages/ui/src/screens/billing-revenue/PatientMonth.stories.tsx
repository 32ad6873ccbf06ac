import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { backend } from '@rpm/mock-server/msw';
import { billingClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { anyCount, anything, containing, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect } from 'storybook/test';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

const slow = { timeout: 15_000 };
const clinicZone = 'Pacific/Honolulu';

const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue/Month of a patient',
  component: BillingRevenueScreen,
  parameters: { layout: 'fullscreen', page: { path: '/billing-revenue', isSignedIn: true } },
});

/** SCR-04: the times of care are by the clinic's clock, wherever the reader is; a number of minutes is one line. */
export const ByTheClinicsClock = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  beforeEach({ msw }) {
    const world = billingClinic();
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: clinicZone }));
    msw.use(backend({ world: { ...world, clinics } }));
  },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole(
      'button',
      { name: sentence(texts.open({ name: anything })) },
      slow,
    );
    if (!row) throw new Error('no row');
    await userEvent.click(row);
    const here = timeInWords(storyNow.toISOString(), 'datetime', clinicZone);
    await expect(await canvas.findByText(containing(here), {}, slow)).toBeInTheDocument();
    const [minutes] = canvas.getAllByText(sentence(billMonthWords.dayMinutes({ count: anyCount })));
    await expect(minutes).toHaveStyle({ whiteSpace: 'nowrap' });
  },
});
