import { endpoints } from '@rpm/api-client';
import { zoneName } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { carerWords } from '@rpm/domain/words/carer';
import { connectedAppWords } from '@rpm/domain/words/connectedApp';
import { ownClinicsWords } from '@rpm/domain/words/ownClinics';
import { profileWords } from '@rpm/domain/words/profile';
import { reminderWords } from '@rpm/domain/words/reminder';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { backend } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { drawn, seesText } from '@rpm/storybook/drawn.ts';
import { LeftAndOpened, leaveAndOpen } from '@rpm/storybook/LeftAndOpened.tsx';
import { isAskedBeforeLeaving } from '@rpm/storybook/leavingStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { beginning, containing } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const { saveProfile } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'findByText'>;
const phone = async (canvas: Canvas) => {
  await canvas.findByRole('textbox', { name: profileWords.phone });
  await drawn();
  return canvas.getByRole('textbox', { name: profileWords.phone });
};
const save = (canvas: Canvas) => canvas.getByRole('button', { name: staffWords.session.save });
const root = document.documentElement;

/** NAV-06, RTE-06, RTE-08: who the account is, as the clinic keeps it, and the way to a new password. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  globals: { zone: 'America/New_York' },
  play: async ({ canvas }) => {
    await phone(canvas);
    const account = within(canvas.getByRole('region', { name: profileWords.account }));
    for (const fact of ['Wren Q. Exampledoc', roleWords.provider, 'Northside Sample Clinic']) {
      await expect(account.getByText(fact)).toBeVisible();
    }
    await expect(account.getByRole('link', { name: 'doctor@northside.example' })).toBeVisible();
    await expect(account.getByText(profileWords.emailConfirmed)).toBeVisible();
    await expect(account.getByText(profileWords.changedByNewAccount)).toBeVisible();
    await expect(account.getByText(zoneName('America/New_York', 'long'))).toBeVisible();
    await expect(account.getByText(containing(profileWords.timeZoneOfRecords))).toBeVisible();
    await expect(account.getByRole('link', { name: profileWords.changePassword })).toHaveAttribute(
      'href',
      '/change-password',
    );
    await expect(canvas.getByRole('heading', { name: profileWords.title, level: 1 })).toBeVisible();
    await expect(document.title).toBe(`${profileWords.title} · ${appWords.title}`);
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-06: an address that is not confirmed says so, with the way to confirm it. */
export const EmailUnconfirmed = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => {
    const world = smallClinic();
    const accounts = world.accounts.map((account) => ({ ...account, isEmailUnconfirmed: true }));
    msw.use(backend({ world: { ...world, accounts } }));
  },
  play: async ({ canvas }) => {
    await phone(canvas);
    const account = within(canvas.getByRole('region', { name: profileWords.account }));
    await expect(account.getByText(beginning(profileWords.emailUnconfirmed))).toBeVisible();
    await expect(account.getByRole('link', { name: profileWords.confirmEmail })).toHaveAttribute(
      'href',
      '/emailverify',
    );
  },
});

/** y4: a patient takes the Listen button off the pages; it counts at once, and is saved. */
export const ListenOff = meta.story({
  globals: { role: 'patient' },
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('radiogroup', { name: profileWords.listen }));
    await expect(choice.getByRole('radio', { name: profileWords.listening.on })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: profileWords.listening.off }));
    await waitFor(() => expect(bodiesTo(saveProfile)).toEqual([{ listen: false }]));
    await waitFor(() =>
      expect(choice.getByRole('radio', { name: profileWords.listening.off })).toBeChecked(),
    );
  },
});

/** NAV-06: a patient has the same page, in the patient's density. */
export const OfPatient = meta.story({
  globals: { role: 'patient' },
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await phone(canvas);
    const account = within(canvas.getByRole('region', { name: profileWords.account }));
    await expect(account.getByText('Marigold Testpatient')).toBeVisible();
    await expect(canvas.getByText(profileWords.phoneHintOfPatient)).toBeVisible();
    await expect(account.getByText(roleWords.patient)).toBeVisible();
    await expect(account.getByText(profileWords.changedByClinic)).toBeVisible();
    await expect(account.queryByText(containing(profileWords.timeZoneOfRecords))).not.toBeInTheDocument();
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** NAV-06, SCR-07: whoever sees what a patient shares has an account, and nothing there that only patients have. */
export const OfCarer = meta.story({
  globals: { role: 'carer' },
  tags: ['w390'],
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: profileWords.sessionLength });
    const account = within(canvas.getByRole('region', { name: profileWords.account }));
    await expect(account.getByText('Campion Testpatient')).toBeVisible();
    await expect(account.getByText(roleWords.carer)).toBeVisible();
    const { changedByClinic, changedByNewAccount } = profileWords;
    const others = [roleWords.patient, 'Northside Sample Clinic', changedByClinic, changedByNewAccount];
    for (const text of others) await expect(account.queryByText(text)).toBeNull();
    const clinics = within(await canvas.findByRole('region', { name: ownClinicsWords.title }));
    await expect(await clinics.findByText(carerWords.profile.addClinic)).toBeVisible();
    await expect(clinics.queryByText(ownClinicsWords.note)).toBeNull();
    await expect(clinics.queryByRole('list')).toBeNull();
    await expect(canvas.queryByLabelText(profileWords.phone)).toBeNull();
    for (const name of [reminderWords.title, connectedAppWords.card.title])
      await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
});

