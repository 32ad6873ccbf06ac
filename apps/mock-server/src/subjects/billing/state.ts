import type { KeptBill } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredClosing } from './closings.contract.ts';
import type { ClinicBillingCode, ClinicRate } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    billingCodes: ClinicBillingCode[];
    rates: ClinicRate[];
    bills: KeptBill[];
    monthClosings: StoredClosing[];
    /** The day of the last forecast by mail, by clinic. */
    digestDays: Map<string, string>;
  }
}

/** What memory begins with. */
export const billingState = (world: World) =>
  ({
    billingCodes: [...world.billingCodes],
    rates: [...world.rates],
    bills: structuredClone([...(world.bills ?? [])]),
    digestDays: new Map(),
    monthClosings: structuredClone([...(world.monthClosings ?? [])]),
  }) satisfies Partial<MemoryState>;
