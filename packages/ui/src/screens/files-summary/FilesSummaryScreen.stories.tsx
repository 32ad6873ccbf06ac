import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { fileWords } from '@rpm/domain/words/file';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, within } from 'storybook/test';
import { FilesSummaryScreen } from './FilesSummaryScreen.tsx';

const text = fileWords;
const meta = preview.meta({
  title: 'Screens/Patient/Files/Summary',
  component: FilesSummaryScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/files-summary', isSignedIn: true } },
});

/** RTE-05, SCR-08: how many there are of each kind, and the newest. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const kinds = within(await canvas.findByRole('region', { name: text.byKind }));
    const labs = await kinds.findByRole('link', {
      name: beginning(`${text.kinds.LabReport} ${text.count({ count: 1 })}`),
    });
    await expect(labs).toHaveAttribute('href', '/my-labreports');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1c, empty. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), files: [] } })),
  play: async ({ canvas }) => {
    await seesText(canvas, text.noneReason);
  },
});

/** ERR-02 */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getFiles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.loading)).toBeInTheDocument();
    await expect(canvas.queryByText(text.noneReason)).toBeNull();
  },
});

/** Behaviour 1a, 503. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getFiles, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.loading.failed);
  },
});
