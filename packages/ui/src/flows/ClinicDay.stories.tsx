import { activationCodeWords } from '@rpm/domain/words/activationCode';
import { addressWords } from '@rpm/domain/words/address';
import { allocationWords } from '@rpm/domain/words/allocation';
import { activateWords } from '@rpm/domain/words/device';
import { enrolWords } from '@rpm/domain/words/enrol';
import { orderWords } from '@rpm/domain/words/order';
import { rangeWords } from '@rpm/domain/words/range';
import { recordWords } from '@rpm/domain/words/record';
import { backend } from '@rpm/mock-server/msw';
import { demoPassword, smallClinic, storyNow } from '@rpm/mock-server/seed';
import { FlowApp } from '@rpm/storybook/FlowApp.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fireEvent, waitFor, within } from 'storybook/test';

const mails: string[] = [];

const meta = preview.meta({
  title: 'Flows/A day at the clinic',
  component: FlowApp,
  tags: ['flow', '!autodocs'],
  parameters: { layout: 'fullscreen' as const, page: { path: '/login' } },
  beforeEach: ({ msw }) => {
    mails.length = 0;
    msw.use(backend({ world: smallClinic(), onMail: ({ text }) => void mails.push(text) }));
    const print = window.print;
    window.print = () => document.body.setAttribute('data-printed', '');
    return () => {
      window.print = print;
      document.body.removeAttribute('data-printed');
    };
  },
});

const fern = { username: 'fern.daylong@example.test', name: 'Fern Daylong' };
interface Hands {
  click: (element: Element) => Promise<void>;
}
const page = () => within(document.body);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (
  user: Hands,
  role: 'button' | 'link' | 'radio' | 'checkbox' | 'option',
  name: string | RegExp,
) => user.click(await page().findByRole(role, { name }));

/** Calls the API past the screens, as a device does, or the pages of another person. */
async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  await expect(answer.status).toBe(200);
  return answer.json();
}

async function logIn(user: Hands, username: string) {
  await type(await page().findByLabelText('Email'), username);
  await type(page().getByLabelText('Password', { selector: 'input' }), demoPassword);
  await press(user, 'button', 'Log In');
}

async function logOut(user: Hands) {
  await press(user, 'button', /Account menu/);
  await press(user, 'button', 'Logout');
  await expect(await page().findByLabelText('Email')).toBeVisible();
}

/** A cell of the row of an order. */
const orderRow = async (device: string) => {
  const rows = await page().findAllByRole('row', { name: new RegExp(fern.name) });
  return within(rows.find((row) => row.textContent?.includes(device)) as HTMLElement);
};

/**
 * The whole day across screens, on one backend: a doctor enrols a patient, assigns two devices with limits, reviews and
 * places the order by Mail, prints the letter, acknowledges and ships; the patient activates; a reading comes in and
 * shows. (REV-01 to REV-09, RNG-04, PAY-01 to PAY-06, STS-02, STS-04, STS-09, ACT-03, DDB-02, PDB-07, ROL-02)
 */
