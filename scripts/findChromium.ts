import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const advice = `No Chromium was found, and none could be installed. Do one of these, then run the command again:
  - install Google Chrome or Chromium, so that it is in PATH
  - set CHROME_PATH to the program of a Chromium of your own
  - npx playwright install --with-deps chromium`;

function isProgram(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function inPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

function run(command: string, args: string[], minutes: number): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** The distribution's package, where we may install one. */
function installFromDebian(): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('No Chromium found: installing the package of the distribution.');
  run('apt-get', ['update', '-qq'], 3);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 8);
  return inPath();
}

async function installPlaywrights(): Promise<string | undefined> {
  console.log("No Chromium found: installing Playwright's own.");
  run('npx', ['playwright', 'install', 'chromium'], 4);
  return playwrightsOwn();
}

/**
 * Finds a Chromium for the tests, and installs one where there is none.
 *
 * @returns the path of the program
 * @throws with what to do, when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given && !isProgram(given)) throw new Error(`CHROME_PATH is set to ${given}, which is no program.`);
  const found =
    given ?? (await playwrightsOwn()) ?? inPath() ?? installFromDebian() ?? (await installPlaywrights());
  if (!found) throw new Error(advice);
  return found;
}
