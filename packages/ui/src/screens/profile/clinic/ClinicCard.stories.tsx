import { endpoints } from '@rpm/api-client';
import { usualHours, usualSymptomWords } from '@rpm/domain';
import { clinicDetailsWords as texts } from '@rpm/domain/words/clinicDetails';
import { loadWords } from '@rpm/domain/words/load';
import { profileWords } from '@rpm/domain/words/profile';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { broken, unreadable } from '@rpm/storybook/failures.ts';
import { LeftAndOpened, leaveAndOpen } from '@rpm/storybook/LeftAndOpened.tsx';
import { isAskedBeforeLeaving } from '@rpm/storybook/leavingStory.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { getClinic, saveClinicDetails } = endpoints;
const clinicName = 'Northside Sample Clinic';

const meta = preview.meta({
  title: 'Screens/Account/Clinic details',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);
const form = async (canvas: Canvas) => {
  const box = await card(canvas);
  return within(await box.findByRole('form', { name: texts.title }));
};
const details = {
  name: clinicName,
  timeZone: 'America/New_York',
  units: 'us',
  opensTimer: false,
  openingHours: usualHours,
  escalationMinutes: 30,
  symptomWords: [...usualSymptomWords],
  silentDays: 3,
  version: 0,
};
const monday = { day: texts.days.monday };

/** F1: what is typed is there again when one has looked at another page; saved, it is the clinic's. */
export const OutlivesThePage = meta.story({
  render: () => (
    <LeftAndOpened>
      <ProfileScreen />
    </LeftAndOpened>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = { name: texts.name };
    await userEvent.type((await form(canvas)).getByRole('textbox', name), ' North');
    await leaveAndOpen(userEvent);
    const box = await form(canvas);
    await expect(box.getByRole('textbox', name)).toHaveValue(`${clinicName} North`);
    await expect(isAskedBeforeLeaving()).toBe(true);
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
  },
});

/** F1: an administrator sees what the clinic says of itself. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const box = await form(canvas);
    await expect(box.getByRole('textbox', { name: texts.name })).toHaveValue(clinicName);
    await expect(box.getByRole('combobox', { name: texts.timeZone })).toHaveTextContent(
      'New York (Eastern Time)',
    );
    await expect(box.getByLabelText(texts.opens(monday))).toHaveValue('09:00');
    await expect(box.getByRole('checkbox', { name: texts.days.sunday })).not.toBeChecked();
    await expect(box.getAllByText(texts.closed)).toHaveLength(2);
    await expect(box.getByRole('textbox', { name: texts.escalation })).toHaveValue('30');
    const words = box.getByRole('textbox', { name: texts.symptoms });
    await expect(words).toHaveValue(usualSymptomWords.join('\n'));
  },
});

/** F1: name, time zone, units, a break and a closed day are saved together, once. */
export const Saves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await form(canvas);
    const name = box.getByRole('textbox', { name: texts.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Renamed Clinic');
    await userEvent.click(box.getByRole('combobox', { name: texts.timeZone }));
    await userEvent.click(await screen.findByRole('option', { name: 'Denver (Mountain Time)' }));
    await userEvent.click(box.getByRole('radio', { name: profileWords.unitSystems.metric }));
    await userEvent.click(box.getByRole('checkbox', { name: texts.opensTimer }));
    await userEvent.click(box.getByRole('checkbox', { name: texts.days.friday }));
    fireEvent.change(box.getByLabelText(texts.closes(monday)), { target: { value: '12:00' } });
    await userEvent.click(box.getByRole('button', { name: texts.addBreakOn(monday) }));
    fireEvent.change(box.getByLabelText(texts.opensAgain(monday)), { target: { value: '13:00' } });
    fireEvent.change(box.getByLabelText(texts.closesAgain(monday)), { target: { value: '18:00' } });
    const minutes = box.getByRole('textbox', { name: texts.escalation });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '45');
    const days = box.getByRole('textbox', { name: texts.silentDays });
    await userEvent.clear(days);
    await userEvent.type(days, '5');
    const words = box.getByRole('textbox', { name: texts.symptoms });
    await userEvent.clear(words);
    await userEvent.type(words, 'dizzy\nDizzy\n swollen  ankles,faint');
    await userEvent.dblClick(box.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await expect(bodiesTo(saveClinicDetails)).toEqual([
      {
        ...{ name: 'Renamed Clinic', timeZone: 'America/Denver', units: 'metric', version: 0 },
        opensTimer: true,
        escalationMinutes: 45,
        symptomWords: ['dizzy', 'swollen ankles', 'faint'],
        silentDays: 5,
        openingHours: {
          ...usualHours,
          monday: [
            { from: '09:00', to: '12:00' },
            { from: '13:00', to: '18:00' },
          ],
          friday: [],
        },
      },
    ]);
    // The next save goes by what was saved.
    await userEvent.click(box.getByRole('button', { name: texts.removeBreakOn(monday) }));
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(bodiesTo(saveClinicDetails)).toHaveLength(2));
    await expect(bodiesTo(saveClinicDetails)[1]).toMatchObject({
      version: 1,
      openingHours: { monday: [{ from: '09:00', to: '12:00' }] },
    });
  },
});

