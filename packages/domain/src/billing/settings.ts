import * as z from 'zod/mini';
import { isAdministrator, type RoleKind, roleKind } from '../accounts/roles.ts';
import { Count, FilledText, Id, Person, Stamp } from '../wire/fields.ts';
import { periodRules } from './careFacts.ts';
import { diagnosisOf, isNpi, isPlaceOfService, tinOf } from './identifiers.ts';

/** Who may bill beside administrators: everybody of a role, as the administrator names it. */
export const billerRoles = ['provider', 'staff'] as const;
export type BillerRole = (typeof billerRoles)[number];

/** The latest day after its end on which a month is closed. */
export const closingDaysMost = 28;
/** The steps of setup, in their order. */
export const billingSteps = ['practice', 'providers', 'rules', 'rates', 'check'] as const;
export type BillingStep = (typeof billingSteps)[number];

const optional = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

/**
 * What a clinic bills with. What is not known yet is `null`: setup is filled in step by step, and `billingLacks` tells what
 * is missing.
 *
 * @see SCR-04
 */
export const BillingSettings = z.object({
  practiceName: optional(FilledText),
  /** 'NN-NNNNNNN' */
  tin: optional(z.string().check(z.refine((text) => tinOf(text) === text))),
  /** Of the group. */
  npi: optional(z.string().check(z.refine(isNpi))),
  placeOfService: z.string().check(z.refine(isPlaceOfService)),
  /** Providers of the clinic. */
  billingProvider: optional(Id),
  supervisingProvider: optional(Id),
  /** ICD-10-CM, with its dot; of patients of whom no other is on record. */
  defaultDiagnosis: optional(z.string().check(z.refine((text) => diagnosisOf(text) === text))),
  payer: FilledText,
  /** Where the clinic is, as its rates name it; `null`: rates of everywhere. */
  locality: optional(FilledText),
  periodRule: z.enum(periodRules),
  /** How many days after its end a month is closed: until then papers can still be found. */
  closingDays: z.number().check(z.int(), z.gte(1), z.lte(closingDaysMost)),
  /** Whether who may bill gets the forecast by mail, on the 20th and three days before the month's end. */
  digest: z.boolean(),
  billers: z.array(z.enum(billerRoles)).check(z.maxLength(billerRoles.length)),
  /** The steps of setup that somebody has gone through. */
  stepsDone: z.array(z.enum(billingSteps)).check(z.maxLength(billingSteps.length)),
});
export type BillingSettings = z.infer<typeof BillingSettings>;

/** What a clinic bills with until somebody says otherwise. */
export const usualBilling: BillingSettings = {
  practiceName: null,
  tin: null,
  npi: null,
  placeOfService: '11',
  billingProvider: null,
  supervisingProvider: null,
  defaultDiagnosis: null,
  payer: 'Medicare',
  locality: null,
  periodRule: 'thirtyDays',
  closingDays: 5,
  digest: false,
  billers: ['provider', 'staff'],
  stepsDone: [],
};

/** Settings as they were kept, with what was not asked for yet when they were. */
export const wholeBilling = (kept: Partial<BillingSettings>): BillingSettings => ({
  ...usualBilling,
  ...kept,
});

/** What a bill cannot do without, in the order of the steps of setup. */
export const billingNeeds = ['practiceName', 'tin', 'npi', 'billingProvider'] as const;
export type BillingNeed = (typeof billingNeeds)[number];
export const billingLacks = (settings: BillingSettings): BillingNeed[] =>
  billingNeeds.filter((need) => settings[need] === null);

/** What setup lacks before the first bill; its last step looks at a month with the rules. */
export const setupLacks = (settings: BillingSettings): (BillingNeed | 'check')[] => [
  ...billingLacks(settings),
  ...(settings.stepsDone.includes('check') ? [] : (['check'] as const)),
];

/** What a step of setup lacks. */
export const needsOfStep = {
  practice: ['practiceName', 'tin', 'npi'],
  providers: ['billingProvider'],
  rules: [],
  rates: [],
  check: [],
} as const satisfies Record<BillingStep, readonly BillingNeed[]>;

/** Whether a step is done: somebody went through it, and nothing that it asks for is missing. */
export const isStepDone = (settings: BillingSettings, step: BillingStep): boolean =>
  settings.stepsDone.includes(step) && needsOfStep[step].every((need) => settings[need] !== null);

/** The step at which setup goes on; `null` when it is finished. */
export const nextBillingStep = (settings: BillingSettings): BillingStep | null =>
  billingSteps.find((step) => !isStepDone(settings, step)) ?? null;

/** The settings as the server promises them. */
export const KnownBillingSettings = z.object({
  settings: BillingSettings,
  /** Grows with each change; 0 when nobody has saved any. */
  version: Count,
  savedBy: z.nullable(Person),
  savedTime: z.nullable(Stamp),
  /** Whether the reader may change them, and may bill. */
  mayChange: z.boolean(),
  mayBill: z.boolean(),
  /** IANA name of the clinic: by whose days months are billed. */
  clinicZone: z.string(),
  /** Who can be chosen. */
  providers: z.array(Person),
});
export type KnownBillingSettings = z.infer<typeof KnownBillingSettings>;

/** Whether a clinic that was set up once would be left without a provider who bills. */
export const lacksProvider = ({
  stepsDone,
  billingProvider,
}: Pick<BillingSettings, 'stepsDone' | 'billingProvider'>): boolean =>
  stepsDone.includes('check') && !billingProvider;

/** Saves the settings. @see KnownBillingSettings `version`: of the settings that the form began with */
export const SaveBillingSettings = z.object({
  settings: BillingSettings.check(
    z.refine((settings) => !lacksProvider(settings), { path: ['billingProvider'] }),
  ),
  version: Count,
});
export type SaveBillingSettings = z.infer<typeof SaveBillingSettings>;

/** Whether somebody of a role may bill at a clinic: administrators always. */
export const mayBill = (role: string, { billers }: Pick<BillingSettings, 'billers'>): boolean =>
  isAdministrator(role) || billers.some((biller: RoleKind) => biller === roleKind(role));
