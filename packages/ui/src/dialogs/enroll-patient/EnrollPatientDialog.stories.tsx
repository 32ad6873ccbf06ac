import { addressWords } from '@rpm/domain/words/address';
import { genderWords } from '@rpm/domain/words/dashboard';
import { enrollWords } from '@rpm/domain/words/enroll';
import { dialogWords } from '@rpm/domain/words/frame';
import { backend } from '@rpm/mock-server/msw';
import {
  enrollDialog,
  enrolled,
  fillEnrollment,
  knownPerson,
  pressEnroll,
  setDay,
} from '@rpm/storybook/enrollStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EnrollPatientDialog } from './EnrollPatientDialog.tsx';

const onEnrolled = fn();
const close = fn();

const meta = preview.meta({
  title: 'Dialogs/Enroll patient',
  component: EnrollPatientDialog,
  args: { onEnrolled: (userId) => onEnrolled(userId), onClose: () => close() },
  beforeEach: () => {
    onEnrolled.mockClear();
    close.mockClear();
  },
});

/** SCR-05: what is needed is enough, the signed-in provider is responsible, and the caller gets the opaque id. */
export const Enrolls = meta.story({
  play: async ({ userEvent }) => {
    await fillEnrollment(userEvent);
    await pressEnroll(userEvent);
    await waitFor(() => expect(onEnrolled).toHaveBeenCalledTimes(1));
    await expect(onEnrolled.mock.calls[0]?.[0]).toMatch(/^[\w-]{16,}$/);
    await expect(enrolled()).toEqual([
      {
        firstName: 'Zinnia',
        middleName: '',
        lastName: 'Testperson',
        dob: '1950-05-06',
        gender: '',
        username: 'zinnia@example.test',
        phone: '',
        language: 'en-US',
        address: null,
        emergencyContact: null,
        dUserId: expect.any(String),
        consentDate: '2026-11-19',
        isAnother: false,
      },
    ]);
    await expect(await screen.findByText(enrollWords.done)).toBeVisible();
  },
});

/** Address, contact, gender, language and another provider go with it. */
export const WithEverything = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent, {
      [enrollWords.middleName]: 'Q.',
      [enrollWords.phone]: '+1 202 555 0100',
      [addressWords.street]: '1 Example Street',
      [addressWords.city]: 'Sampletown',
      [addressWords.state]: 'NY',
      [addressWords.zipCode]: '10001',
      [enrollWords.contactName]: 'Campion Testperson',
      [enrollWords.contactPhone]: '+1 202 555 0101',
      [enrollWords.contactRelation]: 'Son',
    });
    for (const [label, option] of [
      [enrollWords.gender, genderWords.female],
      [enrollWords.language, 'Español'],
      [enrollWords.provider, 'Teasel Fakeley'],
    ] as const) {
      await userEvent.click(dialog.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    }
    await pressEnroll(userEvent);
    await waitFor(() => expect(onEnrolled).toHaveBeenCalledTimes(1));
    await expect(enrolled()[0]).toMatchObject({
      gender: 'female',
      language: 'es-US',
      address: { street: '1 Example Street', city: 'Sampletown', state: 'NY', zipCode: '10001' },
      emergencyContact: { name: 'Campion Testperson', phone: '+1 202 555 0101', relation: 'Son' },
    });
  },
});

/** Nothing is sent before what is needed is there: each field says what is wrong, and the first one gets the focus. */
export const SaysWhatIsMissing = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await enrollDialog();
    await userEvent.type(dialog.getByLabelText(addressWords.city), 'Sampletown');
    const phones = [enrollWords.phone, enrollWords.contactPhone].map((label) => dialog.getByLabelText(label));
    for (const phone of phones) await userEvent.type(phone, 'ask daughter');
    await pressEnroll(userEvent);
    for (const text of [
      enrollWords.errors.firstNameRequired,
      enrollWords.errors.lastNameRequired,
      enrollWords.errors.dobRequired,
      enrollWords.errors.usernameRequired,
      addressWords.errors.streetRequired,
      addressWords.errors.zipRequired,
      enrollWords.errors.consentDateRequired,
      enrollWords.errors.consentRequired,
    ]) {
      await expect(await dialog.findByText(text)).toBeVisible();
    }
    for (const phone of phones) {
      await expect(phone).toHaveAccessibleDescription(
        expect.stringContaining(enrollWords.errors.phoneInvalid),
      );
    }
    await expect(dialog.getByLabelText(enrollWords.firstName)).toHaveFocus();
    await expect(enrolled()).toEqual([]);
    await userEvent.type(dialog.getByLabelText(enrollWords.firstName), 'Zinnia');
    await waitFor(() => expect(dialog.queryByText(enrollWords.errors.firstNameRequired)).toBeNull());
  },
});

