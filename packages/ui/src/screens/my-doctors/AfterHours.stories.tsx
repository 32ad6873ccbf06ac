import { endpoints } from '@rpm/api-client';
import { usualGuidance } from '@rpm/domain';
import { doctorWords as texts } from '@rpm/domain/words/doctors';
import { answers, backend } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { expect, within } from 'storybook/test';
import { MyDoctorsScreen } from './MyDoctorsScreen.tsx';

const clinic = (isOpen: boolean) =>
  answers(
    endpoints.getUrgentReading,
    JSON.stringify({
      urgent: null,
      clinic: {
        ...{ name: 'Northside Sample Clinic', timeZone: 'America/Chicago', opens: null, hasHours: true },
        openUntil: isOpen ? '20261120-23:00:00' : null,
        guidance: { ...usualGuidance, phone: '(614) 555-0142' },
      },
    }),
  );

const meta = preview.meta({
  title: 'Screens/Patient/My doctors/After hours',
  component: MyDoctorsScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/my-doctors', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(clinic(false), backend({ world: smallClinic() })),
});

/** RTE-04: nobody answers the phone now: there is no call, and the way to write stands where it stands beside one. */
export const NobodyAnswers = meta.story({
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('article', { name: 'Wren Q. Exampledoc' });
    const card = within(box);
    const write = await card.findByRole('link', {
      name: containing(texts.messageTo({ name: 'Wren Q. Exampledoc' })),
    });
    await canvas.findByRole('region', { name: texts.others.title });
    await expect(
      card.queryByRole('link', { name: texts.callFor({ name: 'Wren Q. Exampledoc' }) }),
    ).toBeNull();
    const { left, width } = box.getBoundingClientRect();
    await expect(write.getBoundingClientRect().right).toBeLessThan(left + width / 2);
  },
});
