/** Written by the build from the table of calls: where the calls go that `firstCalls.ts` names. */
declare module 'rpm:addresses' {
  export const addresses: Partial<Record<string, import('@rpm/api-client/early').Addressed>>;
}
