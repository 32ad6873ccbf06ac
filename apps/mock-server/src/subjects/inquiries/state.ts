import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredInquiry } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Oldest first. */
    inquiries: StoredInquiry[];
    /** Those of which a mail has told. */
    toldInquiries: Set<string>;
    /** When the last mail about inquiries went to a clinic. */
    inquiryMails: Map<string, Date>;
  }
}

/** What memory begins with. */
export const inquiryState = (world: World) =>
  ({
    inquiries: structuredClone([...(world.inquiries ?? [])]),
    toldInquiries: new Set((world.inquiries ?? []).map(({ inquiryId }) => inquiryId)),
    inquiryMails: new Map(),
  }) satisfies Partial<MemoryState>;
