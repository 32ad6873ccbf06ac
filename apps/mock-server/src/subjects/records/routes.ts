import { limits } from '@rpm/domain';
import { type Api, route } from '../../api/route.ts';

/** Rows of a page when the query does not say. */
const rowsOfPage = 20;
const whole = { page: 0, noOfRows: limits.recordsMaxRows };
const newestOne = { page: 0, noOfRows: 1 };

/** A patient's clinical records. */
export function recordRoutes(api: Api): void {
  route(api, 'getMRSummary', async ({ params, store }) => store.records.summary(params.userId));
  route(api, 'getMRDetail', async ({ params, query, store }) => {
    const { userId: patientId, resourceType } = params;
    const { page = 0, noOfRows = rowsOfPage } = query;
    const { rows, total } = await store.records.page({ patientId, resourceType, page, noOfRows });
    return { result: rows, total };
  });
  route(api, 'getLatestMR', async ({ params, store }) =>
    store.records.latest(params.userId, limits.latestRecordsRows),
  );

  route(api, 'getTotalMR', async ({ params, store }) => ({
    total: await store.records.total(params.userId),
  }));
  route(api, 'TotalConditionDiagnosed', async ({ params, store }) => ({
    total: await store.records.total(params.userId, 'Condition'),
  }));
  route(api, 'TotalMedicalProcedures', async ({ params, store }) => ({
    total: await store.records.total(params.userId, 'Procedure'),
  }));

  route(api, 'getLatestDoctorVisit', async ({ params: { userId: patientId }, store }) => {
    const { rows } = await store.records.page({ patientId, resourceType: 'Encounter', ...newestOne });
    return { record: rows[0] ?? null };
  });
  route(api, 'getLatestLabWork', async ({ params: { userId: patientId }, store }) => {
    const { rows } = await store.records.page({ patientId, resourceType: 'DiagnosticReport', ...newestOne });
    return { record: rows[0] ?? null };
  });
  route(api, 'getImmunizations', async ({ params: { userId: patientId }, store }) => {
    const { rows } = await store.records.page({ patientId, resourceType: 'Immunization', ...whole });
    return rows;
  });
  route(api, 'getAllergies', async ({ params: { userId: patientId }, store }) => {
    const { rows } = await store.records.page({ patientId, resourceType: 'AllergyIntolerance', ...whole });
    return rows;
  });
}
