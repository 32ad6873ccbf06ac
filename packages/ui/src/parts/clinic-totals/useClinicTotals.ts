import {
  type Loadable,
  useActivatedDevices,
  useReadingsOfDoctor,
  useServerNow,
  useTotalEncounterNotes,
  useTotalPatients,
} from '@rpm/api-client';
import { periodBounds } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalsPageSize } from './useVitalsOfMany.ts';

/** One number of a dashboard, on its own way from the server. */
export interface ClinicTotal {
  label: string;
  /** A second number beside it, in words; `null` when it is not known. */
  note: string | null;
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
  // Asked as the table of the week asks for its first page, so that both share one answer.
  const week = useReadingsOfDoctor(userId, periodBounds('week', useServerNow(), browserTimeZone()), {
    page: 0,
    noOfRows: vitalsPageSize,
  });
  const notes = useTotalEncounterNotes(userId);
  const total = ({ total: count }: { total: number | null }) => count;
  return [
    {
      label: dashboardWords.totalPatients,
      loadable: pick(patients.loadable, total),
      note: said(patients.loadable, ({ newThisMonth }) => newThisMonth, second.newPatients),
    },
    {
      label: dashboardWords.activatedDevices,
      loadable: pick(devices.loadable, total),
      note: said(devices.loadable, ({ allotted }) => allotted, second.allotted),
    },
    {
      label: dashboardWords.totalReadings,
      loadable: pick(readings.loadable, ({ totalReadings }) => totalReadings),
      note: said(week.loadable, ({ totalReadings }) => totalReadings, second.thisWeek),
    },
    {
      label: dashboardWords.notesGenerated,
      loadable: pick(notes.loadable, total),
      note: said(notes.loadable, ({ thisWeek }) => thisWeek, second.thisWeek),
    },
  ];
}

const second = clinicWords.notes;

/** A second number in words; nothing is said of one that failed, is on its way or is not known. */
function said<T>(
  loadable: Loadable<T>,
  part: (data: T) => number | null,
  as: (told: { count: number }) => string,
) {
  const count = loadable.state === 'ready' && !loadable.error ? part(loadable.data) : null;
  return count === null ? null : as({ count });
}
