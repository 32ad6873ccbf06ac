import { endpoints } from '@rpm/api-client';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { ownClinicsWords as texts } from '@rpm/domain/words/ownClinics';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { aPatient, demoAccounts, northside, smallClinic, southside } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { failures } from '@rpm/storybook/failures.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const { addOwnClinic, getOwnClinics, switchClinic } = endpoints;
const { patient, otherProvider } = demoAccounts;

/** Southside has enrolled the patient as well, and handed over the code of the demo. */
const world = () => {
  const small = smallClinic();
  const there = aPatient({
    patientId: 'patient-elsewhere',
    clinicId: southside.clinicId,
    providerId: otherProvider.accountId,
    username: patient.username,
  });
  return { ...small, patients: [...small.patients, there] };
};

const meta = preview.meta({
  title: 'Screens/Account/Profile/Clinics',
  component: ProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: world() })),
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
type User = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['userEvent'];
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);
async function addBy(canvas: Canvas, userEvent: User, code: string) {
  const own = await card(canvas);
  await userEvent.type(await own.findByLabelText(accountWords.code.activationLabel), code);
  await userEvent.click(own.getByRole('button', { name: texts.add }));
}

/** F12: nothing links by itself: one clinic, and a field for the code of another. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    const own = await card(canvas);
    await expect(await own.findByText(northside.name)).toBeVisible();
    await expect(own.getByText(texts.current)).toBeVisible();
    await expect(own.queryByText(southside.name)).toBeNull();
  },
});

/** F12: the code of the clinic adds it; to see it one switches, and goes on with another session. */
export const AddsAndSwitches = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await addBy(canvas, userEvent, 'care team');
    const own = await card(canvas);
    const go = await own.findByRole('button', { name: texts.switchTo({ clinic: southside.name }) });
    await expect(bodiesTo(addOwnClinic)).toEqual([{ activationCode: 'CARETEAM' }]);
    await waitFor(() => expect(own.getByLabelText(accountWords.code.activationLabel)).toHaveValue(''));
    await expect(seen.change).not.toHaveBeenCalled();
    await userEvent.click(go);
    await waitFor(() => expect(seen.change).toHaveBeenCalledOnce());
    await expect(seen.change.mock.calls[0]?.[0]).toMatchObject({
      user: { userId: 'patient-elsewhere', clinicName: southside.name, role: 'PATIENT' },
    });
  },
});

/** F12: a code that is wrong, used or expired gets one answer; what was typed stays. */
export const WrongCode = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await addBy(canvas, userEvent, 'AAAA-AAAA');
    const own = await card(canvas);
    await expect(await own.findByText(texts.wrong)).toBeVisible();
    await expect(own.getByLabelText(accountWords.code.activationLabel)).toHaveValue('AAAA-AAAA');
  },
});

/** Behaviour 1b: too few signs are told at the field, and nothing is sent. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await addBy(canvas, userEvent, 'CARE');
    const own = await card(canvas);
    await waitFor(() =>
      expect(own.getByLabelText(accountWords.code.activationLabel)).toHaveAccessibleDescription(
        expect.stringContaining(accountErrors.activationCodeIncomplete),
      ),
    );
    await expect(bodiesTo(addOwnClinic)).toEqual([]);
  },
});

/** Behaviour 1b: the list cannot be read; the rest of the page stands, and a code can still be entered. */
export const ListFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getOwnClinics, 503)),
  play: async ({ canvas }) => {
    const own = await card(canvas);
    await expect(await own.findByText(texts.loading.failed)).toBeVisible();
    await expect(own.getByRole('button', { name: texts.add })).toBeVisible();
  },
});

/** Behaviour 1b, slow: the list is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getOwnClinics)),
  play: async ({ canvas }) => {
    await expect((await card(canvas)).getByRole('button', { name: texts.add })).toBeVisible();
  },
});

/** Behaviour 1b: adding fails in each way; the code stays. */
export const AddFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const own = await card(canvas);
    await userEvent.type(await own.findByLabelText(accountWords.code.activationLabel), 'CARE-TEAM');
    for (const [at, failure] of failures(addOwnClinic).entries()) {
      msw.use(failure);
      await userEvent.click(own.getByRole('button', { name: texts.add }));
      await waitFor(() => expect(bodiesTo(addOwnClinic)).toHaveLength(at + 1));
      await expect(await own.findByRole('alert')).toBeVisible();
    }
    await expect(own.getByLabelText(accountWords.code.activationLabel)).toHaveValue('CARE-TEAM');
  },
});

/** Behaviour 1b: switching fails; one stays at the clinic that is seen. */
export const SwitchFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await addBy(canvas, userEvent, 'CARE-TEAM');
    msw.use(fails(switchClinic, 503));
    const own = await card(canvas);
    await userEvent.click(
      await own.findByRole('button', { name: texts.switchTo({ clinic: southside.name }) }),
    );
    await expect(await own.findByText(texts.switchFailed)).toBeVisible();
    await expect(seen.change).not.toHaveBeenCalled();
  },
});
