import type { DemoWorld } from './demo.ts';
import {
  alertLabels,
  complianceLabels,
  monthLabels,
  orderLabels,
  patientLabels,
  readingLabels,
} from './labels.ts';

/** A cell of a Markdown table that shows the text to the letter, whatever is in it. */
function cell(text: string): string {
  const safe = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_|[\]]/g, '\\$&');
  return safe.length > 60 ? `${safe.slice(0, 57)}…` : safe;
}

const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The patients of the care loop: their alerts by how they stand, their recorded months, what they asked. */
function careLoop({ patients, alerts, compliance = [], notes, answerKey: { months } }: DemoWorld): string {
  const names = new Map(
    patients.map(({ patientId, firstName, lastName }) => [patientId, `${firstName} ${lastName}`]),
  );
  const named = (ids: Iterable<string>) =>
    cell([...new Set(ids)].map((id) => names.get(id) ?? '').join(', '));
  const list = alerts?.() ?? [];
  const alertRows = Object.entries(alertLabels).map(([state, what]) => {
    const own = list.filter((alert) => alert.state === state);
    return [state, what, String(own.length), named(own.map(({ patientId }) => patientId))];
  });
  const complianceRows = Object.entries(complianceLabels).map(([kind, what]) => {
    const own = compliance.filter((alert) => alert.kind === kind);
    return [kind, what, String(own.length), named(own.map(({ patientId }) => patientId))];
  });
  const monthRows = months.map(({ month, patient }) => [
    month,
    monthLabels[month],
    '1',
    named([patient.patientId]),
  ]);
  const asked = notes.filter(
    ({ kind, authorId, patientId }) => kind === 'conversation' && authorId === patientId,
  );
  const newest = [...Map.groupBy(asked, ({ patientId }) => patientId).keys()];
  return table(
    ['Label', 'What it shows', 'How many', 'Who, the first of them'],
    [
      ...alertRows,
      ...complianceRows,
      ...monthRows,
      ['unread', 'a conversation whose last message nobody has read', String(newest.length), named(newest)],
    ],
  );
}

/** The answer key of the demo data, for who tests by hand: which patient and which order shows what. In Markdown. */
export function answerKeyDocument(world: DemoWorld): string {
  const {
    clinics,
    answerKey: { patients, orders, edges },
  } = world;
  const meaning = { ...readingLabels, ...patientLabels };
  const clinicName = (id: string) => clinics.find(({ clinicId }) => clinicId === id)?.name ?? '';
  const labels = Object.entries(meaning).map(([label, what]) => {
    const count = patients.filter((each) => each.label === label).length;
    return [label, what, String(count)];
  });
  const people = patients.map(({ label, patient }) => [
    label,
    cell([patient.firstName, patient.middleName, patient.lastName].filter(Boolean).join(' ')),
    cell(patient.birthDate ?? ''),
    cell(patient.username),
    clinicName(patient.clinicId),
  ]);
  const odd = orders.map(({ label, order }) => [label, orderLabels[label], cell(order.orderId)]);

  return `${[
    '# The demo patients and orders: what each shows',
    'Written by `npm run labels -w @rpm/mock-server`; a test compares. Dates of readings and orders are relative to the day on which the demo data were made.',
    '## Labels of patients',
    table(['Label', 'What it shows', 'Patients'], labels),
    '## The care loop',
    'Alerts, devices that are silent, recorded time and conversations, all of the days before the start day.',
    careLoop(world),
    '## The edges of billing',
    'All belong to Billing Edges Clinic; `biller@edges.example` sees them at `/billing-revenue`. Those without a month belong to the month in which the seventh day before the start day lies.',
    table(
      ['Label', 'What it shows', 'Name'],
      edges.map(({ edge, shows, patient }) => [
        edge,
        shows,
        cell(`${patient.firstName} ${patient.lastName}`),
      ]),
    ),
    '## Odd orders',
    'All belong to Northside Sample Clinic and were placed 30 days before the start day.',
    table(['Label', 'What it shows', 'Order'], odd),
    '## Patients',
    table(['Label', 'Name', 'Birth date', 'Email', 'Clinic'], people),
  ].join('\n\n')}\n`;
}
