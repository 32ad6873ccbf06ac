import * as z from 'zod/mini';
import { Id, Stamp } from '../wire/fields.ts';

/** The browsers that are told apart, by what they say of themselves; the first that fits. */
const browserMarks = [
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /(Firefox|FxiOS)\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /Safari\//],
] as const;
const systemMarks = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['windows', /Windows/],
  ['macos', /Mac OS X|Macintosh/],
  ['linux', /Linux|X11/],
] as const;

export const browserNames = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const;
export const systemNames = ['ios', 'android', 'chromeos', 'windows', 'macos', 'linux', 'other'] as const;

/** On what somebody is logged in. */
export interface DeviceName {
  browser: (typeof browserNames)[number];
  system: (typeof systemNames)[number];
}

/** The families of browser and system that a User-Agent names; nothing more of it is kept. */
export function deviceNameOf(userAgent: string): DeviceName {
  const find = <Name>(marks: readonly (readonly [Name, RegExp])[]) =>
    marks.find(([, mark]) => mark.test(userAgent))?.[0];
  return { browser: find(browserMarks) ?? 'other', system: find(systemMarks) ?? 'other' };
}

/** One of the own sessions. */
export const OwnSession = z.object({
  sessionId: Id,
  browser: z.enum(browserNames),
  system: z.enum(systemNames),
  startedAt: Stamp,
  lastSeenAt: Stamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** The own sessions that go on, the newest first. */
export const OwnSessions = z.object({ result: z.array(OwnSession) });

/** Which of them is to end. */
export const OwnSessionId = z.object({ sessionId: Id });
