import { type OpeningHours, type OpenSpan, type Weekday, weekdays } from './clinicDetails.ts';

/** Days of a week, one after the other, on which a clinic is open at the same times. */
export interface OpenRun {
  from: Weekday;
  to: Weekday;
  spans: readonly OpenSpan[];
}

/** When a clinic is open, days alike told once, from Monday on; closed days are left out. */
export function openRuns(hours: OpeningHours): OpenRun[] {
  const runs: OpenRun[] = [];
  let before: OpenRun | null = null;
  for (const day of weekdays) {
    const spans = hours[day];
    if (spans.length === 0) before = null;
    else if (before && JSON.stringify(before.spans) === JSON.stringify(spans)) before.to = day;
    else {
      before = { from: day, to: day, spans };
      runs.push(before);
    }
  }
  return runs;
}
