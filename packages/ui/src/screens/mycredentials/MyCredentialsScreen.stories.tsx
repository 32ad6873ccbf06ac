import { endpoints } from '@rpm/api-client';
import { credentialWords as texts } from '@rpm/domain/words/credential';
import { othersPageWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { usStateWords } from '@rpm/domain/words/usState';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { makeCredentials, smallClinic, storyNow } from '@rpm/mock-server/seed';
import { besideMenu, seesAllColumns } from '@rpm/storybook/laptop.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, containing, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { MyCredentialsScreen } from './MyCredentialsScreen.tsx';

const { addCredential, getCredentials, removeCredential } = endpoints;
const { dialog, details } = texts;
const kept = () => ({ ...smallClinic(), ...makeCredentials(storyNow) });
const meta = preview.meta({
  title: 'Screens/Account/My credentials',
  component: MyCredentialsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/mycredentials', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: kept() })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const ohio = texts.ofState({ kind: texts.kinds.medicalLicense, state: usStateWords.OH });
const of = (act: string, credential: string) => ({ name: `${act} ${texts.of({ credential })}` });
const pdf = (name = 'ohio-license-2026.pdf', size = 0) =>
  new File(['%PDF-1.7 a license %%EOF', new Uint8Array(size)], name, { type: 'application/pdf' });
async function opened({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }, slow));
  return within(await screen.findByRole('dialog', {}, slow));
}

/** SCR-09: the days that are left are counted by the clinic's calendar: where it is tomorrow already, there is one less. */
export const ClinicsDay = meta.story({
  beforeEach: ({ msw }) => {
    const clinics = kept().clinics.map((each) => ({ ...each, timeZone: 'Pacific/Kiritimati' }));
    msw.use(backend({ world: { ...kept(), clinics } }));
  },
  play: async ({ canvas }) => {
    const credential = texts.namedOfState({ state: 'Ohio', kind: texts.named.medicalLicense });
    const ends = texts.banner.ends({ credential, count: 27, date: dayInWords('2026-12-18') });
    await expect(await canvas.findByText(ends, {}, slow)).toBeVisible();
  },
});

/** SCR-09: what is to do first, each with its state in words; the banner names what ends, and what ends next stands beside. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        texts.banner.ends({
          credential: texts.namedOfState({ state: 'Ohio', kind: texts.named.medicalLicense }),
          count: 28,
          date: dayInWords('2026-12-18'),
        }),
        {},
        slow,
      ),
    ).toBeVisible();
    for (const state of Object.values(texts.states))
      await expect(canvas.getAllByText(state).length).toBeGreaterThan(0);
    await expect(canvas.getByText('The number cannot be read')).toBeVisible();
    const next = within(canvas.getByRole('list', { name: texts.next.title }));
    await expect(next.getAllByRole('listitem')[0]).toHaveTextContent(
      containing(
        `${dayInWords('2026-10-31')}${anything}${texts.next.ended({ credential: texts.kinds.lifeSupport })}`,
      ),
    );
    await expect(canvas.getByText(texts.reminders.warns)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SCR-09: the filters show what is to do and what is verified, with how many there are. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: texts.caption }, slow);
    const rows = () => within(table).getAllByRole('row').slice(1);
    await expect(rows()).toHaveLength(7);
    await userEvent.click(canvas.getByRole('radio', { name: texts.filters.toDo({ count: 3 }) }));
    await expect(rows()).toHaveLength(3);
    await expect(rows()[0]).toHaveTextContent(
      containing(
        [texts.kinds.lifeSupport, texts.daysAgo({ count: 20 }), texts.states.expired].join(anything),
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: texts.filters.verified({ count: 3 }) }));
    await expect(rows()).toHaveLength(3);
  },
});

/** SCR-09: a license is renewed: the form knows the old one, the old one stays, and the new one waits to be checked. */
export const Renews = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', of(texts.renew, ohio), slow));
    const box = within(await screen.findByRole('dialog', { name: dialog.title }, slow));
    await expect(box.getByText(dialog.renews)).toBeVisible();
    await expect(box.getByRole('textbox', { name: dialog.number })).toHaveValue('35.000000');
    await userEvent.upload(box.getByLabelText(dialog.choose, { selector: 'input' }), pdf());
    await expect(box.getByText('ohio-license-2026.pdf')).toBeVisible();
    fireEvent.change(box.getByLabelText(dialog.issued), { target: { value: '2026-11-20' } });
    fireEvent.change(box.getByLabelText(dialog.expires), { target: { value: '2028-12-18' } });
    await userEvent.click(box.getByRole('button', { name: dialog.upload }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
    await expect(bodiesTo(addCredential)).toMatchObject([
      { kind: 'medicalLicense', state: 'OH', replacesId: 'credential-medicalLicense', expires: '2028-12-18' },
    ]);
    await expect(await canvas.findByText(texts.renewing)).toBeVisible();
    await expect(canvas.queryByText(/^Your Ohio medical license/)).toBeNull();
  },
});

