import type { DemoWorld } from './demo.ts';
import { orderLabels, patientLabels, readingLabels } from './labels.ts';

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

/** The answer key of the demo data, for who tests by hand: which patient and which order shows what. In Markdown. */
export function answerKeyDocument({ clinics, answerKey: { patients, orders } }: DemoWorld): string {
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
    '## Odd orders',
    'All belong to Northside Sample Clinic and were placed 30 days before the start day.',
    table(['Label', 'What it shows', 'Order'], odd),
    '## Patients',
    table(['Label', 'Name', 'Birth date', 'Email', 'Clinic'], people),
  ].join('\n\n')}\n`;
}
