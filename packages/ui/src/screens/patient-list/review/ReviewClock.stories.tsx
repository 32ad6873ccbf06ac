import { localeOnPage, pageLanguages } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { rankWords } from '@rpm/domain/words/queue';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { backend } from '@rpm/mock-server/msw';
import { pressureClinic, queueClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { isVisible, opened, wait } from '@rpm/storybook/reviewStory.ts';
import { anything, containing } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/Clock',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
});

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const locale = localeOnPage(here, navigator.language, language, pageLanguages);
const setAt = new Date('2026-09-27T02:00:00Z');
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone }).format(setAt);
/** The first patient lives where it was another day than at the reader's when the limit was set. */
const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((each) => dayIn(each) !== dayIn(here)) ?? '';

/** The waiting reading of the first patient was judged by a range that somebody has set. */
function farAway() {
  const world = queueClinic();
  const [first] = world.patients;
  const [range] = pressureClinic().ranges;
  if (!first || !range) throw new Error('There are a patient and a range.');
  const { patientId } = first;
  const alerts = () =>
    [...(world.alerts?.() ?? [])].map((alert) =>
      alert.patientId === patientId ? { ...alert, shown: { ...alert.shown, rangeVersion: 1 } } : alert,
    );
  return {
    ...world,
    alerts,
    patients: world.patients.map((each) => (each === first ? { ...each, timeZone: zone } : each)),
    ranges: [{ ...range, patientId, version: 1, setAt }],
  };
}

/** DSP-03: what is said of one patient goes by the patient's clock, in the queue as on the page of the patient. */
export const ByThePatientsClock = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: farAway() })),
  play: async ({ canvas }) => {
    const name = await opened(canvas);
    const here = within(canvas.getByRole('region', { name }));
    const said = (date: string) =>
      containing(rankWords.sentence.setBy({ limit: anything, name: anything, date }));
    // The next patient is drawn too, out of sight.
    await waitFor(
      () =>
        expect(here.getAllByRole('region', { name: texts.why }).find(isVisible)).toHaveTextContent(
          said(dayIn(zone)),
        ),
      wait,
    );
    await expect(canvas.getByRole('button', { name: new RegExp(name), current: true })).toHaveTextContent(
      said(dayIn(zone)),
    );
  },
});
