import { limits } from '@rpm/domain';
import { type Api, route } from '../../api/route.ts';
import type { MedicalRecord } from './contract.ts';
import { countRow, recordRow } from './wire.ts';

/** Rows of a page when the query does not say. */
export const rowsOfPage = 20;
const whole = { page: 0, noOfRows: limits.recordsMaxRows };
const newestOne = { page: 0, noOfRows: 1 };

const newest = ([record]: readonly MedicalRecord[]) => (record ? recordRow(record) : null);

/** A patient's clinical records. */
export function recordRoutes(api: Api): void {
  route(api, 'getMRSummary', async ({ params, store }) =>
    (await store.records.summary(params.userId)).map(countRow),
  );
  route(api, 'getMRDetail', async ({ params, query, store }) => {
    const { userId: patientId, resourceType } = params;
    const { page = 0, noOfRows = rowsOfPage } = query;
    const { rows, total } = await store.records.page({ patientId, resourceType, page, noOfRows });
    return { result: rows.map(recordRow), total };
  });
  route(api, 'getLatestMR', async ({ params, store }) =>
    (await store.records.latest(params.userId, limits.latestRecordsRows)).map(recordRow),
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
    return { record: newest(rows) };
  });
  route(api, 'getLatestLabWork', async ({ params: { userId: patientId }, store }) => {
    const { rows } = await store.records.page({ patientId, resourceType: 'DiagnosticReport', ...newestOne });
    return { record: newest(rows) };
  });
  route(api, 'getImmunizations', async ({ params: { userId: patientId }, store }) => {
    const { rows } = await store.records.page({ patientId, resourceType: 'Immunization', ...whole });
    return rows.map(recordRow);
  });
  route(api, 'getAllergies', async ({ params: { userId: patientId }, store }) => {
    const { rows } = await store.records.page({ patientId, resourceType: 'AllergyIntolerance', ...whole });
    return rows.map(recordRow);
  });
}
