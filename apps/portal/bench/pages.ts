import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { headlessChromium } from '../../../scripts/headlessChromium.ts';
import { pagesToVisit } from '../scripts/budget/plans.ts';
import { startDemoServer } from '../scripts/demoServer.ts';
import { serveFloor } from './floor/serveFloor.ts';

/**
 * Lighthouse (mobile, simulated) on eight pages of the built portal, beside the floor app in the same run, page by page in
 * turns: `npm run build -w @rpm/portal && npm run bench:pages -w @rpm/portal`. Names of pages, such as `/orders`, measure those alone.
 * `BENCH_RUNS` says how often (3), `BENCH_PORT` names the port. Lighthouse itself comes from the registry for this
 * command and is no part of what is installed. Nothing here is an assertion: a machine that others use is slow.
 */
const lighthouse = 'lighthouse@13.5.0';
const usual = [
  'landing',
  'login',
  'doctorDashboard',
  'orders',
  'patientList',
  'patientDetails',
  'patientDashboard',
  'alerts',
];
const runs = Number(process.env.BENCH_RUNS ?? 3);
const only = process.argv.slice(2);

const figures = {
  'FCP ms': ['first-contentful-paint', 'floor'],
  'LCP ms': ['largest-contentful-paint', 'floor'],
  'TBT ms': ['total-blocking-time', 'floor'],
  shift: ['cumulative-layout-shift', 'alone'],
} as const;
const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** The part of a report that is read here. */
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

interface Measured {
  name: string;
  url: string;
  session: string | null;
  reports: Report[];
}

/** A port that nobody listens on. */
const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The browser is given, since who is logged in stands in its storage; its cache is emptied before each run. */
async function prepare(context: BrowserContext, { url, session }: Measured) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(new URL('/privacy', url).href);
  await page.evaluate((stored) => {
    localStorage.clear();
    if (stored !== null) localStorage.setItem('rpm.session', stored);
  }, session);
  await devtools.send('Network.clearBrowserCache');
  await page.close();
}

async function measure(url: string, port: number): Promise<Report> {
  const flags = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--disable-storage-reset',
    `--only-categories=${categories.join(',')}`,
  ];
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...flags],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const code = await new Promise((ended) => child.once('close', ended));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${url}.`);
  const report: Report = JSON.parse(Buffer.concat(parts).toString());
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianOf = ({ reports }: Measured, audit: string) =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
const scoresOf = ({ reports }: Measured) =>
  categories.map((name) =>
    Math.round(100 * median(reports.map((each) => each.categories[name]?.score ?? Number.NaN))),
  );

function row(measured: Measured, floor: Measured): string {
  const cells = Object.entries(figures).map(([name, [audit, beside]]) => {
    const value = medianOf(measured, audit);
    if (beside === 'alone') return `${name} ${value.toFixed(4)}`;
    const ratio = value / medianOf(floor, audit);
    return `${name} ${Math.round(value)}${Number.isFinite(ratio) ? ` (${ratio.toFixed(2)})` : ''}`;
  });
  return `${measured.name}: ${cells.join(', ')}; ${categories.join(', ')} ${scoresOf(measured).join(', ')}`;
}

const server = await startDemoServer(Number(process.env.BENCH_PORT ?? 3192));
const floorServer = await serveFloor();
const profile = mkdtempSync(join(tmpdir(), 'rpm-bench-'));
const debugging = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  ...(await headlessChromium()),
  args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${debugging}`],
});
try {
  const pages = (await pagesToVisit(server.origin, 'en'))
    .filter(({ name, address }) =>
      only.length > 0 ? only.includes(address.split('?')[0] ?? '') : usual.includes(name),
    )
    .map(({ address, session }) => ({
      name: address.split('?')[0] ?? '',
      url: server.origin + address,
      session,
      reports: [] as Report[],
    }));
  const floor: Measured = { name: 'floor', url: `${floorServer.origin}/`, session: null, reports: [] };
  const all: Measured[] = [floor, ...pages];
  for (let run = 0; run < runs; run += 1) {
    for (const each of all) {
      await prepare(context, each);
      each.reports.push(await measure(each.url, debugging));
    }
  }
  console.log(`Median of ${runs}, beside the floor in brackets:`);
  for (const each of all) console.log(row(each, floor));
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
} finally {
  await context.close();
  await Promise.all([floorServer.close(), server.close()]);
  rmSync(profile, { recursive: true, force: true });
}
