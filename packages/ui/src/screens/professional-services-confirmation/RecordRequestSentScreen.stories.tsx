import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { backend } from '@rpm/mock-server/msw';
import { makeRecordRequests, smallClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { RecordRequestSentScreen } from './RecordRequestSentScreen.tsx';

const texts = recordRequestWords.confirmed;
const path = '/professional-services-confirmation';
const meta = preview.meta({
  title: 'Screens/Patient/Records of other clinics/Confirmation',
  component: RecordRequestSentScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: `${path}?request=request-new`, isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...smallClinic(), recordRequests: makeRecordRequests(storyNow) } })),
});

/** RTE-07: the number in large type, whom the clinic asks, and the ways on. It survives a reload. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PS-7K4M2Q')).toBeVisible();
    const holders = texts.and({ first: 'Mockville General Hospital', second: 'Sample Eye Center' });
    await expect(canvas.getByText(texts.says({ holders }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.list })).toHaveAttribute(
      'href',
      '/professional-services-records',
    );
    await expect(canvas.getByRole('button', { name: texts.print })).toBeVisible();
  },
});

/** An address that names no request of the patient leads to the list. */
export const NoSuchRequest = meta.story({
  parameters: { page: { path: `${path}?request=of-somebody-else`, isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.gone)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.list })).toBeVisible();
  },
});
