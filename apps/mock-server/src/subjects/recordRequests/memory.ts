import { fullName, isRequestOver, limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { RecordRequests, StoredRecordRequest } from './contract.ts';
import { requestMoved } from './moved.ts';
import type {} from './state.ts';

/** The requests for records of a memory store. */
export function memoryRecordRequests(state: MemoryState): RecordRequests {
  const nameOf = (id: string) => {
    const patient = state.patients.find(({ patientId }) => patientId === id);
    return patient ? fullName(patient) : '';
  };
  const colleague = (id: string | null) => {
    const account = state.accounts.find(({ accountId }) => accountId === id);
    return account ? fullName(account) : null;
  };
  const lastAt = ({ history }: StoredRecordRequest) => history.at(-1)?.at.getTime() ?? 0;
  return {
    async list(patientId) {
      return structuredClone(state.recordRequests.filter((each) => each.patientId === patientId));
    },
    async work(clinicId, tab, most) {
      return state.recordRequests
        .filter((each) => each.clinicId === clinicId && isRequestOver(each.state) === (tab === 'over'))
        .sort((a, b) =>
          tab === 'open'
            ? compareTexts(a.due, b.due) || compareTexts(a.requestId, b.requestId)
            : lastAt(b) - lastAt(a) || compareTexts(a.requestId, b.requestId),
        )
        .slice(0, most)
        .map((each) => ({
          ...structuredClone(each),
          patientName: nameOf(each.patientId),
          ownerName: colleague(each.ownerId),
        }));
    },
    async waiting(clinicId) {
      return state.recordRequests.filter((each) => each.clinicId === clinicId && each.state === 'Asked')
        .length;
    },
    async add(actor, request) {
      const own = state.recordRequests.filter(
        ({ patientId, state: where }) => patientId === request.patientId && !isRequestOver(where),
      );
      if (own.length >= limits.recordRequestsMax) return 'full';
      if (
        state.recordRequests.some(
          ({ clinicId, reference }) => clinicId === request.clinicId && reference === request.reference,
        )
      )
        return 'taken';
      state.recordRequests.push(structuredClone(request));
      state.audit.push(auditEntry(actor, 'records.asked-for', request.requestId));
      return 'added';
    },
    async move(actor, wish) {
      const at = state.recordRequests.findIndex(
        ({ requestId, patientId }) => requestId === wish.requestId && patientId === wish.patientId,
      );
      const found = state.recordRequests[at];
      if (!found) return { kind: 'unknown' };
      const request = requestMoved(found, wish, actor);
      if (!request) return { kind: 'conflict' };
      state.recordRequests[at] = request;
      const { requestId } = wish;
      state.audit.push(auditEntry(actor, 'records.request-moved', requestId, { state: request.state }));
      return { kind: 'moved', request: structuredClone(request) };
    },
  };
}
