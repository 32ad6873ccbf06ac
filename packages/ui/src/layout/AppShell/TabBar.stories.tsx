import { appWords } from '@rpm/domain/words/app';
import { navWords } from '@rpm/domain/words/frame';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../Page/Page.tsx';
import { AppShell } from './AppShell.tsx';

const days = Array.from({ length: 40 }, (_, at) => `Day ${at}`);

const meta = preview.meta({
  title: 'Layout/AppShell/Tab bar',
  component: AppShell,
  globals: { role: 'patient', density: 'patient', viewport: { value: 'w390' } },
  parameters: { layout: 'fullscreen', page: { path: '/my-timeline' } },
  args: {
    user: {
      ...{ userId: 'u-1', username: 'marigold@example.test', role: 'PATIENT', clinicName: 'Northside' },
      ...{ firstName: 'Marigold', middleName: '', lastName: 'Testpatient' },
    },
    onLogout: fn(),
    children: (
      <Page title="My timeline">
        {days.map((day) => (
          <button key={day} type="button" className="block py-2">
            {day}
          </button>
        ))}
      </Page>
    ),
  },
});

/** NAV-02, WCAG 2.4.11: what gets the focus, forth or back, stands neither behind the bar nor behind the header. */
export const FocusInView = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    const { top: foot } = canvas.getByRole('navigation', { name: navWords.label }).getBoundingClientRect();
    const { bottom: head } = canvas.getByRole('banner').getBoundingClientRect();
    // React sets it once the page has been drawn.
    await waitFor(() => expect(document.documentElement.style.scrollPadding).not.toBe(''));
    const stops = canvas.getAllByRole('button', { name: /^Day/ });
    for (const day of [...stops, ...stops.toReversed()]) {
      day.focus();
      const { top, bottom } = day.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(foot);
      await expect(top).toBeGreaterThanOrEqual(head);
    }
  },
});

/** NAV-02: in the largest text at 320 px the header has two rows, and nothing in it touches its edges. */
export const LargestText = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320', isRotated: false }, text: 'percent-200' },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('banner').getBoundingClientRect();
    const title = canvas.getByText(appWords.title).getBoundingClientRect();
    const account = canvas.getByRole('button', { name: /Marigold/ }).getBoundingClientRect();
    await expect(account.top).toBeGreaterThan(title.bottom);
    await expect(title.top - top).toBeGreaterThan(4);
    await expect(bottom - account.bottom).toBeGreaterThan(4);
  },
});
