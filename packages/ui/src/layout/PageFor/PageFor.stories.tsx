import { navWords, othersPageWords } from '@rpm/domain/words/frame';
import { backend } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import { DoctorDashboardScreen } from '../../screens/doctor-dashboard/DoctorDashboardScreen.tsx';
import { InquiryScreen } from '../../screens/inquiry/InquiryScreen.tsx';
import { MyDashboardScreen } from '../../screens/mydashboard/MyDashboardScreen.tsx';
import { FriendsTimelineScreen } from '../../screens/myFriends-timeline/FriendsTimelineScreen.tsx';
import { PatientDashboardScreen } from '../../screens/patient-dashboard/PatientDashboardScreen.tsx';
import { AllPatientsScreen } from '../../screens/patient-list/AllPatientsScreen.tsx';
import { PatientListScreen } from '../../screens/patient-list/PatientListScreen.tsx';
import { PatientProfileScreen } from '../../screens/patient-profile/PatientProfileScreen.tsx';
import { RegisterSuccessScreen } from '../../screens/register-success/RegisterSuccessScreen.tsx';

/** The screens of the story, by address: each is drawn as its route draws it. */
const screens = {
  '/doctor-dashboard': DoctorDashboardScreen,
  '/mydashboard': MyDashboardScreen,
  '/patient-list': PatientListScreen,
  '/allPatients': AllPatientsScreen,
  '/patient-dashboard': PatientDashboardScreen,
  '/register-success': RegisterSuccessScreen,
  '/myFriends-timeline': FriendsTimelineScreen,
  '/inquiry': InquiryScreen,
  '/patient-profile': PatientProfileScreen,
} satisfies Record<string, ComponentType>;

function ScreenAt({ path }: { path: keyof typeof screens }) {
  const Screen = screens[path];
  return <Screen />;
}

const meta = preview.meta({
  title: 'Screens/Account/Page for others',
  component: ScreenAt,
  tags: ['no-call'],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(backend()),
});

/** One page that is another's, told as such, with the way to one's own; nothing was asked of the server. */
const tells = (
  path: keyof typeof screens,
  role: 'patient' | 'staff' | 'carer',
  title: string,
  home: string,
) =>
  ({
    args: { path },
    globals: { role },
    parameters: { page: { path, isSignedIn: true } },
    play: async ({ canvas }: { canvas: Canvas }) => {
      await expect(await canvas.findByRole('heading', { name: title, level: 2 })).toBeVisible();
      // A carer has no dashboard: the way is called what the menu calls it.
      const name = role === 'carer' ? navWords.items.sharedWithMe : othersPageWords.toOwn;
      const page = within(canvas.getByRole('main'));
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', home);
      await expect(seen.call.mock.calls.filter(([line]) => !String(line).includes('/api/photo'))).toEqual([]);
    },
  }) as const;

interface Canvas {
  findByRole: (role: 'heading', options: { name: string; level: number }) => Promise<HTMLElement>;
  getByRole: (role: 'main') => HTMLElement;
}

const { clinic: forClinic, patients: forPatients } = othersPageWords;

/** ROL-04: a patient at the dashboard of a provider. */
export const ProviderDashboard = meta.story(
  tells('/doctor-dashboard', 'patient', forClinic, '/patient-dashboard'),
);

/** ROL-04: a patient at the landing page of a clinic. */
export const ClinicLanding = meta.story(tells('/mydashboard', 'patient', forClinic, '/patient-dashboard'));

/** ROL-04: a patient at the list of patients: neither its frame nor Enroll Patient. */
export const PatientList = meta.story(tells('/patient-list', 'patient', forClinic, '/patient-dashboard'));

/** ROL-04: a patient at the list of all patients of the clinic. */
export const AllPatients = meta.story(tells('/allPatients', 'patient', forClinic, '/patient-dashboard'));

/** Somebody of the clinic at a patient's dashboard, which would speak of devices and readings of their own. */
export const PatientDashboard = meta.story(
  tells('/patient-dashboard', 'staff', forPatients, '/doctor-dashboard'),
);

/** Staff at what others share: nothing can be shared with them. */
export const SharedTimeline = meta.story(
  tells('/myFriends-timeline', 'staff', othersPageWords.shared, '/doctor-dashboard'),
);

/** Somebody of the clinic at the welcome of a new patient, on a phone. */
export const RegisterSuccess = meta.story({
  ...tells('/register-success', 'staff', forPatients, '/doctor-dashboard'),
  tags: ['w390'],
});

const shared = '/myFriends-timeline';

/** ROL-04, SCR-07: somebody with whom a patient shares, and who is nobody's patient, at pages of patients. */
export const CarerAtAPatientsPage = meta.story(tells('/register-success', 'carer', forPatients, shared));
/** The same where the people of clinics may write too. */
export const CarerAtInquiry = meta.story(tells('/inquiry', 'carer', forPatients, shared));
/** The same at the details of a patient. */
export const CarerAtDetails = meta.story(tells('/patient-profile', 'carer', forPatients, shared));
/** The same at a page of the clinic. */
export const CarerAtTheList = meta.story(tells('/patient-list', 'carer', forClinic, shared));