export const FromEnrolmentToReading = meta.story({
  play: async ({ userEvent: user }) => {
    await logIn(user, 'doctor@northside.example');

    // Enrol.
    await press(user, 'link', 'Patient Details');
    await press(user, 'button', 'Enroll Patient');
    const form = within(await page().findByRole('dialog', { name: 'Enroll Patient' }));
    await type(await form.findByLabelText('First name'), 'Fern');
    await type(form.getByLabelText('Last name'), 'Daylong');
    await type(form.getByLabelText('Date of birth'), '1949-02-28');
    await type(form.getByLabelText('Email'), fern.username);
    await type(form.getByLabelText(enrolWords.consentDate), '2026-01-05');
    await user.click(form.getByRole('checkbox'));
    if (!form.getByRole('combobox', { name: 'Provider' }).textContent?.includes('Wren')) {
      await user.click(form.getByRole('combobox', { name: 'Provider' }));
      await press(user, 'option', 'Wren Q. Exampledoc');
    }
    await user.click(form.getByRole('button', { name: 'Enroll Patient' }));
    await expect(await page().findByText(enrolWords.done)).toBeVisible();
    await press(user, 'button', recordWords.record.activation.open);
    const handedOver = within(await page().findByRole('dialog', { name: activationCodeWords.title }));
    await user.click(handedOver.getByRole('button', { name: activationCodeWords.get }));
    const activationCode = (await handedOver.findByText(/^.{4}-.{4}$/)).textContent;
    await user.click(handedOver.getByRole('button', { name: activationCodeWords.done }));
    const links = await page().findAllByRole('link', { name: 'Assign Device' });
    // Not that of the menu: the one that goes on with this patient.
    await user.click(links.find((link) => link.getAttribute('href')?.includes('patient=')) as HTMLElement);
    await page().findByRole('heading', { name: 'Assign Device', level: 1 });
    await waitFor(() => expect(page().getByRole('button', { name: allocationWords.change })).toBeVisible());

    // Two devices, and limits for the blood pressure.
    await press(user, 'button', 'Add Upper Arm Monitor');
    await press(user, 'button', 'Add Connected Scale');
    await press(user, 'button', /^(Set|Edit) Range Blood Pressure/);
    const range = within(
      await page().findByRole('dialog', { name: 'Set Reference Range for Blood Pressure' }),
    );
    const systolic = within(await range.findByRole('group', { name: 'Systolic' }));
    await type(range.getByLabelText(rangeWords.start), '2026-12-01T09:00');
    if (!systolic.queryByLabelText(rangeWords.fields.criticalMax))
      await user.click(range.getByRole('checkbox'));
    for (const [name, limits] of [
      ['Systolic', ['85', '95', '135', '165']],
      ['Diastolic', ['50', '60', '85', '100']],
    ] as const) {
      const group = within(range.getByRole('group', { name }));
      for (const [at, label] of ['Critical Min', 'Cautious Min', 'Cautious Max', 'Critical Max'].entries()) {
        await type(group.getByLabelText(label), limits[at] ?? '');
      }
    }
    await user.click(range.getByRole('button', { name: 'Save Range' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await press(user, 'button', 'Continue to Review');

    // Review, Mail to a new address, the letter.
    // The page before shows the same limits: wait for this one.
    await page().findByRole('heading', { name: orderWords.review.title, level: 1 });
    await expect(await page().findByText('85–165')).toBeVisible();
    await press(user, 'radio', 'Mail');
    const newAddress = page().queryByRole('radio', { name: /^New address/ });
    if (newAddress) await user.click(newAddress);
    await type(await page().findByLabelText(addressWords.street), '12 Sample Court Apt 4B');
    await type(page().getByLabelText(addressWords.city), 'Mockville');
    await type(page().getByLabelText(addressWords.state), 'Ohio');
    await type(page().getByLabelText(addressWords.zipCode), '43999');
    await press(user, 'button', 'Confirm Order');
    await press(user, 'button', 'Print Order');
    await waitFor(() => expect(document.body).toHaveAttribute('data-printed'));
    await press(user, 'button', 'Go to Dashboard');
    await expect(await page().findByRole('heading', { name: 'RPM Dashboard', level: 1 })).toBeVisible();

    // The orders.
    await press(user, 'link', 'Device Orders');
    await user.click((await orderRow('Upper Arm Monitor')).getByRole('button', { name: /^Acknowledge/ }));
    await waitFor(async () =>
      expect((await orderRow('Upper Arm Monitor')).getByRole('button', { name: /^Shipped/ })).toBeVisible(),
    );
    await user.click((await orderRow('Upper Arm Monitor')).getByRole('button', { name: /^Shipped/ }));
    await waitFor(async () =>
      expect((await orderRow('Upper Arm Monitor')).getByRole('button', { name: /^Activate/ })).toBeVisible(),
    );
    const orderId = (await orderRow('Upper Arm Monitor')).getAllByText(/^RPM-\d+$/)[0]?.textContent ?? '';
    await logOut(user);

    // The patient opens the account with the code of the mail and that of the clinic (F5), logs in and activates.
    const { ticket } = await post('signup', {
      username: fern.username,
      password: demoPassword,
      acceptsTerms: true,
    });
    const [code] = /\d{6}/.exec(mails.join()) ?? [];
    await post('public-verify', {
      username: fern.username,
      purpose: 'signup',
      ticket,
      code,
      activationCode,
    });
    await logIn(user, fern.username);
    await press(user, 'button', 'Activate Upper Arm Monitor');
    const activation = within(await page().findByRole('dialog', { name: activateWords.title }));
    await type(activation.getByRole('textbox', { name: activateWords.serial }), 'FD-0001');
    await user.click(activation.getByRole('button', { name: activateWords.activate }));
    await waitFor(() => expect(page().getAllByText(activateWords.done)[0]).toBeVisible());
    await logOut(user);

    // A reading comes in by the call of the device, and shows.
    const { token } = await post('login', { username: 'doctor@northside.example', password: demoPassword });
    const { token: device } = await post('issue-device-token', { orderId }, token);
    const mrTime = storyNow.toISOString().slice(0, 19).replaceAll('-', '').replace('T', '-');
    await post(
      'readings',
      { mrSubType: 'BloodPressure', mrTime, values: { systolic: 190, diastolic: 95 } },
      device,
    );
    await logIn(user, 'doctor@northside.example');
    const row = within(await page().findByRole('row', { name: new RegExp(`^${fern.name}`) }));
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1', '0', '0', '1', '']);
    await user.click(row.getByRole('link', { name: fern.name }));
    await expect((await page().findAllByText('190/95'))[0]).toBeVisible();
  },
});
