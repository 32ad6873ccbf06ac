/** From when a patient has lived in a time zone. */
export interface ZoneSpell {
  from: Date;
  /** IANA name */
  timeZone: string;
}

/** The zones of a patient, earliest first: a reading before the first is dated by it. */
export type Zones = readonly [ZoneSpell, ...ZoneSpell[]];

/**
 * The zones of a patient who moves. The days before stay as they were: a bill may rest on them.
 *
 * @param before those on record; `null` for somebody who never moved
 * @param home the zone until now, and since when
 * @see SCR-04
 */
export const zonesAfterMove = (before: Zones | null, home: ZoneSpell, moved: ZoneSpell): Zones => [
  ...(before ?? ([home] as const)),
  moved,
];
