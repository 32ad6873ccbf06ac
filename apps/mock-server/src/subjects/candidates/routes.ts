import { type Candidacy, candidacyOf, chronicConditions, compareCandidates } from '@rpm/domain';
import { type Api, route } from '../../api/route.ts';
import { compareTexts, fold } from '../patients/search.ts';
import { latestRow } from '../patients/wire.ts';
import type { ScannedPatient } from './contract.ts';

type Judged = ScannedPatient & Candidacy;

/** Those who have no device: whom to enroll, and why. The rule decides here, in one place. @see SCR-02 */
export function candidateRoutes(api: Api): void {
  route(api, 'getCandidates', async ({ query, actor, store, now }) => {
    const part = fold((query.search ?? '').trim());
    const found = judged(await store.candidates.scan(actor.clinicId), now)
      .filter(({ nameKey, isCandidate }) => nameKey.includes(part) && (isCandidate || query.show === 'all'))
      .sort(
        (a, b) =>
          compareCandidates(a, b) ||
          compareTexts(a.nameKey, b.nameKey) ||
          compareTexts(a.patientId, b.patientId),
      );
    const first = query.page * query.noOfRows;
    const page = found.slice(first, first + query.noOfRows);
    const details = await store.candidates.details(page.map(({ patientId }) => patientId));
    return {
      result: page.map(({ patientId: userId, firstName, middleName, lastName, birthDate: dob, ...each }) => ({
        userId,
        firstName,
        middleName,
        lastName,
        dob,
        conditions: each.conditions,
        reasons: each.reasons,
        isCandidate: each.isCandidate,
        hasOrder: each.hasOrder,
        lastVisit: null,
        lastLab: null,
        ...details.get(userId),
        latest: latestRow(details.get(userId)?.latest ?? null),
      })),
      total: found.length,
    };
  });
  route(api, 'getCandidateTotals', async ({ actor, store, now }) => {
    const [all, patients] = [
      judged(await store.candidates.scan(actor.clinicId), now),
      await store.candidates.inCare(actor.clinicId),
    ];
    const candidates = all.filter(({ isCandidate }) => isCandidate);
    const sum = (count: (each: Judged) => number) => all.reduce((total, each) => total + count(each), 0);
    return {
      patients,
      withoutDevice: all.length,
      candidates: candidates.length,
      conditions: sum(({ codes }) => codes.length),
      procedures: sum(({ procedures }) => procedures),
      byCondition: chronicConditions
        .map((condition) => ({
          condition,
          count: candidates.filter(({ conditions }) => conditions.includes(condition)).length,
        }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
    };
  });
}

const judged = (all: readonly ScannedPatient[], now: Date): Judged[] =>
  all.map((each) => ({ ...each, ...candidacyOf(each, now) }));
