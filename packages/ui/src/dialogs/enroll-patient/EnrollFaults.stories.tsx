import { endpoints } from '@rpm/api-client';
import { enrollWords } from '@rpm/domain/words/enroll';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { enrollDialog, enrolled, fillEnrollment, pressEnroll } from '@rpm/storybook/enrollStory.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { EnrollPatientDialog } from './EnrollPatientDialog.tsx';

const onEnrolled = fn();

const meta = preview.meta({
  title: 'Dialogs/Enroll patient/Faults',
  component: EnrollPatientDialog,
  args: { onEnrolled: (userId) => onEnrolled(userId), onClose: () => {} },
  beforeEach: () => {
    onEnrolled.mockClear();
  },
});

/** Behaviour 1a, 500: it is said by the button, and everything typed stays. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.createPatientInfo, 500)),
  play: async ({ msw, userEvent }) => {
    const dialog = await fillEnrollment(userEvent);
    await pressEnroll(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(dialog.getByLabelText(enrollWords.lastName)).toHaveValue('Testperson');
    await expect(dialog.getByLabelText(enrollWords.dob)).toHaveValue('1950-05-06');
    msw.use(backend());
    await pressEnroll(userEvent);
    await waitFor(() => expect(onEnrolled).toHaveBeenCalledTimes(1));
    await expect(enrolled()).toHaveLength(2);
  },
});

/** Behaviour 1a, 403. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.createPatientInfo, 403)),
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent);
    await pressEnroll(userEvent);
    await expect(await dialog.findByText(loadWords.forbidden)).toBeVisible();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** The provider has left the clinic meanwhile: said at the field. */
export const ProviderGone = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.createPatientInfo, 404)),
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent);
    await pressEnroll(userEvent);
    await expect(await dialog.findByText(enrollWords.providerGone)).toBeVisible();
  },
});

/** Behaviour 1a, timeout: nobody knows whether it came about, and that is what is said. */
export const NotConfirmed = meta.story({
  tags: ['network-fault'],
  parameters: { page: { callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.createPatientInfo)),
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent);
    await pressEnroll(userEvent);
    await expect(await dialog.findByText(new RegExp(taskWords.unconfirmed))).toBeVisible();
    await expect(dialog.getByLabelText(enrollWords.firstName)).toHaveValue('Zinnia');
  },
});

/** Behaviour 1a, malformed and bad schema: a success that cannot be read is none; nobody knows, and nothing is lost. */
export const AnswerUnreadable = meta.story({
  play: async ({ msw, userEvent }) => {
    const { createPatientInfo } = endpoints;
    const dialog = await fillEnrollment(userEvent);
    for (const [at, body] of ['{"userId":"pat', '{"userId":7}', '<!doctype html>', '[]'].entries()) {
      msw.use(answers(createPatientInfo, body));
      await pressEnroll(userEvent);
      await waitFor(() => expect(enrolled()).toHaveLength(at + 1));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.unconfirmed);
    }
    await expect(onEnrolled).not.toHaveBeenCalled();
    await expect(dialog.getByLabelText(enrollWords.lastName)).toHaveValue('Testperson');
    msw.use(backend());
    await pressEnroll(userEvent);
    await waitFor(() => expect(onEnrolled).toHaveBeenCalledTimes(1));
  },
});

/** Behaviour 1a, offline: nothing is sent, nothing is lost. */
export const Offline = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent);
    const restore = setOnline(false);
    try {
      await pressEnroll(userEvent);
      await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.offline);
      await expect(enrolled()).toEqual([]);
      await expect(dialog.getByLabelText(enrollWords.firstName)).toHaveValue('Zinnia');
    } finally {
      restore();
    }
  },
});

/** Behaviour 1a: the providers do not come, or cannot be read: it is said, and a retry brings them. */
export const ProvidersFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getUsers, 503)),
  play: async ({ msw, userEvent }) => {
    const dialog = await enrollDialog();
    await expect(await dialog.findByText(enrollWords.providersFailed)).toBeVisible();
    msw.use(answers(endpoints.getUsers, '[{"userId":'));
    await userEvent.click(dialog.getByRole('button', { name: loadWords.retry }));
    await waitFor(() => expect(seen.log).toHaveBeenLastCalledWith('HTTP error! status: 200'));
    await expect(await dialog.findByText(enrollWords.providersFailed)).toBeVisible();
    msw.use(backend());
    await userEvent.click(dialog.getByRole('button', { name: loadWords.retry }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: enrollWords.provider })).toHaveTextContent('Wren'),
    );
  },
});
