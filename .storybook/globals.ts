import type { Preview } from '@storybook/react-vite';

const item = (value: string, title: string) => ({ value, title });

/** What the toolbar offers a designer or a tester. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Colour theme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      items: [item('light', 'Light'), item('dark', 'Dark')],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density: staff 14 px, patient 18 px and up',
    toolbar: {
      title: 'Density',
      icon: 'ruler',
      items: [item('staff', 'Staff'), item('patient', 'Patient')],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: 'light', density: 'staff' };

/** Puts what the toolbar says on the root element: the theme and the density. */
export function applyGlobals(globals: Record<string, unknown>) {
  const root = document.documentElement;
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  root.dataset.density = globals.density === 'patient' ? 'patient' : 'staff';
}
