import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { msw } from 'msw/vite';
import { wordsAtLoad } from './wordsAtLoad.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [wordsAtLoad(), ...(config.plugins ?? []), tailwindcss(), msw({ mode: 'worker-only' })],
  }),
});
