import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { unitSystems } from '../vitals/unitSystems.ts';
import { pageLanguages } from './language.ts';

/** How light the pages are; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How large everything is drawn. */
export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** How somebody wants to work with the portal. Kept with the account, so that it is the same on every device. */
export const Preferences = z.object({
  theme: z.enum(themes),
  textSize: z.enum(textSizes),
  /** The language of the pages and mails. */
  language: z.enum(pageLanguages),
  /** In which measured numbers are read and limits typed; an account that has chosen none has its clinic's. */
  units: z.enum(unitSystems),
  /** Whether pages of patients offer to be read aloud. */
  listen: z.boolean(),
  /** After so many idle seconds the session ends; the clinic says how many it may be (behaviour R5). */
  sessionSeconds: z
    .number()
    .check(z.int(), z.gte(limits.idleLogoutSeconds), z.lte(limits.idleLogoutMaxSeconds)),
});
export type Preferences = z.infer<typeof Preferences>;

/** Those of everybody who has chosen nothing. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  textSize: 'normal',
  language: 'en',
  units: 'us',
  listen: true,
  sessionSeconds: limits.idleLogoutSeconds,
};
