import { appWords } from '@rpm/domain/words/app';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { navWords } from '@rpm/domain/words/frame';
import { patientWords } from '@rpm/domain/words/patient';
import { roleWords } from '@rpm/domain/words/role';
import preview from '@rpm/storybook/preview.tsx';
import { anything, containing } from '@rpm/storybook/sentence.ts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Page } from '../Page/Page.tsx';
import { AppShell } from './AppShell.tsx';

const provider = {
  userId: 'u-1',
  username: 'wren@example.test',
  role: 'DOCTOR',
  clinicName: 'Northside Sample Clinic',
  firstName: 'Wren',
  middleName: 'Q.',
  lastName: 'Exampledoc',
};
const patient = {
  ...provider,
  role: 'PATIENT',
  firstName: 'Marigold',
  middleName: '',
  lastName: 'Testpatient',
};
const { items } = navWords;
/** What the button of the menu is called, for who is called so. */
const accountOf = (name: string) => containing(`${name}${anything}${navWords.accountMenu}`);
const longName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5);

const meta = preview.meta({
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', page: { path: '/orders' } },
  args: {
    user: provider,
    onLogout: fn(),
    children: (
      <Page title={clinicOrderWords.title} subtitle={clinicOrderWords.subtitle}>
        <p>The page lies in the frame and does not move.</p>
      </Page>
    ),
  },
});

/** NAV-04, NAV-07, NAV-09, NAV-10: a provider's frame, the navigation narrow, the current page marked. */
export const Provider = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(appWords.title)).toBeVisible();
    const nav = canvas.getByRole('navigation', { name: navWords.label });
    const names = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/^WE/, ''));
    await expect(names).toEqual([
      items.rpmDashboard,
      items.patientDetails,
      items.assignDevice,
      items.deviceOrders,
      items.submitInquiry,
      items.alerts,
      items.profile,
    ]);
    await expect(within(nav).getByRole('link', { name: items.deviceOrders })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(nav.firstElementChild).not.toHaveAttribute('data-open');
    await expect(nav.firstElementChild?.getBoundingClientRect().width).toBe(64);
  },
});

const marked = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('link')
    .filter((link: HTMLElement) => link.hasAttribute('aria-current'))
    .map((link: HTMLElement) => `${link.textContent}: ${link.getAttribute('aria-current')}`);

/** NAV-04: a page that is reached from an entry of the menu marks that entry. */
export const PageBelowAnEntry = meta.story({
  parameters: { page: { path: '/patientdetails' } },
  play: async ({ canvas }) => {
    await expect(marked(canvas)).toEqual([`${items.patientDetails}: true`]);
  },
});

/** NAV-03: so does one of whose address parts differ, such as the files of a kind. */
export const PatientsPageBelowAnEntry = meta.story({
  globals: { role: 'patient', density: 'patient' },
  parameters: { page: { path: '/all-files/LabReport' } },
  args: { user: patient },
  play: async ({ canvas }) => {
    await expect(marked(canvas)).toEqual([`${items.myDetails}: true`]);
  },
});

/** NAV-09: any role that is not PATIENT gets the clinical menu. */
export const ClinicStaff = meta.story({
  args: { user: { ...provider, role: 'nurse', firstName: 'Teasel', middleName: '', lastName: 'Fakeley' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(roleWords.staff)).toBeInTheDocument();
  },
});

/** NAV-01: opens over the page while the mouse rests on it, and the page does not move. */
export const OpenByHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: clinicOrderWords.title });
    const before = heading.getBoundingClientRect().left;
    const panel = canvas.getByRole('navigation', { name: navWords.label }).firstElementChild as HTMLElement;
    await userEvent.hover(panel);
    await waitFor(() => expect(panel).toHaveAttribute('data-open'));
    // NAV-10: wide enough for the words, and as wide as the token says: 15.5 rem.
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(248));
    await expect(heading.getBoundingClientRect().left).toBe(before);
  },
});

/** NAV-01, behaviour R25: opens when the keyboard comes in, and Escape closes it. */
export const OpenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('navigation', { name: navWords.label }).firstElementChild as HTMLElement;
    canvas.getByRole('link', { name: items.rpmDashboard }).focus();
    await waitFor(() => expect(panel).toHaveAttribute('data-open'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toHaveAttribute('data-open'));
  },
});

/** Behaviour R25: a labeled toggle keeps it open for those who neither hover nor tab, and lets it close again. */
export const KeptOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('navigation', { name: navWords.label }).firstElementChild as HTMLElement;
    await userEvent.click(canvas.getByRole('button', { name: navWords.expand }));
    await userEvent.unhover(panel);
    await expect(panel).toHaveAttribute('data-open');
    await expect(canvas.getByRole('button', { name: navWords.collapse })).toBeVisible();
  },
});

