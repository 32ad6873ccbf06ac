import { findChromium } from './findChromium.ts';
import { pinnedChromium } from './pinnedChromium.ts';

/** What Playwright takes beside its flags to start a browser. */
interface Started {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * The Chromium of tests that need a page and nothing round it: the pinned one, which has no window to draw and so takes a
 * fifth less of the processor, or where it does not run, that of the machine. A camera and Bluetooth need a whole browser.
 *
 * @returns the program, and all of the environment that it is started in
 * @throws as `findChromium`, where the pinned one does not run and there is no other
 */
export async function headlessChromium(): Promise<Started> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  const { executablePath, env } = (await pinnedChromium()) ?? {
    executablePath: await findChromium(),
    env: {},
  };
  return { executablePath, env: { ...(given as Record<string, string>), ...env } };
}
