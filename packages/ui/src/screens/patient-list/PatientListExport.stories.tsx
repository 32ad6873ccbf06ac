import { endpoints } from '@rpm/api-client';
import { exportWords } from '@rpm/domain/words/export';
import { exportFileWords as texts } from '@rpm/domain/words/exportFile';
import { patientListWords } from '@rpm/domain/words/patientList';
import { taskWords } from '@rpm/domain/words/task';
import { fails } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { linesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientListScreen } from './PatientListScreen.tsx';

const { exportPatients } = endpoints;

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Export',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list', isSignedIn: true } },
});

const { columns } = patientListWords;

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openExport({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const button = canvas.getByRole('button', { name: exportWords.button });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: texts.patients.title }));
}

/** SCR-05: the patients of the list, by name, with the reading in the reader's units and times in UTC. */
export const Default = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([texts.patients.file]));
    const [head, ...lines] = await linesOf(saved[0]);
    await expect(head).toMatch(
      beginning(
        `\ufeff${columns.name},${columns.dob},${texts.patients.email},${columns.provider},${columns.vitals},`,
      ),
    );
    await expect(lines.length).toBeGreaterThan(0);
    await expect(lines).toEqual(lines.toSorted((a, b) => a.localeCompare(b)));
    await expect(bodiesTo(exportPatients)).toMatchObject([{ preset: 'all', scope: 'own' }]);
  },
});

/** Behaviour 1a: a failure is said in the dialog, and nothing is saved. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(exportPatients, 503)),
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(saved).toEqual([]);
  },
});
