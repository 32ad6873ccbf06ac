import { ApiError, useEnrollPatient, useServerNow } from '@rpm/api-client';
import {
  type EnrollmentForm,
  emptyEnrollment,
  enrollmentErrors,
  localDay,
  newPatient,
  roleKind,
} from '@rpm/domain';
import { enrollWords } from '@rpm/domain/words/enroll';
import { useState } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { enrollmentFaults } from './enrollmentFaults.ts';

const texts = enrollWords;

/** What makes the server think that somebody is enrolled already. */
const identity = ({ firstName, middleName, lastName, dob }: EnrollmentForm) =>
  JSON.stringify([firstName, middleName, lastName, dob]);

/**
 * The state of the enrollment form. Whatever fails, what was typed stays; one press, or several, enroll one patient.
 *
 * @param onEnrolled gets the id of the new patient, once
 */
export function useEnrollment(onEnrolled: (userId: string) => void) {
  const { user } = useSession();
  const enroll = useEnrollPatient();
  const now = useServerNow();
  /** Whom the warning is about that somebody is enrolled already. */
  const [duplicate, setDuplicate] = useState<string | null>(null);
  const zone = browserTimeZone();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async (typed: EnrollmentForm) => {
      // The answer to the warning counts for the person it was about, and not for one who was typed afterwards.
      const isAnother = duplicate === identity(typed);
      setDuplicate(null);
      return enroll(newPatient(typed, isAnother));
    },
    says: { done: texts.done },
    refused: (error, typed) => {
      if (enroll.refusal(409, error)?.isDuplicate) {
        setDuplicate(identity(typed));
        return null;
      }
      const wrong = wrongField(error);
      if (!wrong) return undefined;
      form.mark(wrong.field, wrong.text);
      return null;
    },
    onDone: ({ userId }) => onEnrolled(userId),
  });
  const form = useSchemaForm<EnrollmentForm, EnrollmentForm>({
    initial: { ...emptyEnrollment, dUserId: roleKind(user.role) === 'provider' ? user.userId : '' },
    check: (typed) => {
      const errors = enrollmentErrors(typed, now, zone);
      return Object.keys(errors).length > 0 ? { errors } : { value: typed };
    },
    words: enrollmentFaults,
    send: run,
    onWrong: forget,
  });
  /** The field that the server does not take, with what to do about it. */
  function wrongField(error: unknown): { field: keyof EnrollmentForm; text: string } | null {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404) return { field: 'dUserId', text: texts.providerGone };
    if (status === 409) return { field: 'username', text: texts.emailTaken };
    const named = enroll.refusal(400, error)?.field;
    const field = Object.keys(emptyEnrollment).find((name) => name === named);
    return field ? { field: field as keyof EnrollmentForm, text: texts.check } : null;
  }
  function forget() {
    clear();
    setDuplicate(null);
  }

  return {
    form,
    problem,
    /** Somebody of that name and birth date is enrolled already. */
    isDuplicate: duplicate !== null,
    isBusy,
    /** The latest day that the date fields offer. */
    today: localDay(now, zone),
  };
}
