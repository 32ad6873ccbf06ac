import type { Page } from '@playwright/test';
import type { Act } from './inputWatch.ts';

const record = '/patientdetails?id=user-patient-northside';
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const choice = (name: string) => (page: Page) => page.getByRole('combobox', { name }).first();
const radio = (name: string | RegExp) => (page: Page) => page.locator('label', { hasText: name }).first();
const tab = (name: string | RegExp) => (page: Page) => page.getByRole('tab', { name }).first();
const search = (page: Page) => page.getByRole('searchbox').first();
const list = '[role=listbox]';
const dialog = '[role=dialog], [role=alertdialog]';
const patients = 'main a[href^="/patientdetails"]';

/** Opening, closing by Escape, and opening again. */
const opened = (what: string, at: string, on: NonNullable<Act['on']>, seen: string): Act[] => [
  { name: `${what}: open`, at, on, seen },
  { name: `${what}: close`, key: 'Escape', seen: { gone: seen } },
  { name: `${what}: open again`, on, seen },
];
/** The next page of the portal, by its own navigation: what is measured is not a load of the whole. */
const goTo = (name: string, seen: string): Act => ({
  name: `to ${name}`,
  on: (page) => page.locator('nav').getByRole('link', { name }).first(),
  before: async (page) => {
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
  },
  seen,
});

/** What a provider does. */
export const providerActs: readonly Act[] = [
  ...opened('orders, search by', '/orders', choice('Search by'), list),
  ...opened('orders, rows per page', '/orders', choice('Rows per page'), list),
  {
    name: 'orders: type a letter',
    at: '/orders?rows=50',
    on: search,
    key: 'a',
    seen: { changed: 'search button' },
  },
  { name: 'account menu: open', at: '/orders', on: button(/Account menu/), seen: '[popover]:popover-open' },
  { name: 'account menu: close', key: 'Escape', seen: { gone: '[popover]:popover-open' } },
  { name: 'mobile menu: open', at: '/orders', on: button('Open menu'), seen: 'dialog[open]', only: 'phone' },
  { name: 'mobile menu: close', key: 'Escape', seen: { gone: 'dialog[open]' }, only: 'phone' },
  { ...goTo('Patient Details', patients), at: '/orders', name: 'orders to patients' },
  {
    name: 'patients to a record',
    on: (page) => page.locator(patients).nth(2),
    seen: 'nav a[href*="tab=notes"]',
  },
  {
    name: 'record back to patients',
    on: (page) => page.locator('main a[href="/patient-list"]').first(),
    seen: `search`,
  },
  ...opened('patients, sort', '/patient-list?rows=50', choice('Sort by'), list),
  {
    name: 'patients, 50 rows: choose a sort',
    on: (page) => page.getByRole('option').nth(2),
    seen: { changed: patients },
  },
  { name: 'patients, 50 rows: next page', on: button('Next'), seen: { changed: patients } },
  { name: 'patients, 50 rows: type a letter', on: search, key: 'a', seen: { changed: 'search' } },
  {
    name: 'patients, 50 rows: a filter',
    at: '/patient-list?rows=50',
    on: radio('Out of range'),
    seen: { changed: patients },
  },
  ...opened('enroll a patient', '/patient-list?rows=50', button('Enroll Patient'), dialog),
  ...opened('reference range', record, button('Set Reference Range'), dialog),
  { name: 'record: tab of notes', at: record, on: link(/^Notes/), seen: 'textarea' },
  {
    name: 'record: type a letter of a note',
    on: (page) => page.getByRole('textbox', { name: /note/i }).first(),
    key: 'a',
    seen: { changed: 'main form' },
  },
  { name: 'record: type in the search of notes', on: search, key: 'a', seen: '[type=search] + button' },
  { name: 'record: tab of devices', at: record, on: link(/^Devices/), seen: { changed: 'main' } },
  { name: 'record: tab of files', on: link(/^Files/), seen: { changed: 'main' } },
  {
    name: 'alerts: open one',
    at: '/alerts',
    on: (page) => page.locator('main a[href*="alert="]').nth(3),
    seen: { changed: 'main' },
  },
  {
    name: 'alerts: tab of compliance',
    at: '/alerts',
    on: tab(/Compliance/),
    seen: '[role=tabpanel][aria-labelledby$=compliance]',
  },
  {
    name: 'alerts: tab of resolved',
    on: tab(/Resolved/),
    seen: '[role=tabpanel][aria-labelledby$=resolved]',
  },
  { name: 'alerts: tab of medical', on: tab(/Medical/), seen: '[role=tabpanel][aria-labelledby$=medical]' },
  { name: 'dashboard: month', at: '/doctor-dashboard', on: radio('Month'), seen: { changed: patients } },
  { name: 'dashboard: week', on: radio('Week'), seen: { changed: patients } },
  {
    name: 'working mode: next patient',
    at: '/patient-list?review=1',
    key: 'j',
    seen: { changed: '#open-patient' },
  },
];

/** What a patient does. */
export const patientActs: readonly Act[] = [
  { name: 'home: overall', at: '/patient-dashboard', on: radio('Overall'), seen: { changed: 'main' } },
  { name: 'home: month', on: radio('Current Month'), seen: { changed: 'main' } },
  {
    name: 'home: one vital',
    at: '/patient-dashboard',
    on: link(/See how your .* went/),
    seen: { changed: 'main' },
  },
  ...opened('share', '/recentShared', button('Share My Record'), dialog),
  ...opened('timeline, months', '/my-timeline', choice('Month'), list),
  {
    name: 'timeline: one kind',
    at: '/my-timeline',
    on: radio(/^Messages/),
    seen: { changed: 'main ol, main ul' },
  },
];

/** The same on a page with the least there can be, drawn by React: what ours are told beside. */
export const floorActs: readonly Act[] = [
  { name: 'floor: dialog', at: '/', on: button('Open'), seen: 'dialog[open]' },
  { name: 'floor: close it', key: 'Escape', seen: { gone: 'dialog[open]' } },
  { name: 'floor: type a letter', at: '/', on: search, key: 'q', seen: { changed: 'table' } },
  {
    name: 'floor: choose in a select',
    at: '/',
    on: (page) => page.getByRole('combobox'),
    key: 'n',
    seen: { changed: 'table' },
  },
];
