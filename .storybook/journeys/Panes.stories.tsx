import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { PaneApp } from './PaneApp.tsx';

/** The frames of a journey's page. Alone they are nothing, so they are in no list and no test, but for what they say then. */
const meta = preview.meta({
  title: 'Journeys/Panes',
  component: PaneApp,
  tags: ['!dev', '!test', '!autodocs'],
  parameters: { layout: 'fullscreen' as const, page: { path: '/login' } },
});

export const Clinic = meta.story({ args: { actor: 'clinic' } });

export const Patient = meta.story({ args: { actor: 'patient' } });

/** A half in a window of its own, when the page that opened it has gone on to a site which may not be read: from here one begins again. */
export const HalfWithoutPage = meta.story({
  tags: ['dev', 'test'],
  args: { actor: 'patient' },
  beforeEach() {
    const own = Object.getOwnPropertyDescriptor(window, 'opener') ?? {};
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'opener', {
      ...own,
      get: () => ({
        get rpmJourney() {
          return refuse();
        },
      }),
    });
    return () => Object.defineProperty(window, 'opener', own);
  },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('link', { name: 'Open the page of the journey' });
    await expect(back).toHaveAttribute('href', './?path=/story/journeys-enroll-to-bill--walk');
    await expect(back).toHaveAttribute('target', '_top');
  },
});
