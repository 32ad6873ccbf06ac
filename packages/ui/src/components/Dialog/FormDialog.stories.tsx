import { limits } from '@rpm/domain';
import { correctionWords } from '@rpm/domain/words/correction';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { FormDialog } from './FormDialog.tsx';

const sent = fn();
const closed = fn();
const texts = patientLifeWords.hold.form;

/** Asks for a reason; what the first try is told is that it was not saved. */
function Asks({ asksBeforeLeaving = false, rows = 3 }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSchemaForm({
    initial: { reason: '' },
    check: (typed) => (typed.reason ? { value: typed } : { errors: { reason: 'reasonRequired' as const } }),
    words: { reasonRequired: patientLifeWords.reasonRequired },
    send: async (typed: { reason: string }) => {
      sent(typed);
      setProblem('Not saved. Try again.');
    },
  });
  return (
    <FormDialog
      title={texts.title}
      description={texts.says}
      form={form}
      says={texts}
      isBusy={false}
      problem={problem}
      act="danger"
      onClose={closed}
      leaving={asksBeforeLeaving ? { asks: form.isDirty, texts: correctionWords } : undefined}
    >
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        isRequired
        rows={rows}
        maxLength={limits.longTextMaxCharacters}
      />
    </FormDialog>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Form dialog',
  // It lies over the whole page: on the page of documentation each story has one of its own.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: () => <Asks />,
  beforeEach: () => {
    sent.mockClear();
    closed.mockClear();
  },
});

/** The button sends the form; why it was not sent is told above the buttons, and what is typed stays. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
    const submit = dialog.getByRole('button', { name: texts.submit });
    await userEvent.click(submit);
    await expect(dialog.getByLabelText(texts.reason)).toHaveFocus();
    await expect(dialog.getByText(patientLifeWords.reasonRequired)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(texts.reason), 'A lawyer has written.');
    await userEvent.click(submit);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not saved. Try again.');
    await expect(sent).toHaveBeenCalledWith({ reason: 'A lawyer has written.' });
    await expect(dialog.getByLabelText(texts.reason)).toHaveValue('A lawyer has written.');
  },
});

/** Behaviour 1a: why it was not sent is not hidden by the foot of a dialog that is higher than the window. */
export const Tall = meta.story({
  render: () => <Asks rows={40} />,
  globals: { viewport: { value: 'w390' } },
  tags: ['w390'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
    await userEvent.type(dialog.getByLabelText(texts.reason), 'A');
    const submit = dialog.getByRole('button', { name: texts.submit });
    await userEvent.click(submit);
    const problem = await dialog.findByRole('alert');
    const { left, bottom } = problem.getBoundingClientRect();
    await expect(problem).toContainElement(document.elementFromPoint(left + 24, bottom - 4) as HTMLElement);
  },
});

/** ERR-05: why it was not sent is brought into sight where the form is longer than the window, above the buttons. */
export const TellsBelowTheFold = meta.story({
  render: () => <Asks rows={60} />,
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('dialog', { name: texts.title });
    const dialog = within(box);
    const submit = dialog.getByRole('button', { name: texts.submit });
    await userEvent.type(dialog.getByLabelText(texts.reason), 'A lawyer has written.');
    await userEvent.click(submit);
    const told = (await dialog.findByRole('alert')).getBoundingClientRect();
    await expect(told.top).toBeGreaterThanOrEqual(box.getBoundingClientRect().top);
    await expect(told.bottom).toBeLessThanOrEqual(submit.getBoundingClientRect().top);
  },
});

/** Where leaving asks, what was typed is thrown away only by who says so; with nothing typed the form goes at once. */
export const AsksBeforeItIsLost = meta.story({
  render: () => <Asks asksBeforeLeaving />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel }));
    await expect(closed).toHaveBeenCalledTimes(1);
    await userEvent.type(dialog.getByLabelText(texts.reason), 'A lawyer has written.');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: correctionWords.discardTitle }));
    await userEvent.click(question.getByRole('button', { name: correctionWords.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByLabelText(texts.reason)).toHaveValue('A lawyer has written.');
    await expect(closed).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel }));
    await userEvent.click(await screen.findByRole('button', { name: correctionWords.discard }));
    await expect(closed).toHaveBeenCalledTimes(2);
    await expect(sent).not.toHaveBeenCalled();
  },
});
