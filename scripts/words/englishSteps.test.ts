import { expect, test } from 'vitest';
import { englishSteps } from './englishSteps.ts';
import type { Sentence } from './sentences.ts';

const sentences: Sentence[] = [
  { key: 'order.save', english: 'Save', translation: 'Guardar' },
  { key: 'order.none', english: 'No orders yet', translation: 'Todavía no hay pedidos' },
  { key: 'order.error', english: 'Error', translation: 'Error' },
  { key: 'order.reviewed', english: 'Reviewed by {name}', translation: 'Revisado por {name}' },
  { key: 'order.connected', english: 'Connected {system}', translation: '{system} conectado' },
  {
    key: 'order.found',
    english: { one: '{count} order was found', other: '{count} orders were found' },
    translation: { one: 'Se encontró {count} pedido', other: 'Se encontraron {count} pedidos' },
  },
];
const find = englishSteps(sentences);
const found = (text: string) => find({ path: 'Some.stories.tsx', text }).length;

test.each([
  ["canvas.getByText('Save')"],
  ['await canvas.findAllByLabelText(`No orders yet`)'],
  ["canvas.queryByRole('button', { name: 'Save', hidden: true })"],
  ["expect(row).toHaveTextContent('Reviewed by Ann Lee')"],
  ["expect(field).toHaveAccessibleDescription('3 orders were found')"],
  ['canvas.queryByText(/orders yet/)'],
  ["canvas.getByRole('heading', { name: /^Reviewed by/ })"],
  ["for (const name of ['Save']) canvas.getByRole('button', { name });"],
  ["canvas.getByText('Taken November 20, 2026')"],
  ['expect(row).toHaveTextContent(/Ann Lee, November 20, 2026/)'],
])('%s finds nothing in Spanish', (step) => {
  expect(found(step)).toBe(1);
});

test.each([
  ['the words', 'canvas.getByText(orderWords.save)'],
  ['what is called the same in Spanish', "canvas.getByText('Error')"],
  ['a name of the data', "canvas.getByText('Marigold Testpatient')"],
  ['a name that a sentence could only seem to tell', "canvas.getByText('Connected Scale')"],
  ['what the story itself says', "const args = { children: 'Save' }; canvas.getByText('Save');"],
  ['what the story itself draws', "const page = <b>Save</b>; canvas.getByText('Save');"],
  [
    'a day that the story itself says',
    "const note = 'Since November 1'; canvas.getByText('Since November 1');",
  ],
  ['a pattern of its own data', "const note = 'No orders yet, says Ann'; canvas.getByText(/orders yet/);"],
  ['a pattern that Spanish has too', 'canvas.getByText(/Error/)'],
  ['a role', "canvas.getByRole('Save')"],
  ['what is given to another call', "canvas.getByRole('button', { name: action('Save') })"],
  ['a value', "expect(field).toHaveValue('Save')"],
])('%s plays in every language', (_, step) => {
  expect(found(step)).toBe(0);
});

test('a finding tells where it is, and by which words to look instead', () => {
  expect(find({ path: 'Some.stories.tsx', text: "\ncanvas.getByText('Save')" })).toEqual([
    'Some.stories.tsx:2: a step looks for "Save", as only an English page says it: order.save.',
  ]);
});
