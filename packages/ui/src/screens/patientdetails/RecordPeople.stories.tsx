import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { backend } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { seen } from '@rpm/storybook/seen.ts';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { expect } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/People',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** Behaviour 1b: a name that runs from right to left, in its own direction. */
export const RightToLeftName = meta.story({
  parameters: atRecord('', 'patient-odd-rtl-name'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'דוגמה בדיקה' })).toBeVisible();
  },
});

/** Behaviour 1b: what looks like code is text. */
export const NameLikeCode = meta.story({
  parameters: atRecord('', 'patient-odd-xss-name'),
  play: async ({ canvas }) => {
    const name = '<img src=x onerror=alert(1)> <script>alert(1)</script>';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(document.querySelector('img[src=x]')).toBeNull();
    await expect(document.title).not.toContain('script');
  },
});

/** Behaviour 1b: 200 characters wrap, and push nothing off the page. */
export const LongName = meta.story({
  tags: ['w320'],
  parameters: atRecord('', 'patient-odd-long-name'),
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^WisteriaWisteria/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** Behaviour R18: two people of one name are told apart by birth date and address. */
export const TwoOfOneName = meta.story({
  parameters: atRecord('', 'patient-odd-same-name-b'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ann Samename' })).toBeVisible();
    await expect(
      canvas.getByText(`${dayInWords('1971-10-12')} (${recordWords.record.age({ count: 55 })})`),
    ).toBeVisible();
    await expect(canvas.getByText('same-name-b@example.test')).toBeVisible();
  },
});

/** DSP-06: a birth date that is none is '—', the log says so without it, and the rest stands. */
export const UnreadableBirthDate = meta.story({
  parameters: atRecord('', 'patient-odd-birth-date-impossible'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Odette Oddrecord' });
    await expect(canvas.getByText(loadWords.unknown)).toBeVisible();
    await expect(canvas.queryByText(/NaN|Invalid Date|1950/)).toBeNull();
    await expect(seen.log.mock.calls).toEqual([['Unreadable calendar date']]);
  },
});
