import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { ownClinicsWords as texts } from '@rpm/domain/words/ownClinics';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { northside, southside } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { ChooseClinicScreen } from './ChooseClinicScreen.tsx';

const { getOwnClinics, switchClinic } = endpoints;
const own = (...names: string[]) => ({
  result: [northside.name, ...names].map((clinic, at) => ({
    ...{ userId: `patient-${at}`, clinic, isCurrent: at === 0 },
  })),
});
const there = {
  token: 'a'.repeat(43),
  user: {
    ...{
      userId: 'patient-1',
      username: 'patient@northside.example',
      role: 'PATIENT',
      clinicName: southside.name,
    },
    ...{ firstName: 'Marigold', middleName: '', lastName: 'Testpatient' },
  },
};

const meta = preview.meta({
  title: 'Screens/Account/Choose a clinic',
  component: ChooseClinicScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-dashboard', isSignedIn: true } },
  globals: { role: 'patient' },
  args: { onChosen: fn() },
  beforeEach: ({ msw }) => msw.use(answers(getOwnClinics, JSON.stringify(own(southside.name)))),
});

/** F12: right after a log in, a patient of several clinics is asked which one to see, in place of every page. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: texts.chooseTitle, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: northside.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: southside.name })).toBeVisible();
    await expect(args.onChosen).not.toHaveBeenCalled();
  },
});

/** F12: the clinic of the session is chosen without a call; one goes on to where one was going. */
export const ChoosesTheFirst = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: northside.name }));
    await expect(args.onChosen).toHaveBeenCalledOnce();
    await expect(bodiesTo(switchClinic)).toEqual([]);
    await expect(seen.change).not.toHaveBeenCalled();
  },
});

/** F12: for another clinic the session goes on as another one. */
export const ChoosesAnother = meta.story({
  play: async ({ canvas, userEvent, msw, args }) => {
    const button = await canvas.findByRole('button', { name: southside.name });
    msw.use(answers(switchClinic, JSON.stringify(there)));
    await userEvent.click(button);
    await waitFor(() => expect(seen.change).toHaveBeenCalledOnce());
    await expect(bodiesTo(switchClinic)).toEqual([{ userId: 'patient-1' }]);
    await expect(args.onChosen).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, slow and duplicate: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const button = await canvas.findByRole('button', { name: southside.name });
    msw.use(hangs(switchClinic));
    await userEvent.dblClick(button);
    await expect(await canvas.findByRole('button', { name: texts.switching })).toBeVisible();
    await expect(bodiesTo(switchClinic)).toHaveLength(1);
  },
});

/** Behaviour 1b: it fails in each way; one can choose again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: southside.name });
    for (const [at, failure] of failures(switchClinic).entries()) {
      msw.use(failure);
      await userEvent.click(button);
      await waitFor(() => expect(bodiesTo(switchClinic)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert')).toBeVisible();
    }
    await expect(seen.change).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b: the list cannot be read; a retry brings it back. */
export const ListFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getOwnClinics, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(texts.loading.failed)).toBeVisible();
    msw.use(answers(getOwnClinics, JSON.stringify(own(southside.name))));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('button', { name: southside.name })).toBeVisible();
  },
});

/** Behaviour 1a, slow: the page says what it is about while nothing is known yet. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(backend(), hangs(getOwnClinics)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.chooseTitle, level: 1 })).toBeVisible();
  },
});

/** Behaviour 1a: names are shown as they are, however long and in whatever direction. */
export const HostileNames = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(getOwnClinics, JSON.stringify(own('<img src=x onerror=alert(1)>', 'x'.repeat(200), 'עלמה'))),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
