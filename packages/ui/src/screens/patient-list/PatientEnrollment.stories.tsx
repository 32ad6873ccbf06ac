import { endpoints } from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { appWords } from '@rpm/domain/words/app';
import { enrollWords } from '@rpm/domain/words/enroll';
import { patientListWords } from '@rpm/domain/words/patientList';
import { backend } from '@rpm/mock-server/msw';
import { seesText } from '@rpm/storybook/drawn.ts';
import { enrolled, type FormUser, fillEnrollment, pressEnroll } from '@rpm/storybook/enrollStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { queriesTo } from '@rpm/storybook/seen.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeviceAllocationScreen } from '../rpm-device-allocation/DeviceAllocationScreen.tsx';
import { PatientListScreen } from './PatientListScreen.tsx';

const Address = () => {
  const { pathname, search } = useLocation();
  return (
    <footer className="p-4 text-fg-muted">
      <output lang="zxx" aria-label="Address">
        {pathname + search}
      </output>
    </footer>
  );
};

/** The two screens of the way, and the address, which a browser shows above the page. */
const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Enrollment',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list', isSignedIn: true } },
  render: () => (
    <>
      <Routes>
        <Route path="/patient-list" element={<PatientListScreen />} />
        <Route path="/rpm-device-allocation" element={<DeviceAllocationScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  ),
  beforeEach: ({ msw }) => msw.use(backend()),
});

async function enroll(canvas: ReturnType<typeof within>, user: FormUser) {
  await canvas.findAllByRole('rowheader');
  await user.click(canvas.getByRole('button', { name: patientListWords.enroll }));
  await fillEnrollment(user);
  await pressEnroll(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** SCR-05: enrolling from the list: a toast, the list is read again, and there is a way on by an opaque id. */
export const Enrolls = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const asked = () => queriesTo(endpoints.getPatientList).length;
    const before = asked();
    await enroll(canvas, userEvent);
    await expect(await screen.findByText(enrollWords.done)).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: 'Zinnia Testperson' })).toBeVisible();
    await expect(asked()).toBeGreaterThan(before);
    await seesText(canvas, patientListWords.enrolledNext);
    const onward = canvas.getAllByRole('link', {
      name: new RegExp(`^(${enrollWords.assignDevice}|${enrollWords.openRecord})$`),
    });
    const addresses = onward.map((link) => link.getAttribute('href')).filter((href) => href?.includes('?'));
    await expect(addresses).toEqual([
      expect.stringMatching(/^\/rpm-device-allocation\?patient=[\w-]{16,}$/),
      expect.stringMatching(/^\/patientdetails\?id=[\w-]{16,}$/),
    ]);
    await expect(enrolled()).toHaveLength(1);
  },
});

/**
 * REV-09, SCR-05, SCR-06: the way on from an enrollment ends at Assign Device with the new patient chosen: devices can be
 * added at once, and neither the address, the tab's title nor what is kept between the screens names anybody.
 */
export const EndsAtAssignDevice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await enroll(canvas, userEvent);
    await canvas.findByText(patientListWords.enrolledNext);
    // Not that of the menu: the one that goes on with this patient.
    const links = canvas.getAllByRole('link', { name: enrollWords.assignDevice });
    const onward = links.filter((link) => link.getAttribute('href')?.includes('patient='));
    await expect(onward).toHaveLength(1);
    if (onward[0]) await userEvent.click(onward[0]);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: enrollWords.assignDevice }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Zinnia Testperson' })).toBeVisible();
    await expect(canvas.getByLabelText('Address').textContent).toMatch(
      /^\/rpm-device-allocation\?patient=[\w-]{16,}$/,
    );
    const own = within(canvas.getByRole('region', { name: allocationWords.allotted }));
    await expect(await own.findByText(allocationWords.noneAllotted)).toBeVisible();
    const add = await canvas.findByRole('button', { name: `${allocationWords.add} Connected Scale` });
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add);
    const id = canvas.getByLabelText('Address').textContent?.split('=')[1];
    await waitFor(() => expect(localStorage.getItem('rpm.selection')).toContain(`"patientId":"${id}"`));
    await expect(localStorage.getItem('rpm.selection')).not.toMatch(/Zinnia|Testperson|1950|example\.test/);
    await expect(document.title).toBe(`${allocationWords.title} · ${appWords.title}`);
  },
});
