import { endpoints } from '@rpm/api-client';
import { clinicWords } from '@rpm/domain/words/clinic';
import { answers } from '@rpm/mock-server/msw';
import { within } from 'storybook/test';
import { seen } from './seen.ts';

/** The clinic's four numbers. */
export const totalsOf = async (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  within(await canvas.findByRole('region', { name: clinicWords.totals }));

/** The tables that were asked for, oldest first: the times in the path and the query. */
export const tablesAsked = () =>
  seen.call.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('/doctor'))
    .map((line) => line.replace(/^.*\/doctor/, ''));

/** The day of the mock-up, each number with a second one beside it: 248 patients, ten of them on the first page. */
export function dayOfTheMockUp() {
  const day = [
    ['Sorrel Fixture', 142, 88, 41, 13],
    ['Marigold Testpatient', 184, 139, 38, 7],
    ['Basil Placeholder', 121, 92, 23, 6],
    ['Tansy Mocklin', 96, 71, 22, 3],
    ['Alder Sampleton', 167, 148, 17, 2],
    ['Aster Specimen', 153, 139, 13, 1],
    ['Juniper Mockford', 188, 171, 17, 0],
    ['Rowan Dummyfield', 134, 121, 13, 0],
    ['Clover Demoson', 176, 169, 7, 0],
    ['Hazel Trialsby', 118, 115, 3, 0],
  ] as const;
  const table = day.map(([name, total, Normal, Cautious, Critical], at) => [
    name,
    { total, Normal, Cautious, Critical, userId: `patient-${at + 1}` },
  ]);
  const counted = { headers: { 'X-Total-Count': '248', 'X-Total-Readings': '18942' } };
  return [
    answers(endpoints.getTotalPatients, '{"total":248,"newThisMonth":9}'),
    answers(endpoints.getTotalDevicesByStatus, '{"total":312,"allotted":341}'),
    answers(endpoints.totalNotes, '{"total":1067,"thisWeek":38}'),
    answers(endpoints.getTotalTableReadingsOfDoctor, '{}', counted),
    answers(endpoints.getTotalTableReadingsOfDoctorBetween, JSON.stringify(Object.fromEntries(table)), {
      headers: { ...counted.headers, 'X-Total-Readings': '1479' },
    }),
  ];
}
