import { appWords } from '@rpm/domain/words/app';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { ErrorFallback } from './ErrorFallback.tsx';

const meta = preview.meta({
  title: 'Layout/ErrorFallback',
  component: ErrorFallback,
  parameters: { layout: 'fullscreen' },
  args: { userRole: 'DOCTOR', onRefresh: fn() },
});

/** ERR-01: a provider's way leads to the provider dashboard. */
export const Provider = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: appWords.crashTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: appWords.goToDashboard })).toHaveAttribute(
      'href',
      '/doctor-dashboard',
    );
    await userEvent.click(canvas.getByRole('button', { name: appWords.refresh }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** ERR-01: a patient's, and that of a user whose role is not known, to the patient dashboard. */
export const RoleUnknown = meta.story({
  args: { userRole: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: appWords.goToDashboard })).toHaveAttribute(
      'href',
      '/patient-dashboard',
    );
  },
});

/** Behaviour 1b: offline it says so, and refreshing waits. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(appWords.crashOffline);
    await userEvent.click(canvas.getByRole('button', { name: appWords.refresh }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});
