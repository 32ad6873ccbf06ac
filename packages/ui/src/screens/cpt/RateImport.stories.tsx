import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { codeListWords } from '@rpm/domain/words/codeList';
import { rateImportWords } from '@rpm/domain/words/rateImport';
import { backend, fails } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { BillingCodeScreen } from './BillingCodeScreen.tsx';

const codes = codeListWords;
const texts = rateImportWords;

const meta = preview.meta({
  title: 'Screens/Clinic/Billing code/Import',
  component: BillingCodeScreen,
  parameters: { layout: 'fullscreen', page: { path: '/cpt', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend()),
});
type Play = NonNullable<(typeof meta)['input']['play']>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

const slow = { timeout: 15_000 };
const head = 'code,payer,locality,rate,from,to,source';
const file = (...lines: string[]) =>
  new File([[head, ...lines].join('\r\n')], 'rates-2027.csv', { type: 'text/csv' });

/** Opens the dialog and chooses a file. */
async function choose({ canvas, userEvent }: Context, chosen: File) {
  const button = await canvas.findByRole('button', { name: codes.import }, slow);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'), slow);
  await userEvent.click(button);
  const box = await within(document.body).findByRole('dialog', { name: texts.title }, slow);
  const input = box.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('A file can be chosen.');
  await userEvent.upload(input, chosen);
  return within(box);
}

/** SCR-04: what changes is shown before anything is saved, by rate: before and after; then all of it comes at once. */
export const Differences = meta.story({
  tags: ['dark', 'w390', 'pseudo'],
  play: async ({ canvas, userEvent }) => {
    const box = await choose(
      { canvas, userEvent },
      file(
        '99454,Medicare,,52.11,2026-01-01,2026-12-31,CMS Physician Fee Schedule',
        '99457,Medicare,,53.00,1/1/2026,12/31/2026,CMS Physician Fee Schedule',
        '99454,Medicare,,54.10,2027-01-01,,CMS CY 2027',
        '99458,"Advantage, Ohio",Ohio,not covered,2027-01-01,,',
      ),
    );
    await expect(await box.findByText(texts.counts({ added: 2, changed: 1, same: 1 }))).toBeVisible();
    const table = within(box.getByRole('table', { name: texts.differences }));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/99457.*\$51\.77.*\$53\.00/);
    await expect(rows[1]).toHaveTextContent(texts.nothing);
    await expect(rows[2]).toHaveTextContent(codes.notCovered);
    await expect(bodiesTo(endpoints.importRates)).toEqual([]);
    await userEvent.click(box.getByRole('button', { name: texts.import }));
    await expect(await within(document.body).findByText(texts.done({ count: 3 }), {}, slow)).toBeVisible();
    const [sent] = bodiesTo(endpoints.importRates) as { rates: object[]; versions: object[] }[];
    await expect(sent?.rates).toMatchObject([
      { code: '99457', cents: 5300 },
      { code: '99454', effectiveTo: null, source: 'CMS CY 2027' },
      { code: '99458', payer: 'Advantage, Ohio', cents: null },
    ]);
    await expect(sent?.versions).toEqual(['99454', '99457', '99458'].map((code) => ({ code, version: 1 })));
    // The table of codes shows it.
    await expect((await canvas.findAllByText('$53.00', {}, slow))[0]).toBeVisible();
  },
});

/** Lines that cannot be read are told with their place, and nothing can be imported until they are right. */
export const WrongLines = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const box = await choose(
      { canvas, userEvent },
      file(
        '99454,Medicare,,54.10,2027-01-01,,CMS',
        'G0511,Medicare,,54.10,2027-01-01,,CMS',
        '99457,Medicare,,abc,2027-01-01,,CMS',
        '99458,Medicare,,41.00,2026-06-01,,CMS',
      ),
    );
    const wrong = within(await box.findByRole('region', { name: texts.wrong }));
    const told = wrong.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(told).toEqual([
      `${texts.line({ line: 3 })} ${texts.faults.codeUnknown}`,
      `${texts.line({ line: 4 })} ${texts.faults.rateInvalid}`,
      `${texts.line({ line: 5 })} ${texts.faults.overlaps}`,
    ]);
    await expect(box.getByText(texts.errors.wrong)).toBeVisible();
    const send = box.getByRole('button', { name: texts.import });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await expect(bodiesTo(endpoints.importRates)).toEqual([]);
  },
});

/** What is saved as CSV is what the import reads again: nothing changes. A press without a file says what is missing. */
export const NothingChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return createObjectURL.call(URL, blob);
    };
    try {
      const empty = await choose({ canvas, userEvent }, file());
      await expect(await empty.findByText(texts.errors.empty)).toBeVisible();
      await userEvent.click(empty.getByRole('button', { name: texts.file.remove }));
      await userEvent.click(empty.getByRole('button', { name: texts.import }));
      await expect(await empty.findByText(texts.errors.required)).toBeVisible();
      await userEvent.click(empty.getByRole('button', { name: texts.save }));
      await expect(saved).toHaveLength(1);
      await userEvent.click(empty.getByRole('button', { name: texts.cancel }));
    } finally {
      URL.createObjectURL = createObjectURL;
    }
    const box = await choose({ canvas, userEvent }, new File(saved, 'rates.csv', { type: 'text/csv' }));
    await expect(await box.findByText(texts.errors.same)).toBeVisible();
    await expect(box.getByText(texts.counts({ added: 0, changed: 0, same: 11 }))).toBeVisible();
  },
});

/** A spreadsheet as it is, another table, and a file that is too large are told as what they are. */
export const NoFileOfRates = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await choose({ canvas, userEvent }, new File(['PK\0\x03'], 'rates.xlsx.csv'));
    await expect(await box.findByText(texts.errors.unreadable)).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('Another file can be chosen.');
    await userEvent.upload(input, new File(['name;code\r\nx;99454'], 'other.csv', { type: 'text/csv' }));
    await expect(await box.findByText(texts.errors.noHead({ missing: 'payer, rate, from' }))).toBeVisible();
    await userEvent.upload(
      input,
      new File(['x'.repeat(limits.rateFileMaxBytes + 1)], 'large.csv', { type: 'text/csv' }),
    );
    await expect(await box.findByText(texts.errors.tooLarge({ most: 500 }))).toBeVisible();
  },
});

/** Somebody else changed a code meanwhile: nothing is written, the file stays, and the differences are shown anew. */
export const ChangedMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.importRates, 409)),
  play: async ({ canvas, userEvent }) => {
    const box = await choose({ canvas, userEvent }, file('99454,Medicare,,54.10,2027-01-01,,CMS'));
    await userEvent.click(await box.findByRole('button', { name: texts.import }));
    await expect(await box.findByText(texts.changed)).toBeVisible();
    await expect(box.getByText('rates-2027.csv')).toBeVisible();
    await expect(box.getByText(texts.counts({ added: 1, changed: 0, same: 0 }))).toBeVisible();
  },
});
