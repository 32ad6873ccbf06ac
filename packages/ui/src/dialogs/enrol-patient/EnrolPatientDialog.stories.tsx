import { endpoints } from '@rpm/api-client';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { setOnline } from '../../../../../.storybook/network.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { seen } from '../../../../../.storybook/seen.ts';
import { EnrolPatientDialog } from './EnrolPatientDialog.tsx';

const enrolled = fn();
const close = fn();

const meta = preview.meta({
  title: 'Dialogs/Enroll patient',
  component: EnrolPatientDialog,
  args: { onEnrolled: (userId) => enrolled(userId), onClose: () => close() },
  beforeEach: () => {
    enrolled.mockClear();
    close.mockClear();
  },
});

type User = {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
};

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Enroll Patient' }));

/** What was sent to enrol somebody. */
const sent = () =>
  seen.call.mock.calls.filter(([line]) => line === 'POST /api/create-patient-info').map(([, body]) => body);

const needed = {
  'First name': 'Zinnia',
  'Last name': 'Testperson',
  'Date of birth': '1950-05-06',
  Email: 'zinnia@example.test',
  'Date of consent': '2026-11-19',
};

/** Picks a day: typing one stands for a picker that a script cannot open. */
const setDay = (field: Element, day: string) => fireEvent.change(field, { target: { value: day } });

/** Types what is needed, and whatever else is given. */
async function fill(userEvent: User, special: Readonly<Record<string, string>> = {}) {
  const dialog = await dialogOf();
  for (const [label, text] of Object.entries({ ...needed, ...special })) {
    const field = dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    if (field.type === 'date') setDay(field, text);
    else await userEvent.type(field, text);
  }
  await userEvent.click(dialog.getByRole('checkbox', { name: 'The patient has agreed to be monitored' }));
  // The signed-in provider is chosen already, once it is known who works here.
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('Wren'));
  return dialog;
}

const press = async (userEvent: User) =>
  userEvent.click((await dialogOf()).getByRole('button', { name: 'Enroll Patient' }));

/** SCR-05: what is needed is enough, the signed-in provider is responsible, and the caller gets the opaque id. */
export const Enrols = meta.story({
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await press(userEvent);
    await waitFor(() => expect(enrolled).toHaveBeenCalledTimes(1));
    await expect(enrolled.mock.calls[0]?.[0]).toMatch(/^[\w-]{16,}$/);
    await expect(sent()).toEqual([
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
    await expect(await screen.findByText('The patient was enrolled.')).toBeVisible();
  },
});

/** Address, contact, gender, language and another provider go with it. */
export const WithEverything = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent, {
      'Middle name (optional)': 'Q.',
      'Phone (optional)': '+1 202 555 0100',
      Street: '1 Example Street',
      City: 'Sampletown',
      State: 'NY',
      'ZIP code': '10001',
      Name: 'Campion Testperson',
      Phone: '+1 202 555 0101',
      'Relation (optional)': 'Son',
    });
    for (const [label, option] of [
      ['Gender (optional)', 'Female'],
      ['Language', 'Español'],
      ['Provider', 'Teasel Fakeley'],
    ] as const) {
      await userEvent.click(dialog.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    }
    await press(userEvent);
    await waitFor(() => expect(enrolled).toHaveBeenCalledTimes(1));
    await expect(sent()[0]).toMatchObject({
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
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText('City'), 'Sampletown');
    await press(userEvent);
    for (const text of [
      'First name is required',
      'Last name is required',
      'Date of birth is required',
      'Email is required',
      'Street address is required',
      'ZIP code is required',
      'Date of consent is required',
      'Nobody can be monitored without consent',
    ]) {
      await expect(await dialog.findByText(text)).toBeVisible();
    }
    await expect(dialog.getByLabelText('First name')).toHaveFocus();
    await expect(sent()).toEqual([]);
    await userEvent.type(dialog.getByLabelText('First name'), 'Zinnia');
    await waitFor(() => expect(dialog.queryByText('First name is required')).toBeNull());
  },
});

/** Somebody of that name and birth date is enrolled already: one is asked, and the answer goes with it. */
export const SeemsToBeEnrolled = meta.story({
  tags: ['network-fault'],
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent, {
      'First name': 'Marigold',
      'Last name': 'Testpatient',
      'Date of birth': '1948-03-04',
    });
    await press(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Is this another person\?/);
    await expect(dialog.getByLabelText('First name')).toHaveValue('Marigold');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Enroll Another Person' }));
    await waitFor(() => expect(enrolled).toHaveBeenCalledTimes(1));
    await expect(sent().map((body) => (body as { isAnother: boolean }).isAnother)).toEqual([false, true]);
  },
});