/** Somebody of that name and birth date is enrolled already: one is asked, and the answer goes with it. */
export const SeemsToBeEnrolled = meta.story({
  tags: ['network-fault'],
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent, knownPerson);
    await pressEnroll(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(enrollWords.duplicate);
    await expect(dialog.getByLabelText(enrollWords.firstName)).toHaveValue('Marigold');
    await userEvent.click(dialog.getByRole('button', { name: enrollWords.another }));
    await waitFor(() => expect(onEnrolled).toHaveBeenCalledTimes(1));
    await expect(enrolled().map((body) => (body as { isAnother: boolean }).isAnother)).toEqual([false, true]);
  },
});

/** The answer to that question holds for the person it was about: with another birth date the server asks again. */
export const WarningIsForOnePerson = meta.story({
  tags: ['network-fault'],
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent, knownPerson);
    await pressEnroll(userEvent);
    await dialog.findByRole('alert');
    setDay(dialog.getByLabelText(enrollWords.dob), '1950-05-06');
    await userEvent.click(dialog.getByRole('button', { name: enrollWords.another }));
    await waitFor(() => expect(onEnrolled).toHaveBeenCalledTimes(1));
    await expect(enrolled().map((body) => (body as { isAnother: boolean }).isAnother)).toEqual([
      false,
      false,
    ]);
  },
});

/** An address that is taken is said at its field, and whose it is, is not said. */
export const EmailTaken = meta.story({
  tags: ['network-fault'],
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent, { [enrollWords.username]: 'doctor@northside.example' });
    await pressEnroll(userEvent);
    await expect(await dialog.findByText(enrollWords.emailTaken)).toBeVisible();
    await expect(dialog.getByLabelText(enrollWords.username)).toHaveFocus();
    await expect(onEnrolled).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, duplicate submit: two presses are one patient. */
export const PressedTwice = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ latencyMs: 200 })),
  play: async ({ userEvent }) => {
    const dialog = await fillEnrollment(userEvent);
    const button = dialog.getByRole('button', { name: enrollWords.title });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(onEnrolled).toHaveBeenCalledTimes(1));
    await expect(enrolled()).toHaveLength(1);
  },
});

/** Who has typed is asked before it is thrown away; who has not, just leaves. */
export const AsksBeforeDiscarding = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await enrollDialog();
    await userEvent.click(dialog.getByRole('button', { name: enrollWords.cancel }));
    await expect(close).toHaveBeenCalledTimes(1);
    await userEvent.type(dialog.getByLabelText(enrollWords.firstName), 'Zinnia');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: enrollWords.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByLabelText(enrollWords.firstName)).toHaveValue('Zinnia');
    await userEvent.click(dialog.getByRole('button', { name: dialogWords.close }));
    await userEvent.click(await screen.findByRole('button', { name: enrollWords.discard }));
    await expect(close).toHaveBeenCalledTimes(2);
  },
});

/** Staff choose the provider themselves. */
export const ByStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ userEvent }) => {
    const dialog = await enrollDialog();
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: enrollWords.provider })).toHaveTextContent(
        enrollWords.providerPlaceholder,
      ),
    );
    await pressEnroll(userEvent);
    await expect(
      await dialog.findByText(enrollWords.providerPlaceholder, { selector: 'p span' }),
    ).toBeVisible();
  },
});

/** On a phone: one column, nothing scrolls sideways. */
export const Phone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    const dialog = await enrollDialog();
    await expect(dialog.getByLabelText(enrollWords.firstName)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** 320 px, which is 400 percent zoom on a small screen. */
export const SmallestPhone = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    const dialog = await enrollDialog();
    await expect(dialog.getByLabelText(enrollWords.firstName)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
