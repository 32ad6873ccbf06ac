import { formatStamp } from '../time/time.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { NewReading } from './delivery.ts';

/** What an adult weighs, in kg: no limits say so. */
const WEIGHT = 80;

/** A reading within the normal limits of a vital, as a gateway delivers it. */
export function exampleReading(kind: VitalKind, at: Date): NewReading {
  const values = vitalParameters[kind].map(({ parameter, limits: { normal } }) => {
    const { min, max } = normal;
    return [parameter, min === null || max === null ? WEIGHT : Math.round((min + max) / 2)] as const;
  });
  return { mrSubType: kind, mrTime: formatStamp(at), values: Object.fromEntries(values) };
}

/**
 * The line by which whoever sets up a gateway tries its token: one reading, by curl.
 *
 * @param origin of the API: 'https://clinic.example'
 * @see https://curl.se/docs/manpage.html
 */
export const gatewayLines = (
  origin: string,
  { token, kind, at }: { token: string; kind: VitalKind; at: Date },
): string =>
  [
    `curl ${origin}/api/readings`,
    `-H 'Authorization: Bearer ${token}'`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(exampleReading(kind, at))}'`,
  ].join(' \\\n  ');