/** The answer to that question holds for the person it was about: with another birth date the server is asked anew. */
export const WarningIsForOnePerson = meta.story({
  tags: ['network-fault'],
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent, {
      'First name': 'Marigold',
      'Last name': 'Testpatient',
      'Date of birth': '1948-03-04',
    });
    await press(userEvent);
    await dialog.findByRole('alert');
    setDay(dialog.getByLabelText('Date of birth'), '1950-05-06');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Enroll Another Person' }));
    await waitFor(() => expect(enrolled).toHaveBeenCalledTimes(1));
    await expect(sent().map((body) => (body as { isAnother: boolean }).isAnother)).toEqual([false, false]);
  },
});

/** An address that is taken is said at its field, and whose it is, is not said. */
export const EmailTaken = meta.story({
  tags: ['network-fault'],
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent, { Email: 'doctor@northside.example' });
    await press(userEvent);
    await expect(
      await dialog.findByText('This email address cannot be used for a new patient'),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
    await expect(enrolled).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 500: it is said by the button, and everything typed stays. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.createPatientInfo, 500)),
  play: async ({ msw, userEvent }) => {
    const dialog = await fill(userEvent);
    await press(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/was not enrolled/);
    await expect(dialog.getByLabelText('Last name')).toHaveValue('Testperson');
    await expect(dialog.getByLabelText('Date of birth')).toHaveValue('1950-05-06');
    msw.use(backend());
    await press(userEvent);
    await waitFor(() => expect(enrolled).toHaveBeenCalledTimes(1));
    await expect(sent()).toHaveLength(2);
  },
});

/** Behaviour 1a, 403. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.createPatientInfo, 403)),
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    await press(userEvent);
    await expect(await dialog.findByText('You do not have access to this.')).toBeVisible();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** The provider has left the clinic meanwhile: said at the field. */
export const ProviderGone = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.createPatientInfo, 404)),
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    await press(userEvent);
    await expect(await dialog.findByText(/no longer at your clinic/)).toBeVisible();
  },
});

/** Behaviour 1a, timeout: nobody knows whether it came about, and that is what is said. */
export const NotConfirmed = meta.story({
  tags: ['network-fault'],
  parameters: { page: { callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.createPatientInfo)),
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    await press(userEvent);
    await expect(await dialog.findByText(/We could not confirm that the patient was enrolled/)).toBeVisible();
    await expect(dialog.getByLabelText('First name')).toHaveValue('Zinnia');
  },
});

/** Behaviour 1a, offline: nothing is sent, nothing is lost. */
export const Offline = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    const restore = setOnline(false);
    try {
      await press(userEvent);
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/You are offline/);
      await expect(sent()).toEqual([]);
      await expect(dialog.getByLabelText('First name')).toHaveValue('Zinnia');
    } finally {
      restore();
    }
  },
});

/** Behaviour 1a, duplicate submit: two presses are one patient. */
export const PressedTwice = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ latencyMs: 200 })),
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    const button = dialog.getByRole('button', { name: 'Enroll Patient' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(enrolled).toHaveBeenCalledTimes(1));
    await expect(sent()).toHaveLength(1);
  },
});

/** The providers do not come: it is said, and a retry brings them. */
export const ProvidersFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getUsers, 503)),
  play: async ({ msw, userEvent }) => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('The providers could not be loaded.')).toBeVisible();
    msw.use(backend());
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('Wren'));
  },
});

/** Who has typed is asked before it is thrown away; who has not, just leaves. */
export const AsksBeforeDiscarding = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(close).toHaveBeenCalledTimes(1);
    await userEvent.type(dialog.getByLabelText('First name'), 'Zinnia');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Typing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByLabelText('First name')).toHaveValue('Zinnia');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(close).toHaveBeenCalledTimes(2);
  },
});

/** Staff choose the provider themselves. */
export const ByStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('Select a provider'),
    );
    await press(userEvent);
    await expect(await dialog.findByText('Select a provider', { selector: 'p span' })).toBeVisible();
  },
});

/** On a phone: one column, nothing scrolls sideways. */
export const Phone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByLabelText('First name')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** 320 px, which is 400 percent zoom on a small screen. */
export const SmallestPhone = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByLabelText('First name')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
