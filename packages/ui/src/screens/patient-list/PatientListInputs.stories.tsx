import { endpoints } from '@rpm/api-client';
import { pagesWords } from '@rpm/domain/words/frame';
import { patientListWords } from '@rpm/domain/words/patientList';
import { backend, waitsFor } from '@rpm/mock-server/msw';
import { hugeClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { expect, spyOn, waitFor } from 'storybook/test';
import { rowsInSight } from '../../components/DataTable/useInPieces.ts';
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
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    // The frame asks for these once the page is there; the server, which tells times to count them, runs on this very page.
    const typed = Promise.withResolvers<void>();
    msw.use(waitsFor(endpoints.getAlertCounts, typed.promise));
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
      typed.resolve();
    }
  },
});

/** Nothing was typed, so there is no spelling to check. */
export const NobodyDischarged = meta.story({
  parameters: { page: { path: '/patient-list?show=discharged', isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(patientListWords.noneInFilter)).toBeVisible();
    await expect(canvas.queryByText(patientListWords.noMatchReason)).toBeNull();
  },
});

/** 17.5: of the patients of the next page those are drawn first that a window shows, and the rest right after; in the end all are there. */
export const ComesInPieces = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(50), { timeout: 15_000 });
    /** Rows that each drawing has made. */
    const made: number[] = [];
    const observer = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const rows = nodes.filter((node) => node instanceof HTMLTableRowElement).length;
      if (rows > 0) made.push(rows);
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: pagesWords.next }));
      const sum = () => made.reduce((all, rows) => all + rows, 0);
      await waitFor(() => expect(sum()).toBeGreaterThan(rowsInSight()), { timeout: 15_000 });
      await expect(made[0]).toBeLessThanOrEqual(rowsInSight());
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(sum());
    } finally {
      observer.disconnect();
    }
  },
});
