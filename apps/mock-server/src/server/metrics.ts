import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Admit, LogLine } from '../api/Services.ts';
import type { RunningApi } from '../app.ts';

/** How busy the connections to the database are. `pg.Pool` is one. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  /** Queries that wait for a connection. */
  waitingCount: number;
}

/** What is measured, and the hooks that measure it. */
export interface Metrics {
  /** Counts a request that was answered. */
  answered(line: LogLine): void;
  /** The same API; what is under way in it is counted. */
  watch(api: RunningApi): RunningApi;
  /** The same limits; refusals are counted. */
  watchAdmission(admit: Admit): Admit;
  /** Serves `GET /metrics` in the text format of Prometheus, and nothing else. */
  fetch(request: Request): Promise<Response>;
}

/** Quick answers apart from slow ones, up to the time at which a call is given up. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Methods that may stand in a label; a client can send others, and every label value costs memory. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measures the server. A label holds a method, a template of the table of calls, a status or a word of ours: never an
 * address that was asked for, a user or anything of a patient.
 *
 * @param pool the connections whose use is shown
 * @param unsent how many seconds old the oldest line of the logs is that the operator's collector has not; `null` without a collector
 */
export function createMetrics(pool: PoolCounts, unsent: (() => Promise<number>) | null = null): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'rpm_http_requests_total',
    help: 'Calls of the API that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'rpm_http_request_duration_seconds',
    help: 'How long calls of the API took.',
    labelNames: ['method', 'route'],
    buckets: durationBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'rpm_http_requests_in_flight',
    help: 'Calls of the API that are under way.',
    registers,
  });
  const limited = new Counter({
    name: 'rpm_rate_limited_total',
    help: 'Calls that were refused because their caller asks too often.',
    labelNames: ['by'],
    registers,
  });
  for (const by of ['token', 'address']) limited.inc({ by }, 0);
  showPool(pool, registers);
  if (unsent) showUnsent(unsent, registers);

  return {
    answered({ method, route, status, ms }) {
      const labels = { method: knownMethods.has(method) ? method : 'other', route };
      requests.inc({ ...labels, status });
      duration.observe(labels, ms / 1000);
    },
    watch: (api) => ({
      ...api,
      async fetch(request, env) {
        inFlight.inc();
        try {
          return await api.fetch(request, env);
        } finally {
          inFlight.dec();
        }
      },
    }),
    watchAdmission(admit) {
      const watched: Admit = async (keys) => {
        const verdict = await admit(keys);
        if (!verdict.allowed) limited.inc({ by: verdict.by });
        return verdict;
      };
      if (admit.hear) watched.hear = admit.hear;
      return watched;
    },
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response('Not found', { status: 404 });
      if (request.method !== 'GET') {
        return new Response('Method not allowed', { status: 405, headers: { allow: 'GET' } });
      }
      const headers = { 'content-type': register.contentType, 'cache-control': 'no-store' };
      return new Response(await register.metrics(), { headers });
    },
  };
}

/** Shows the pool as it is when somebody asks. */
function showPool(pool: PoolCounts, registers: Registry[]): void {
  new Gauge({
    name: 'rpm_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'rpm_database_waiting',
    help: 'Queries that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

/** Asks for the age when somebody wants the metrics; a database that is away leaves it out, and not all the others. */
function showUnsent(unsent: () => Promise<number>, registers: Registry[]): void {
  new Gauge({
    name: 'rpm_audit_unsent_age_seconds',
    help: 'How old the oldest line of the logs is that the collector has not taken; 0 when it has all.',
    registers,
    async collect() {
      const seconds = await unsent().catch(() => null);
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}