/** SCR-09: what is wrong is named at its field, the first gets the focus, and nothing is sent. */
export const Wrong = meta.story({
  parameters: { page: { path: '/upload-credentials', isSignedIn: true } },
  play: async ({ userEvent }) => {
    const box = within(await screen.findByRole('dialog', { name: dialog.title }, slow));
    const send = () => userEvent.click(box.getByRole('button', { name: dialog.upload }));
    await send();
    const { errors } = dialog;
    for (const said of [errors.documentRequired, errors.numberRequired, errors.stateRequired])
      await expect(await box.findByText(said)).toBeVisible();
    await expect(box.getByText(errors.issuedRequired)).toBeVisible();
    await expect(box.getByText(errors.expiresRequired)).toBeVisible();
    const chooser = box.getByLabelText(dialog.choose, { selector: 'input' });
    await userEvent.upload(chooser, pdf('scan.pdf', 10_000_001));
    await expect(await box.findByText(errors.tooLarge)).toBeVisible();
    await userEvent.upload(chooser, new File(['x'], 'scan.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(box.queryByText(errors.tooLarge)).toBeNull());
    fireEvent.change(box.getByLabelText(dialog.issued), { target: { value: '2026-12-01' } });
    fireEvent.change(box.getByLabelText(dialog.expires), { target: { value: '2026-01-01' } });
    await expect(await box.findByText(errors.dayToCome)).toBeVisible();
    await expect(await box.findByText(errors.endsBeforeItBegins)).toBeVisible();
    await userEvent.click(box.getByRole('combobox', { name: dialog.kind }));
    await userEvent.click(await screen.findByRole('option', { name: texts.kinds.npi }));
    await userEvent.type(box.getByRole('textbox', { name: dialog.number }), '1234567890');
    await expect(await box.findByText(errors.npiInvalid)).toBeVisible();
    await expect(bodiesTo(addCredential)).toEqual([]);
  },
});

/** Behaviour 1a: a document that is not what it says, and a failure: what was typed stays. */
export const UploadFails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { userEvent, canvas, msw } = context;
    await userEvent.click(await canvas.findByRole('button', of(texts.renew, ohio), slow));
    const box = within(await screen.findByRole('dialog', {}, slow));
    const page = new File(['<html>'], 'page.pdf', { type: 'application/pdf' });
    await userEvent.upload(box.getByLabelText(dialog.choose, { selector: 'input' }), page);
    fireEvent.change(box.getByLabelText(dialog.issued), { target: { value: '2026-11-20' } });
    fireEvent.change(box.getByLabelText(dialog.expires), { target: { value: '2028-12-18' } });
    await userEvent.click(box.getByRole('button', { name: dialog.upload }));
    await expect(await box.findByText(refusalWords.fileNotOfItsType)).toBeVisible();
    msw.use(fails(addCredential, 500));
    await userEvent.click(box.getByRole('button', { name: dialog.upload }));
    await expect(await box.findByText(taskWords.failed)).toBeVisible();
    await expect(box.getByRole('textbox', { name: dialog.issuer })).toHaveValue(
      'State Medical Board of Ohio',
    );
  },
});

/** SCR-09: a credential with its document drawn; what is not verified can be removed, after a question. */
export const ViewsAndRemoves = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const verified = await opened(context, of(texts.view, texts.kinds.dea).name);
    await expect(verified.getByText('Drug Enforcement Administration')).toBeVisible();
    await expect(verified.queryByRole('button', { name: details.remove })).toBeNull();
    await userEvent.click(verified.getByRole('button', { name: details.close }));
    const refused = await opened(
      context,
      of('PDF, 1 KB', texts.ofState({ kind: texts.kinds.medicalLicense, state: usStateWords.WV })).name,
    );
    await expect(refused.getByText('The number cannot be read')).toBeVisible();
    await userEvent.click(refused.getByRole('button', { name: details.remove }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: details.remove }));
    await waitFor(() => expect(canvas.queryByText('The number cannot be read')).toBeNull(), slow);
    await expect(bodiesTo(removeCredential)).toEqual([{ credentialId: 'credential-refused' }]);
  },
});

/** SCR-09: where the clinic wants it, the page says that orders wait. */
export const OrdersWait = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      backend({ world: { ...kept(), clinicsThatWait: smallClinic().clinics.map((each) => each.clinicId) } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.reminders.waits, {}, slow)).toBeVisible();
  },
});

/** Nothing is kept yet: what it is for, and the way to begin. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), credentials: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty, {}, slow)).toBeVisible();
    await expect(canvas.getByText(texts.next.none)).toBeVisible();
  },
});

/** Loading, a failure that can be tried again, and a row of which nothing can be made out. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getCredentials)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getCredentials, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
    msw.use(
      answers(
        getCredentials,
        JSON.stringify({ credentials: [7], ordersWait: false, timeZone: 'America/New_York' }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByText(texts.empty)).toBeVisible();
  },
});

/** ROL-04: a patient who opens it by its address is told whose page it is, and nothing is asked. */
export const Patient = meta.story({
  globals: { role: 'patient' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(othersPageWords.clinic)).toBeVisible();
  },
});

/** SCR-09: on a laptop, beside the menu, all that is told of a credential is in sight. */
export const Laptop = meta.story({
  tags: ['w1280'],
  decorators: [besideMenu],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', of(texts.renew, ohio), slow);
    const table = canvas.getByRole('table', { name: texts.caption });
    await seesAllColumns(table);
  },
});
