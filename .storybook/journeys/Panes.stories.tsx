import preview from '../preview.tsx';
import { PaneApp } from './PaneApp.tsx';

/** The frames of a journey's page. Alone they are nothing, so they are in no list and no test. */
const meta = preview.meta({
  title: 'Journeys/Panes',
  component: PaneApp,
  tags: ['!dev', '!test', '!autodocs'],
  parameters: { layout: 'fullscreen' as const, page: { path: '/login' } },
});

export const Clinic = meta.story({ args: { actor: 'clinic' } });

export const Patient = meta.story({ args: { actor: 'patient' } });
