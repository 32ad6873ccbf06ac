import { recordWords } from '@rpm/domain/words/record';
import { backend } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { page, layout } = atRecord();
const { record: texts } = recordWords;

/** SCR-05: the way back from a record leads to the list as it was left. */
const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Back',
  component: PatientDetailsScreen,
  parameters: { layout, page },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const wait = { timeout: 10_000 };
const back = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  canvas
    .findByRole('main', {}, wait)
    .then((main: HTMLElement) => within(main).findByRole('link', { name: texts.title }));

/** Opened from a list with a filter: back to that filter, also from another part of the record. */
export const ToTheFilteredList = meta.story({
  parameters: { page: { ...page, state: { list: '?show=notReviewed&page=2' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await back(canvas)).toHaveAttribute('href', '/patient-list?show=notReviewed&page=2');
    const parts = within(await canvas.findByRole('navigation', { name: texts.tabs.label }, wait));
    const notes = () => parts.getByRole('link', { name: new RegExp(`^${texts.tabs.notes}`) });
    await userEvent.click(notes());
    await waitFor(() => expect(notes()).toHaveAttribute('aria-current', 'page'), wait);
    await expect(await back(canvas)).toHaveAttribute('href', '/patient-list?show=notReviewed&page=2');
  },
});

/** Come in another way, as by an address that a colleague has sent: back to everybody. */
export const ToTheWholeList = meta.story({
  play: async ({ canvas }) => {
    await expect(await back(canvas)).toHaveAttribute('href', '/patient-list');
  },
});
