import { endpoints } from '@rpm/api-client';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { exportWords } from '@rpm/domain/words/export';
import { exportFileWords as texts } from '@rpm/domain/words/exportFile';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { anOrder, someOrders } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { linesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen.tsx';

const { exportOrders } = endpoints;

const meta = preview.meta({
  title: 'Screens/Clinic/Device orders/Export',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', page: { path: '/orders', isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        orders: [anOrder({ orderId: 'RPM-1', firstName: '=1+1', lastName: 'Oddly' }), ...someOrders(12)],
      }),
    ),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openExport({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const button = canvas.getByRole('button', { name: exportWords.button });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: texts.orders.title }));
}

/** ORD-15, R21: all pages of what is shown, newest first, as a file that a spreadsheet opens and does not run. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await expect(dialog.getByText(texts.fits({ count: 13 }))).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await screen.findByText(texts.done({ count: 13 }))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved.map(({ name }) => name)).toEqual([texts.orders.file]);
    const [head, ...lines] = await linesOf(saved[0]);
    const { number: _, action: __, orderDate, ...columns } = clinicOrderWords.columns;
    const { deliveryMode, status, ...first } = columns;
    const heads = [...Object.values(first), texts.orders.ordered, deliveryMode, status];
    await expect(head).toBe(`\ufeff${heads.join(',')}`);
    await expect(lines).toHaveLength(13);
    await expect(lines.find((line) => line.startsWith('RPM-1,'))).toContain("RPM-1,'=1+1");
  },
});

/** The filters of the list are those of the file. */
export const Filtered = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const saved = savedFiles();
    await userEvent.type(await canvas.findByRole('searchbox'), 'oddly');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    const dialog = await openExport(context);
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await screen.findByText(texts.done({ count: 1 }))).toBeVisible();
    await expect(bodiesTo(exportOrders)).toEqual([{ clinic: 'Northside Sample Clinic', pName: 'oddly' }]);
    await expect(await linesOf(saved[0])).toHaveLength(2);
  },
});

/** ADR 20: a session that was confirmed long ago is asked first; giving up saves nothing and says nothing. */
export const AsksFirst = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(answers(exportOrders, JSON.stringify({ code: 'confirmFirst', message: '' }), { status: 403 })),
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    const question = within(await screen.findByRole('dialog', { name: securityWords.step.title }));
    const password = await question.findByLabelText(securityWords.step.password);
    await waitFor(() => expect(password).toHaveFocus());
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: securityWords.step.title })).toBeNull());
    await expect(await dialog.findByRole('button', { name: texts.submit })).toBeVisible();
    await expect(saved).toEqual([]);
  },
});

/** Behaviour 1a: a failure is said, nothing is saved, and the same button tries again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { msw, userEvent } = context;
    const saved = savedFiles();
    const dialog = await openExport(context);
    msw.use(fails(exportOrders, 503));
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(saved).toEqual([]);
    msw.use(backend({ orders: someOrders(2) }));
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await screen.findByText(texts.done({ count: 2 }))).toBeVisible();
    await expect(saved).toHaveLength(1);
  },
});

/** A slow one says that it works; who closes it gets no file. */
export const Slow = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(hangs(exportOrders)),
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByText(texts.soFar({ count: 0 }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.busy })).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved).toEqual([]);
    await expect(context.canvas.getByText(clinicOrderWords.title, { selector: 'h1' })).toBeVisible();
  },
});
