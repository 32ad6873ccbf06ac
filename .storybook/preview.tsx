import '@rpm/ui/theme.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { applyGlobals, globalTypes, initialGlobals } from './globals.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/ } },
  },
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return <Story />;
    },
  ],
});
