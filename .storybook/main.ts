import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { sourceFactsData } from './foundations/sourceFacts.ts';
import { traceData, traceModule } from './trace/traceData.ts';
import { wordsAtLoad } from './wordsAtLoad.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    './{foundations,journeys,states,trace,toolbar}/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in pages that are written.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      wordsAtLoad(),
      traceModule(),
      traceData(),
      sourceFactsData(),
      ...(config.plugins ?? []),
      tailwindcss(),
      msw({ mode: 'worker-only' }),
    ],
  }),
});
