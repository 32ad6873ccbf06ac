import {
  type Loadable,
  useActivatedDevices,
  useReadingsOfDoctor,
  useTotalEncounterNotes,
  useTotalPatients,
} from '@rpm/api-client';
import { messages } from '@rpm/domain';

/** One number of a dashboard, on its own way from the server. */
export interface ClinicTotal {
  label: string;
  loadable: Loadable<number | null>;
}

/** The same answer with only a part of it. */
function pick<T, Part>(loadable: Loadable<T>, part: (data: T) => Part): Loadable<Part> {
  return loadable.state === 'ready' ? { ...loadable, data: part(loadable.data) } : loadable;
}

/**
 * The four numbers of a clinic's dashboards, each from its own call: one that fails leaves the others alone.
 *
 * The readings are counted by the headers of a table's page, so that ten thousand patients are not fetched for a sum.
 *
 * @see DDB-01, DDB-06, MYD-02
 */
export function useClinicTotals(userId: string): ClinicTotal[] {
  const patients = useTotalPatients(userId);
  const devices = useActivatedDevices(userId);
  const readings = useReadingsOfDoctor(userId, null, { page: 0, noOfRows: 5 });
  const notes = useTotalEncounterNotes(userId);
  const total = ({ total: count }: { total: number | null }) => count;
  return [
    { label: messages.dashboard.totalPatients, loadable: pick(patients.loadable, total) },
    { label: messages.dashboard.activatedDevices, loadable: pick(devices.loadable, total) },
    {
      label: messages.dashboard.totalReadings,
      loadable: pick(readings.loadable, ({ totalReadings }) => totalReadings),
    },
    { label: messages.dashboard.notesGenerated, loadable: pick(notes.loadable, total) },
  ];
}
