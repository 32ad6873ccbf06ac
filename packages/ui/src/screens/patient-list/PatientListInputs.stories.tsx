import { patientListWords } from '@rpm/domain/words/patientList';
import { backend } from '@rpm/mock-server/msw';
import { hugeClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { expect, spyOn, waitFor } from 'storybook/test';
import { PatientListScreen } from './PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Inputs',
  component: PatientListScreen,
  parameters: {
    layout: 'fullscreen',
    page: { path: '/patient-list?sort=name&rows=50', isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: hugeClinic(100) })),
});

/** 17.5: on the largest page a letter of the search makes no row and tells no time anew, and the page has so many nodes at most. */
export const TypingTouchesNoRow = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(50), { timeout: 15_000 });
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2400);
    const told = spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    try {
      const search = canvas.getByRole('searchbox', { name: patientListWords.search });
      await userEvent.type(search, 'q');
      await expect(search).toHaveValue('q');
      await expect(told).not.toHaveBeenCalled();
    } finally {
      told.mockRestore();
    }
  },
});