/** NAV-05: Billing opens in place. */
export const BillingGroup = meta.story({
  play: async ({ canvas, userEvent }) => {
    const billing = canvas.getByRole('button', { name: navWords.billing });
    await userEvent.click(billing);
    await waitFor(() => expect(billing).toHaveAttribute('aria-expanded', 'true'));
    for (const name of [items.billingConfig, items.billingRevenue, items.billingCode]) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
});

/** NAV-05: on a page of the group, the narrow bar marks the group as the current place. */
export const InsideBilling = meta.story({ parameters: { page: { path: '/cpt' } } });

/** NAV-07, NAV-08: Profile and Logout. Escape closes the list and gives the focus back. */
export const ProfileMenuOpen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: accountOf('Wren Q. Exampledoc') });
    await userEvent.click(trigger);
    const logout = await canvas.findByRole('button', { name: navWords.logout });
    await expect(canvas.getAllByRole('link', { name: navWords.profile }).at(0)).toHaveAttribute(
      'href',
      '/profile',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: navWords.logout })).toBeNull());
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await waitFor(() => expect(logout).toBeVisible());
    await userEvent.click(logout);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** NAV-03: a patient's frame. Below 768 px the navigation lies at the foot. */
export const Patient = meta.story({
  globals: { role: 'patient', density: 'patient' },
  parameters: { page: { path: '/patient-dashboard' } },
  args: {
    user: patient,
    children: (
      <Page
        title={dashboardWords.title}
        subtitle={patientWords.patientDashboard.greeting.morning({ name: 'Marigold' })}
      >
        <p>Your readings.</p>
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: navWords.label });
    const names = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/^MT/, ''));
    await expect(names).toEqual([items.dashboard, items.myDetails, items.submitEnquiry, items.profile]);
  },
});

/** NAV-02: the patient's bar on a phone: look at it at 390 px, at 320 px and at 400 percent zoom. */
export const PatientPhone = meta.story({
  tags: ['w390'],
  globals: { role: 'patient', density: 'patient', viewport: { value: 'w390' } },
  parameters: { page: { path: '/patient-dashboard' } },
  args: { user: patient },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: navWords.label });
    await expect(Math.round(nav.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(within(nav).getAllByRole('link')).toHaveLength(4);
  },
});

/** Behaviour R25: staff below 768 px have a button and a drawer, which keeps the focus inside and closes on Escape. */
export const PhoneDrawer = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: navWords.open }));
    const drawer = await canvas.findByRole('dialog', { name: navWords.label });
    await expect(within(drawer).getByRole('link', { name: items.deviceOrders })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(drawer).getByRole('button', { name: navWords.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** Behaviour 1a: names of 200 characters are cut in the header and whole in the menu. */
export const LongNames = meta.story({
  args: { user: { ...provider, firstName: longName, clinicName: longName } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: accountOf('') }));
    await expect(await canvas.findByRole('button', { name: navWords.logout })).toBeVisible();
    const inHeader = canvas.getByRole('button', { name: accountOf('') }).querySelector('bdi');
    const inMenu = canvas
      .getByRole('button', { name: navWords.logout })
      .closest('[popover]')
      ?.querySelector('bdi');
    await expect(inMenu).toHaveTextContent(/^(Wolfeschlegelsteinhausenbergerdorff ){5}Q\. Exampledoc$/);
    // Two lines of it in the header, all of it in the menu.
    await expect(inHeader?.scrollHeight).toBeGreaterThan(inHeader?.clientHeight ?? 0);
    await expect(inHeader?.clientHeight).toBeLessThan(60);
    await expect(inMenu?.scrollWidth).toBeLessThanOrEqual(inMenu?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1a: a right-to-left name and one that looks like code. */
export const OtherScripts = meta.story({
  args: {
    user: {
      ...provider,
      firstName: 'מרים',
      middleName: '',
      lastName: '<img src=x onerror=alert(1)>',
      clinicName: '<b>Clinic</b>',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('מרים <img src=x onerror=alert(1)>').length).toBeGreaterThan(0);
    await expect(document.querySelector('img')).toBeNull();
    await expect(canvas.getAllByText('<b>Clinic</b>').length).toBeGreaterThan(0);
  },
});

/** SES-06, behaviour 1c: who has no name is called by the address; what is missing is logged where the record is read. */
export const NoName = meta.story({
  args: { user: { ...provider, firstName: '', middleName: '', lastName: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: accountOf('wren@example.test') })).toBeVisible();
    await expect(canvas.queryByText(/undefined|null/)).toBeNull();
  },
});

/** Behaviour 1a, offline: the banner stands above the page. */
export const WithNotice = meta.story({
  args: {
    notice: <p className="bg-feedback-warning-bg px-8 py-2 text-feedback-warning-fg">{appWords.offline}</p>,
  },
});

/** SCR-07: whoever sees what a patient shares, and is nobody's patient: that, the profile, and no role that is not theirs. */
export const Carer = meta.story({
  globals: { density: 'patient', role: 'carer' },
  tags: ['w390'],
  parameters: { page: { path: '/myFriends-timeline' } },
  args: { user: { ...patient, firstName: 'Campion', isCarer: true } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: navWords.label })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/myFriends-timeline', '/profile']);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await expect(links[0]).toHaveAccessibleName(items.sharedWithMe);
    await expect(canvas.getByText(roleWords.carer)).toBeInTheDocument();
    await expect(canvas.queryByText(roleWords.patient)).toBeNull();
  },
});
