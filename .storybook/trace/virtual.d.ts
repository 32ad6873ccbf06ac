declare module 'virtual:trace' {
  export const trace: readonly import('../../scripts/trace/claims.ts').Traced[];
}
