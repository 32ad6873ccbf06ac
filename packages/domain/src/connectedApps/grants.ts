/** What a patient allows an app on one device, as far as it is told. */
export interface DeviceGrant {
  grantId: string;
  appId: string;
  scopes: readonly string[];
  madeAt: Date;
  usedAt: Date | null;
  until: Date;
}

/**
 * Of what an app may do on one device, what is left when its patient has answered it on another one: what was taken off there must
 * not live on here, and what was added there was not asked for here.
 */
export const cutTo = (scopes: readonly string[], now: readonly string[]): string[] =>
  scopes.filter((each) => now.includes(each));

/**
 * The apps of a patient, each once, however many devices it was let in on.
 *
 * @param grants the newest first
 * @returns each with the newest of its grants, what any of them allows, since when and until when, and when one was used last
 */
export function appsOf<G extends DeviceGrant>(grants: readonly G[]): (G & { devices: number })[] {
  return [...Map.groupBy(grants, ({ appId }) => appId).values()].flatMap((own) => {
    const [newest] = own;
    if (!newest) return [];
    const times = (of: (grant: G) => Date | null) => own.flatMap((each) => of(each)?.getTime() ?? []);
    const used = times(({ usedAt }) => usedAt);
    return [
      {
        ...newest,
        scopes: [...new Set(own.flatMap(({ scopes }) => scopes))],
        madeAt: new Date(Math.min(...times(({ madeAt }) => madeAt))),
        usedAt: used.length > 0 ? new Date(Math.max(...used)) : null,
        until: new Date(Math.max(...times(({ until }) => until))),
        devices: own.length,
      },
    ];
  });
}
