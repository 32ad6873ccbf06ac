import { backend } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { VitalsTablePart } from './VitalsTablePart.tsx';

const meta = preview.meta({
  title: 'Components/Clinical/VitalsTablePart',
  component: VitalsTablePart,
  globals: { role: 'patient' },
  args: { userId: demoAccounts.patient.accountId },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const asksFor = (start: string, end: string) =>
  waitFor(() =>
    expect(seen.call.mock.calls.map(([line]) => decodeURIComponent(String(line)))).toContainEqual(
      expect.stringContaining(`/${start}/${end}`),
    ),
  );

/** PDB-02: at nine in the evening of November 30 in New York it is December in UTC, and still the patient's November. */
export const EveningOfTheLastDay = meta.story({
  args: { now: new Date('2026-12-01T02:00:00Z'), timeZone: 'America/New_York' },
  play: async () => {
    await asksFor('20261101-04:00:00', '20261201-04:59:59');
  },
});

/** PDB-02: just after midnight of December 1 in Kolkata it is November in UTC, and the patient's December already. */
export const FirstHourOfTheMonth = meta.story({
  args: { now: new Date('2026-11-30T19:00:00Z'), timeZone: 'Asia/Kolkata' },
  play: async () => {
    await asksFor('20261130-18:30:00', '20261231-18:29:59');
  },
});
