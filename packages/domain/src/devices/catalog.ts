import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { compareText } from '../wire/compareText.ts';
import { Count, ShortText } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';
import { type DeviceModel, standardModels } from './standardModels.ts';

/** The standard model of that code, or `undefined`. */
export const standardModel = (code: string): DeviceModel | undefined =>
  standardModels.find((each) => each.model === code);

/** A line of a clinic's catalog, as the server promises it. */
export const CatalogRow = z.object({
  model: ShortText,
  name: ShortText,
  brand: ShortText,
  vitals: z.array(z.enum(vitalKinds)),
  /** Whether the clinic added it; the others are standard. */
  isOwn: z.boolean(),
  /** Whether it can be ordered now. */
  isInUse: z.boolean(),
});
export type CatalogRow = z.infer<typeof CatalogRow>;

/** The whole catalog, as it is promised and as the client reads it. */
export const CatalogAnswer = z.object({ result: z.array(CatalogRow), total: Count });
export const Catalog = z.object({ result: lenientRows(CatalogRow), total: Count });

const typed = (required: string) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(limits.shortTextMaxCharacters, 'tooLong'));

/** Adds an own model to the catalog of a clinic, in use at once. */
export const NewDeviceModel = z.object({
  name: typed('nameRequired'),
  brand: typed('brandRequired'),
  model: typed('modelRequired'),
  vitals: z.array(z.enum(vitalKinds)).check(
    z.minLength(1, 'vitalsRequired'),
    z.refine((vitals) => new Set(vitals).size === vitals.length, 'vitalsRequired'),
  ),
});
export type NewDeviceModel = z.infer<typeof NewDeviceModel>;

/** Takes a model into use, or out of it: what is out of use is no longer ordered; devices that patients have go on. */
export const DeviceModelUse = z.object({ model: typed('modelRequired'), isInUse: z.boolean() });
export type DeviceModelUse = z.infer<typeof DeviceModelUse>;

/**
 * The catalog of a clinic: the standard models and its own, by name and code.
 *
 * @param kept the models that the clinic has had in use at some time
 */
export function catalogOf(kept: readonly (DeviceModel & { isInUse: boolean })[]): CatalogRow[] {
  const codes = new Set(kept.map((each) => each.model));
  const others = standardModels.filter((each) => !codes.has(each.model));
  return [...kept, ...others.map((each) => ({ ...each, isInUse: false }))]
    .map(({ model: code, name, brand, vitals, isInUse }) => ({
      model: code,
      name,
      brand,
      vitals: [...vitals],
      isOwn: standardModel(code) === undefined,
      isInUse,
    }))
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.model, b.model));
}
