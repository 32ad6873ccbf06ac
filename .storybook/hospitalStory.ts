import { backend } from '@rpm/mock-server/msw';
import { aConnection, aRun, clinicWith, demoHospitals, type World } from '@rpm/mock-server/seed';

const tokens = JSON.stringify({ access: 'a', until: null, refresh: null, patient: 'p-1' });
const good = (days: number) => aRun(days, { added: 0 });
const failed = (days: number) =>
  aRun(days, { outcome: 'failed', problems: [{ kind: null, fault: 'unreachable', status: null }] });

/** One of each state that a connection can have. */
export const hospitalConnections = [
  aConnection({
    ...{ connectionId: 'c-failed', hospitalId: 'mock-county-hospital', state: 'Failed', tokens },
    lastGoodAt: aRun(3).at,
    runs: [...[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(good), ...[2, 1, 0].map(failed)],
  }),
  aConnection({
    ...{
      connectionId: 'c-expired',
      hospitalId: 'mockville-university-hospital',
      state: 'Expired',
      lastGoodAt: aRun(5).at,
    },
    runs: [
      ...[9, 8, 7, 6, 5].map(good),
      aRun(4, { outcome: 'failed', problems: [{ kind: null, fault: 'refused', status: 401 }] }),
    ],
  }),
  aConnection({ connectionId: 'c-asked', hospitalId: 'sample-valley-medical-center' }),
  aConnection({
    ...{
      connectionId: 'c-part',
      hospitalId: 'fixture-regional-lab',
      state: 'Connected',
      tokens,
      lastGoodAt: aRun(0).at,
    },
    runs: [
      good(1),
      aRun(0, {
        outcome: 'part',
        added: 4,
        problems: [{ kind: 'Immunization', fault: 'slow', status: null }],
      }),
    ],
  }),
  aConnection({
    ...{
      connectionId: 'c-good',
      hospitalId: 'northside-general-hospital',
      state: 'Connected',
      tokens,
      lastGoodAt: aRun(0).at,
    },
    runs: [good(1), aRun(0, { added: 18 })],
  }),
];

/** A clinic that has measured nothing, with the hospitals of the demo and whatever else is given. */
export const withHospitals = (more: Partial<World> = {}) =>
  backend({ world: { ...clinicWith([]), hospitals: demoHospitals, ...more } });
