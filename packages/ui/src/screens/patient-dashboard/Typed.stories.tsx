import { endpoints } from '@rpm/api-client';
import { formatStamp, judge, usualGuidance } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { answers, backend } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const { entered } = patientWords.patientDashboard;

const meta = preview.meta({
  title: 'Screens/Patient/Typed reading',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** 190 over 125, so many seconds ago. */
function critical(secondsAgo: number, enteredBy?: 'patient') {
  const mrTime = formatStamp(new Date(Date.now() - secondsAgo * 1000));
  const values = { systolic: 190, diastolic: 125 };
  const first = {
    ...{ mrSubType: 'BloodPressure', mrTime, receivedTime: mrTime, values, isContradicted: false },
    ...{ ...judge('BloodPressure', values), ...(enteredBy && { enteredBy }) },
  };
  const clinic = { name: 'Northside Sample Clinic', openUntil: null, opens: null, hasHours: false };
  return answers(
    endpoints.getUrgentReading,
    JSON.stringify({
      urgent: { first, second: null, latest: null, seenBy: null },
      clinic: { ...clinic, guidance: usualGuidance },
    }),
  );
}

/** RTE-07, PDB-07: who typed the critical reading types the next one too: the card says so, and leads there. */
export const Critical = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(critical(400, 'patient')),
  play: async ({ canvas }) => {
    await seesText(canvas, text.measureNow);
    await expect(canvas.getByRole('link', { name: text.type })).toHaveAttribute(
      'href',
      '/build-from-medical-devices?vital=BloodPressure&by=hand',
    );
    await expect(canvas.getByText(entered)).toBeVisible();
  },
});

/** A device sends the next one by itself. */
export const CriticalOfADevice = meta.story({
  beforeEach: ({ msw }) => msw.use(critical(400)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.measureNow);
    await expect(canvas.queryByRole('link', { name: text.type })).toBeNull();
    await expect(canvas.queryByText(entered)).toBeNull();
  },
});