/** F1: what is wrong is marked at its day, gets the focus, and is not sent. */
export const Wrong = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const box = await form(canvas);
    fireEvent.change(box.getByLabelText(texts.closes(monday)), { target: { value: '08:00' } });
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await box.findByText(texts.errors.hoursOrder)).toBeVisible();
    await waitFor(() => expect(box.getByLabelText(texts.opens(monday))).toHaveFocus());
    fireEvent.change(box.getByLabelText(texts.closes(monday)), { target: { value: '' } });
    await expect(await box.findByText(texts.errors.hoursIncomplete)).toBeVisible();
    fireEvent.change(box.getByLabelText(texts.closes(monday)), { target: { value: '00:00' } });
    await waitFor(() => expect(box.queryByText(texts.errors.hoursIncomplete)).toBeNull());
    await userEvent.clear(box.getByRole('textbox', { name: texts.name }));
    await expect(await box.findByText(texts.errors.nameRequired)).toBeVisible();
    await userEvent.clear(box.getByRole('textbox', { name: texts.escalation }));
    await userEvent.type(box.getByRole('textbox', { name: texts.escalation }), '481');
    await expect(await box.findByText(texts.errors.escalationInvalid)).toBeVisible();
    await userEvent.clear(box.getByRole('textbox', { name: texts.silentDays }));
    await expect(await box.findByText(texts.errors.silentDaysInvalid)).toBeVisible();
    await expect(bodiesTo(saveClinicDetails)).toEqual([]);
  },
});

/** F1: hours that were never saved are offered, and it is said that they are not. */
export const NotSavedYet = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(getClinic, JSON.stringify({ ...details, openingHours: null }))),
  play: async ({ canvas }) => {
    const box = await form(canvas);
    await expect(box.getByText(texts.notSaved)).toBeVisible();
    await expect(box.getByLabelText(texts.opens(monday))).toHaveValue('09:00');
  },
});

/** F1, 409: somebody else saved first. What was typed stays, and the next Save replaces theirs knowingly. */
export const ChangedMeanwhile = meta.story({
  tags: ['w390', 'network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const box = await form(canvas);
    const name = box.getByRole('textbox', { name: texts.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    const theirs = { ...details, name: 'Theirs', openingHours: { ...usualHours, sunday: [] }, version: 7 };
    const refusal = { code: 'clinicChanged', message: 'changed', current: theirs };
    msw.use(answers(saveClinicDetails, JSON.stringify(refusal), { status: 409 }));
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await box.findByRole('alert')).toHaveTextContent(
      texts.changedMeanwhile({ fields: texts.fields.name }),
    );
    await expect(name).toHaveValue('Mine');
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(bodiesTo(saveClinicDetails)).toHaveLength(2));
    await expect(bodiesTo(saveClinicDetails)[1]).toMatchObject({ name: 'Mine', version: 7 });
    await userEvent.click(await box.findByRole('button', { name: texts.showTheirs }));
    await expect(name).toHaveValue('Theirs');
    await expect(box.queryByRole('alert')).toBeNull();
  },
});

/** Behaviour 1c: what another administrator saved while one looked at another page is told before it is replaced. */
export const ChangedWhileAway = meta.story({
  tags: ['network-fault'],
  render: () => (
    <LeftAndOpened>
      <ProfileScreen />
    </LeftAndOpened>
  ),
  play: async ({ canvas, userEvent, msw }) => {
    const name = { name: texts.name };
    await userEvent.type((await form(canvas)).getByRole('textbox', name), ' North');
    const theirs = { ...details, units: 'metric', version: 7 };
    const refusal = { code: 'clinicChanged', message: 'changed', current: theirs };
    msw.use(
      answers(getClinic, JSON.stringify(theirs)),
      answers(saveClinicDetails, JSON.stringify(refusal), { status: 409 }),
    );
    await leaveAndOpen(userEvent);
    const box = await form(canvas);
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await box.findByRole('alert')).toHaveTextContent(
      texts.changedMeanwhile({ fields: texts.fields.units }),
    );
    await expect(bodiesTo(saveClinicDetails)[0]).toMatchObject({ version: 0 });
    await expect(box.getByRole('textbox', name)).toHaveValue(`${clinicName} North`);
  },
});

/** Behaviour 1a, slow: a skeleton stands where the card will be. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getClinic)),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(box.queryByRole('form')).toBeNull();
  },
});

/** Behaviour 1a, 500: the card says so, with a retry. */
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getClinic, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    await expect(await box.findByText(texts.loading.failed)).toBeVisible();
    msw.use(backend());
    await userEvent.click(box.getByRole('button', { name: loadWords.retry }));
    await expect(await box.findByRole('textbox', { name: texts.name })).toHaveValue(clinicName);
  },
});

/** Behaviour 1a, 500, malformed, bad schema and 403: what was typed stays, and the next try saves it. */
export const SaveFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const box = await form(canvas);
    await userEvent.click(box.getByRole('checkbox', { name: texts.days.friday }));
    const all = [
      ...broken(saveClinicDetails).map((failure) => ({ failure, text: taskWords.failed })),
      ...unreadable(saveClinicDetails).map((failure) => ({
        failure,
        text: new RegExp(taskWords.unconfirmed),
      })),
      { failure: fails(saveClinicDetails, 403), text: loadWords.forbidden },
    ];
    for (const [at, { failure, text }] of all.entries()) {
      msw.use(failure);
      await userEvent.click(box.getByRole('button', { name: texts.save }));
      await waitFor(() => expect(bodiesTo(saveClinicDetails)).toHaveLength(at + 1));
      await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(text));
    }
    msw.use(backend());
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await expect(box.getByRole('checkbox', { name: texts.days.friday })).not.toBeChecked();
  },
});

/** Behaviour 1a, offline: told at once, and nothing is sent. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const box = await form(canvas);
    const back = setOnline(false);
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await expect(await box.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(saveClinicDetails)).toEqual([]);
    back();
  },
});

/** F1: nobody but administrators is shown it or asks for it. */
export const NotForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: profileWords.account });
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
    await expect(seen.call).not.toHaveBeenCalledWith('GET /api/clinic', undefined);
  },
});
