import { patientListWords } from '@rpm/domain/words/patientList';
import { backend } from '@rpm/mock-server/msw';
import { emptyClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { PatientListScreen } from '@rpm/ui/screens/patient-list/PatientListScreen.tsx';
import { expect } from 'storybook/test';
import { anyCount, ending } from '../sentence.ts';

const slow = { timeout: 20_000 };

/** Each story says that nobody is there; the toolbar knows better. */
const meta = preview.meta({
  title: 'Toolbar/Patients',
  component: PatientListScreen,
  parameters: {
    layout: 'fullscreen',
    page: { path: '/patient-list?scope=clinic', isSignedIn: true },
    docs: { description: { component: 'What the tool *Patients* does, on the page of patients.' } },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
});

/** What the story says stands while nothing else is chosen. */
export const OfTheStory = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(patientListWords.empty, {}, slow)).toBeVisible();
  },
});
/** Nobody has been enrolled yet. */
export const Nobody = meta.story({
  globals: { population: '0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(patientListWords.empty, {}, slow)).toBeVisible();
  },
});
/** The one whom most stories know. */
export const One = meta.story({
  globals: { population: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Marigold Testpatient/, {}, slow)).not.toHaveLength(0);
    await expect(await canvas.findAllByRole('rowheader', {}, slow)).toHaveLength(1);
  },
});
/** A clinic as it is meant. */
export const ThreeHundred = meta.story({
  globals: { population: '300' },
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        ending(patientListWords.range({ from: anyCount, to: anyCount, count: 300 })),
        {},
        slow,
      ),
    ).toBeVisible();
  },
});
/** A clinic of several towns; the fault of the toolbar still comes before it. */
export const FiveThousand = meta.story({
  globals: { population: '5000' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        ending(patientListWords.range({ from: anyCount, to: anyCount, count: 5000 })),
        {},
        slow,
      ),
    ).toBeVisible();
  },
});
export const FiveThousandAndAFault = meta.story({
  globals: { population: '5000', fault: '500', call: 'getPatientList' },
  tags: ['network-fault'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(patientListWords.loading.failed, {}, slow))[0]).toBeVisible();
  },
});
