import { resourceTypes } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { MedicalRecord, RecordCount, RecordOrigin, Records, StoredRecord } from './contract.ts';
import type {} from './state.ts';

/** The clinical records of a memory store. */
export function memoryRecords(state: MemoryState): Records {
  const { records } = state;
  const of = (patientId: string) => records.filter((record) => record.patientId === patientId);
  return {
    async summary(patientId) {
      const all = of(patientId);
      return resourceTypes.flatMap((resourceType): RecordCount[] => {
        const [latest, ...older] = all.filter((record) => record.resourceType === resourceType);
        return latest ? [{ resourceType, total: 1 + older.length, latest: medicalRecord(latest) }] : [];
      });
    },
    async page({ patientId, resourceType, page, noOfRows }) {
      const all = of(patientId).filter((record) => record.resourceType === resourceType);
      const rows = all.slice(page * noOfRows, (page + 1) * noOfRows);
      return { rows: rows.map(medicalRecord), total: all.length };
    },
    async latest(patientId, rows) {
      return of(patientId).slice(0, rows).map(medicalRecord);
    },
    async total(patientId, resourceType) {
      const all = of(patientId);
      return resourceType ? all.filter((record) => record.resourceType === resourceType).length : all.length;
    },
    async origins(patientId) {
      return of(patientId).flatMap((record): RecordOrigin[] => {
        const { recordId, resourceType, at, changedAt, sourceId, keptAt = changedAt ?? at } = record;
        const connection = state.hospitalConnections.find(
          (each) => each.connectionId === record.connectionId,
        );
        const hospital = state.hospitals.find((each) => each.hospitalId === connection?.hospitalId);
        if (sourceId === undefined || !connection || !hospital) return [];
        const { hospitalId, name, endpoint } = hospital;
        const origin = { sourceId, hospital: { hospitalId, name, endpoint } };
        return [{ recordId, resourceType, keptAt, ...origin }];
      });
    },
  };
}

const medicalRecord = ({
  patientId: _patient,
  connectionId: _connection,
  sourceId: _source,
  keptAt: _kept,
  ...record
}: StoredRecord): MedicalRecord => ({ ...record });