/** What is typed is there again when one has looked at another page. */
export const OutlivesThePage = meta.story({
  render: () => (
    <LeftAndOpened>
      <ProfileScreen />
    </LeftAndOpened>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await phone(canvas), '+1 555 010 0199');
    await leaveAndOpen(userEvent);
    await expect(await phone(canvas)).toHaveValue('+1 555 010 0199');
    await expect(isAskedBeforeLeaving()).toBe(true);
    await userEvent.click(save(canvas));
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
  },
});

/** Phone and session length are saved together; what the server has is shown. */
export const Saves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await phone(canvas), '+1 555 010 0199');
    await userEvent.click(canvas.getByRole('combobox', { name: profileWords.sessionLength }));
    await userEvent.click(await screen.findByRole('option', { name: profileWords.minutes({ count: 30 }) }));
    await userEvent.click(save(canvas));
    await expect(await screen.findByText(profileWords.saved)).toBeVisible();
    await expect(bodiesTo(saveProfile)).toEqual([
      { phone: '+1 555 010 0199', sessionSeconds: 1800, seen: { phone: '', sessionSeconds: 300 } },
    ]);
  },
});

/** Behaviour R5: up to 50 minutes where the clinic allows it. */
export const LongSessionAllowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await phone(canvas);
    await userEvent.click(canvas.getByRole('combobox', { name: profileWords.sessionLength }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        profileWords.minutes({ count: 5 }),
        profileWords.minutes({ count: 10 }),
        profileWords.minutes({ count: 15 }),
        profileWords.minutes({ count: 30 }),
        profileWords.minutes({ count: 50 }),
      ]),
    );
    await userEvent.click(screen.getByRole('option', { name: profileWords.minutes({ count: 50 }) }));
    await userEvent.click(save(canvas));
    await waitFor(() => expect(bodiesTo(saveProfile)).toMatchObject([{ phone: '', sessionSeconds: 3000 }]));
  },
});

const strictClinic = () => {
  const world = smallClinic();
  return { ...world, clinics: world.clinics.map((clinic) => ({ ...clinic, sessionMaxSeconds: 300 })) };
};

/** Behaviour R5: where the clinic allows no longer session there is nothing to choose, and it says so. */
export const LongSessionNotAllowed = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: strictClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, profileWords.sessionFixed({ count: 5 }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

/** A phone that can be none is marked, and nothing is sent. */
export const WrongPhone = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const field = await phone(canvas);
    await userEvent.type(field, 'call me');
    await userEvent.click(save(canvas));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(containing(profileWords.phoneInvalid));
    await expect(bodiesTo(saveProfile)).toEqual([]);
  },
});

/** Theme and text size count at once, and the server is told: they are the same at the next log in. */
export const ChangesAppearance = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = Number.parseFloat(getComputedStyle(root).fontSize);
    await userEvent.click(await canvas.findByRole('radio', { name: profileWords.textSizes.larger }));
    await waitFor(() =>
      expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBeCloseTo(before * 1.375, 1),
    );
    await userEvent.click(canvas.getByRole('radio', { name: profileWords.themes.dark }));
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
    await waitFor(() => expect(bodiesTo(saveProfile)).toEqual([{ textSize: 'larger' }, { theme: 'dark' }]));
    await userEvent.click(canvas.getByRole('radio', { name: profileWords.themes.system }));
    await userEvent.click(canvas.getByRole('radio', { name: profileWords.textSizes.normal }));
    await waitFor(() => expect(getComputedStyle(root).fontSize).toBe(`${before}px`));
    // What is told in turn is told whole before the story ends: no call is left to the next one.
    await waitFor(() =>
      expect(bodiesTo(saveProfile).slice(2)).toEqual([{ theme: 'system' }, { textSize: 'normal' }]),
    );
    await expect(JSON.stringify({ ...localStorage })).toBe('{}');
  },
});

/** ADR 17: units count at once, and the server is told; the account's own are chosen. */
export const ChangesUnits = meta.story({
  play: async ({ canvas, userEvent }) => {
    const unit = (system: 'us' | 'metric') =>
      canvas.findByRole('radio', { name: profileWords.unitSystems[system] });
    await expect(await unit('us')).toBeChecked();
    await userEvent.click(await unit('metric'));
    await expect(await unit('metric')).toBeChecked();
    await waitFor(() => expect(bodiesTo(saveProfile)).toEqual([{ units: 'metric' }]));
  },
});

/** The largest text on the smallest phone: nothing is cut. */
export const LargerText = meta.story({
  globals: { role: 'patient' },
  tags: ['w320', 'w390'],
  play: async ({ canvas, userEvent }) => {
    await phone(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: profileWords.textSizes.larger }));
    await waitFor(() => expect(root.dataset.textSize).toBe('larger'));
    await waitFor(() => expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
});

/** Behaviour 1a: long, foreign and hostile names are shown as they are. */
export const OddNames = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => {
    const world = smallClinic();
    const accounts = world.accounts.map((account) => ({
      ...account,
      firstName: '<img src=x onerror=alert(1)>',
      middleName: 'מרים',
      lastName: 'Longname'.repeat(20),
    }));
    msw.use(backend({ world: { ...world, accounts } }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, /^<img src=x onerror=alert\(1\)> מרים (Longname){20}$/);
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** WCAG 2.1.4: single-key shortcuts can be turned off, for this browser. */
export const KeySwitch = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas, userEvent }) => {
    localStorage.removeItem('rpm.keys');
    const isOn = await canvas.findByRole('checkbox', { name: workingModeWords.keySwitchLabel });
    await expect(isOn).toBeChecked();
    await userEvent.click(isOn);
    await expect(isOn).not.toBeChecked();
    await expect(localStorage.getItem('rpm.keys')).toBe('off');
    await userEvent.click(isOn);
    await expect(localStorage.getItem('rpm.keys')).toBe('on');
  },
});
