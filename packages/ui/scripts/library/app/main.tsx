import {
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  measureIn,
  type ParameterLimits,
  speak,
  TrendChart,
  type TrendReading,
} from '@rpm/ui';
import { spanish } from '@rpm/ui/es';
import '@rpm/ui/styles.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

if (location.search === '?es') speak(spanish);

interface Person {
  id: string;
  name: string;
  value: number;
}
const people: Person[] = [
  { id: '1', name: 'Alder Sampleton', value: 118 },
  { id: '2', name: 'Ivy Testpatient', value: 142 },
];
const columns: DataColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { id: 'value', header: 'Systolic', cell: ({ value }) => value, align: 'end' },
];
const limits: ParameterLimits = {
  normal: { min: 95, max: 135 },
  cautious: { min: 95, max: 135 },
  critical: { min: 85, max: 165 },
};
const parameters = [{ parameter: 'systolic', name: 'Systolic', measure: measureIn('us', 'mmHg'), limits }];
const readings: TrendReading[] = [118, 142, 131].map((value, day) => ({
  at: Date.UTC(2026, 10, 18 + day, 13),
  values: { systolic: value },
  classes: { systolic: value > 135 ? 'Cautious' : 'Normal' },
}));
const place = { timeZone: 'America/New_York', locale: 'en-US', onBad: console.error };

/** What a stranger's page may look like: a table, a chart, and a button that opens a dialog. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Readings</h1>
      <DataTable caption="People" columns={columns} rows={people} rowKey={({ id }) => id} />
      <TrendChart name="Blood Pressure" parameters={parameters} readings={readings} place={place} />
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      <Dialog title="A dialog" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>It came from the package.</p>
      </Dialog>
    </main>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
