import { ApiError, useCorrectPatient, useServerNow } from '@rpm/api-client';
import {
  type Corrections,
  changedFields,
  correctedFields,
  correctionErrors,
  daysOfMove,
  detailsOf,
  localDay,
  type PatientInfo,
  parseStamp,
} from '@rpm/domain';
import { correctionWords } from '@rpm/domain/words/correction';
import { enrollWords } from '@rpm/domain/words/enroll';
import { useState } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { enrollmentFaults } from '../enroll-patient/enrollmentFaults.ts';

const texts = correctionWords;

/**
 * The form of a patient's details. What is typed stays, whatever fails; what somebody else has changed since it was opened
 * is never overwritten.
 *
 * @param onDone it is saved
 * @see F5
 */
export function useCorrection(
  { userId, patient }: { userId: string; patient: PatientInfo },
  onDone: () => void,
) {
  const correct = useCorrectPatient();
  const now = useServerNow();
  const zone = browserTimeZone();
  const { onBad } = useClock(zone);
  const since = patient.standing?.livesSince;
  // As they were when the form was opened: reading the record again changes neither.
  const [{ before, version, livesSince }] = useState(() => ({
    before: detailsOf(patient),
    version: patient.standing?.version ?? 0,
    livesSince: since ? parseStamp(since, onBad) : null,
  }));
  const frame = { now, timeZone: zone, livesSince };
  const task = useTask({
    name: texts.title,
    call: (typed: Corrections) => correct({ userId, version, ...typed }),
    says: { done: texts.done },
    refused: (error) => {
      const wrong = wrongField(error);
      if (wrong) {
        form.mark(wrong.field, wrong.text);
        return null;
      }
      return error instanceof ApiError && error.status === 409 ? texts.changed : undefined;
    },
    onDone,
  });
  const form = useSchemaForm<Corrections, Corrections>({
    initial: { ...before, movedOn: localDay(now, zone) },
    check: (typed) => {
      const errors = correctionErrors(before, typed, frame);
      return Object.keys(errors).length > 0 ? { errors } : { value: typed };
    },
    words: { ...enrollmentFaults, ...texts.errors },
    send: task.run,
    onWrong: task.clear,
  });
  /** The field that the server does not take, with what to do about it. */
  function wrongField(error: unknown): { field: keyof Corrections; text: string } | null {
    const named =
      correct.refusal(400, error)?.field ??
      correct.refusal(404, error)?.field ??
      correct.refusal(409, error)?.field;
    const field = correctedFields.find((name) => name === named);
    if (!field) return null;
    const says: Partial<Record<keyof Corrections, string>> = {
      username: texts.emailTaken,
      dUserId: enrollWords.providerGone,
    };
    return { field, text: says[field] ?? enrollWords.check };
  }
  const changed = changedFields(before, form.typed);
  return {
    form,
    problem: task.problem,
    isBusy: task.isBusy,
    hasChanged: changed.length > 0,
    /** The address is another one, with what follows from it. */
    isOtherAddress: changed.includes('username'),
    /** The time zone is another one: the days on which the move may be dated. */
    moveDays: changed.includes('timeZone') ? daysOfMove(before, frame) : null,
    /** The latest day that the date fields offer. */
    today: localDay(now, zone),
  };
}
