import { endpoints } from '@rpm/api-client/calls';
import { boundStamps, calendarDateOf, monthBounds } from '@rpm/domain';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { fillOnce } from './fill.ts';
import { startHost } from './host.ts';
import { measure } from './measure.ts';
import { questions } from './orders.ts';

/*
 * What the walls between clinics cost: the same calls, by turns, to an API whose role is bound by row-level security and
 * to one that owns the tables. `npm run bench:walls -w @rpm/mock-server`.
 */
const open = await startHost({ isWalled: false });
const walled = await startHost();
try {
  await fillOnce(open);
  const { accountId: userId } = demoAccounts.provider;
  const [staff, provider] = await Promise.all(
    [demoAccounts.staff, demoAccounts.provider].map(open.sessionOf),
  );
  const lists = Object.entries(questions).map(([name, special]) => {
    const query = { page: 0, noOfRows: 20, clinic: northside.name, ...special };
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return { name, address: `${endpoints.getAllottedDevicesByClinic.path}?${search}`, token: staff };
  });
  const month = calendarDateOf(new Date(Date.now() - 40 * 86_400_000), northside.timeZone);
  const stamps = boundStamps(monthBounds(month, northside.timeZone));
  const path = (template: string) =>
    template.replace(/:(\w+)/g, (_, part: string) => ({ userId, ...stamps })[part as 'userId'] ?? '');
  const summaries = [
    ['table of a month', endpoints.getTotalTableReadingsOfDoctorBetween.path],
    ['table of all time', endpoints.getTotalTableReadingsOfDoctor.path],
    ['patient list', endpoints.getPatientList.path],
  ].map(([name = '', template = '']) => ({ name, address: path(template), token: provider }));
  for (const { name, address, token = '' } of [...lists, ...summaries]) {
    const search = name === 'patient list' ? '?page=0&noOfRows=20' : '';
    const { without, within } = await measure({
      without: () => open.ask(address + search, token),
      within: () => walled.ask(address + search, token),
    });
    const ratio = (within.median / without.median).toFixed(2);
    console.log(
      `${name.padEnd(22)} median ${without.median.toFixed(1)} ms without walls, ${within.median.toFixed(1)} ms within: ${ratio}x`,
    );
  }
} finally {
  await open.close();
  await walled.close();
}
