import { endpoints } from '@rpm/api-client';
import { guidePaths, landingReloadFlag } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { clinicWords } from '@rpm/domain/words/clinic';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { backend, fails, hangs, storySession } from '@rpm/mock-server/msw';
import { emptyClinic, hugeClinic } from '@rpm/mock-server/seed';
import { totalsOf } from '@rpm/storybook/dashboardStory.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { MyDashboardScreen } from './MyDashboardScreen.tsx';

const reload = fn();

const meta = preview.meta({
  title: 'Screens/Clinic/My dashboard',
  component: MyDashboardScreen,
  args: { landing: { reload: () => reload() } },
  parameters: { layout: 'fullscreen', page: { path: '/mydashboard', isSignedIn: true } },
  beforeEach: () => {
    reload.mockClear();
  },
});

type Canvas = ReturnType<typeof within>;

/** Waits until the slow server has answered, which is long after a reload at once would have happened. */
const everythingIsThere = async (canvas: Canvas) => {
  const totals = await totalsOf(canvas);
  await waitFor(() => expect(totals.getAllByText(/^[\d,]+$/)).toHaveLength(4));
  return totals;
};

/** MYD-01, MYD-02: the landing page and its four numbers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: dashboardWords.commandCenter }),
    ).toBeVisible();
    const totals = await everythingIsThere(canvas);
    for (const label of [
      dashboardWords.totalPatients,
      dashboardWords.activatedDevices,
      dashboardWords.totalReadings,
      dashboardWords.notesGenerated,
    ]) {
      await expect(totals.getByText(label)).toBeVisible();
    }
    await expect(document.title).toBe(`${dashboardWords.commandCenter} · ${appWords.title}`);
  },
});

/** MYD-03: the vitals of this month, or of all time. */
export const ThisMonthOrOverall = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: clinicWords.tableName.month });
    await canvas.findAllByRole('rowheader');
    await expect(canvas.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      dashboardWords.thisMonth,
      dashboardWords.overall,
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.overall }));
    await canvas.findByRole('table', { name: clinicWords.tableName.overall });
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

/** MYD-04: how to use it, what to read, and the devices that the clinic has. */
export const StepsGuidesAndDevices = meta.story({
  play: async ({ canvas }) => {
    const guides = guidePaths[pageLanguage];
    const howTo = within(await canvas.findByRole('region', { name: dashboardWords.howTo }));
    await expect(howTo.getAllByRole('listitem')).toHaveLength(4);
    const links = within(await canvas.findByRole('region', { name: clinicWords.documentation })).getAllByRole(
      'link',
    );
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [clinicWords.guide, guides.provider],
      [clinicWords.patientGuide, guides.patient],
      [clinicWords.askSupport, '/inquiry'],
    ]);
    const devices = within(await canvas.findByRole('region', { name: clinicWords.devices }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(6));
  },
});

/** A page that can be left and come back to, in one visit. */
function Leavable({ afterMs = 0 }: { afterMs?: number }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <MyDashboardScreen landing={{ reload: () => reload(), afterMs }} />}
      <button type="button" onClick={() => setThere(!isThere)}>
        {isThere ? 'Leave' : 'Come back'}
      </button>
    </>
  );
}

/** MYD-05: one reload after the first load, with the flag written before; coming back, there is none. */
export const ReloadsOnce = meta.story({
  render: () => <Leavable />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(localStorage.getItem(landingReloadFlag)).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await everythingIsThere(canvas);
    await expect(reload).toHaveBeenCalledTimes(1);
  },
});

/** MYD-05: the reload comes 5000 ms after the first load, not before; it waits for nothing that is still loading. */
export const ReloadsAfterFiveSeconds = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getTotalPatients)),
  play: async () => {
    const start = performance.now();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await expect(performance.now() - start).toBeGreaterThan(3500);
  },
});

/** Behaviour 1c, unmount: who leaves the page in time is not reloaded elsewhere. */
export const LeftBeforeTheReload = meta.story({
  render: () => <Leavable afterMs={400} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await everythingIsThere(canvas);
    await expect(reload).not.toHaveBeenCalled();
  },
});

const atOnce = { landing: { reload: () => reload(), afterMs: 0 } };
const slowly = () => backend({ latencyMs: 300 });

/** Behaviour 1c, two tabs: the flag is shared, so a second tab does not reload. */
export const FlagIsThere = meta.story({
  args: atOnce,
  beforeEach: ({ msw }) => {
    localStorage.setItem(landingReloadFlag, storySession('provider').user.userId);
    msw.use(slowly());
  },
  play: async ({ canvas }) => {
    await everythingIsThere(canvas);
    await expect(reload).not.toHaveBeenCalled();
  },
});

/** Behaviour 1c, storage: a flag that cannot be written means no reload, rather than one for ever. */
export const FlagCannotBeWritten = meta.story({
  args: atOnce,
  beforeEach: ({ msw }) => {
    msw.use(slowly());
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas }) => {
    await everythingIsThere(canvas);
    await expect(reload).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, offline: no reload, which would leave an empty browser page; and the reload is not used up. */
export const OfflineDoesNotReload = meta.story({
  args: atOnce,
  beforeEach: ({ msw }) => {
    msw.use(slowly());
    return setOnline(false);
  },
  play: async ({ canvas }) => {
    await everythingIsThere(canvas);
    await expect(reload).not.toHaveBeenCalled();
    await expect(localStorage.getItem(landingReloadFlag)).toBeNull();
  },
});

/** Behaviour R22: a dialog that is open stays open. */
export const DialogDoesNotReload = meta.story({
  args: atOnce,
  beforeEach: ({ msw }) => msw.use(slowly()),
  render: (args) => (
    <>
      <MyDashboardScreen {...args} />
      <div role="dialog" aria-label="A question">
        Open
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await everythingIsThere(canvas);
    await expect(reload).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b: a failure is told as on the provider dashboard, and the reload does not take the notice away. */
export const NoticeIsNotEaten = meta.story({
  tags: ['network-fault'],
  args: { landing: { reload: () => reload(), afterMs: 600 } },
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.getTotalTableReadingsOfDoctorBetween, 500), backend({ latencyMs: 1500 })),
  play: async ({ canvas }) => {
    await seesText(canvas, clinicWords.readingsLoading.failed);
    await everythingIsThere(canvas);
    await expect(reload).not.toHaveBeenCalled();
  },
});

/** A page whose reload builds it anew, as a browser's does. */
function Reloadable() {
  const [visit, setVisit] = useState(1);
  const landing = useMemo(() => {
    const again = () => {
      reload();
      setVisit((before) => before + 1);
    };
    return { reload: again, afterMs: 800 };
  }, []);
  return <MyDashboardScreen key={visit} landing={landing} />;
}

/** Behaviour R22: after the reload the focus is where it was, and nothing of the page was kept but its place. */
export const PlaceIsRestored = meta.story({
  render: () => <Reloadable />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: clinicWords.patientGuide });
    link.focus();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.getByRole('link', { name: clinicWords.patientGuide })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: clinicWords.patientGuide })).not.toBe(link);
    await expect(sessionStorage).toHaveLength(0);
  },
});

/** Behaviour 1c, empty: as the provider dashboard. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, dashboardWords.noReadingsInPeriod);
  },
});

/** Behaviour 1c, huge: ten thousand patients stay paged. */
export const TenThousandPatients = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: hugeClinic(10_000) })),
  play: async ({ canvas }) => {
    await seesText(canvas, clinicWords.range({ from: 1, to: 10, count: 10_000 }), { timeout: 15_000 });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
});

/** On a phone nothing scrolls sideways. */
export const Phone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
