import { ApiError, useEnrolPatient, useServerNow } from '@rpm/api-client';
import {
  type EnrolmentForm,
  emptyEnrolment,
  enrolmentErrors,
  localDay,
  newPatient,
  roleKind,
} from '@rpm/domain';
import { enrolWords } from '@rpm/domain/words/enrol';
import { useState } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { enrolmentFaults } from './enrolmentFaults.ts';

const texts = enrolWords;

/** What makes the server think that somebody is enrolled already. */
const identity = ({ firstName, middleName, lastName, dob }: EnrolmentForm) =>
  JSON.stringify([firstName, middleName, lastName, dob]);

/**
 * The state of the enrolment form. Whatever fails, what was typed stays; one press, or several, enrol one patient.
 *
 * @param onEnrolled gets the id of the new patient, once
 */
export function useEnrolment(onEnrolled: (userId: string) => void) {
  const { user } = useSession();
  const enrol = useEnrolPatient();
  const now = useServerNow();
  /** Whom the warning is about that somebody is enrolled already. */
  const [duplicate, setDuplicate] = useState<string | null>(null);
  const zone = browserTimeZone();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async (typed: EnrolmentForm) => {
      // The answer to the warning counts for the person it was about, and not for one who was typed afterwards.
      const isAnother = duplicate === identity(typed);
      setDuplicate(null);
      return enrol(newPatient(typed, isAnother));
    },
    says: { done: texts.done },
    refused: (error, typed) => {
      if (enrol.refusal(409, error)?.isDuplicate) {
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
  const form = useSchemaForm<EnrolmentForm, EnrolmentForm>({
    initial: { ...emptyEnrolment, dUserId: roleKind(user.role) === 'provider' ? user.userId : '' },
    check: (typed) => {
      const errors = enrolmentErrors(typed, now, zone);
      return Object.keys(errors).length > 0 ? { errors } : { value: typed };
    },
    words: enrolmentFaults,
    send: run,
    onWrong: forget,
  });
  /** The field that the server does not take, with what to do about it. */
  function wrongField(error: unknown): { field: keyof EnrolmentForm; text: string } | null {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404) return { field: 'dUserId', text: texts.providerGone };
    if (status === 409) return { field: 'username', text: texts.emailTaken };
    const named = enrol.refusal(400, error)?.field;
    const field = Object.keys(emptyEnrolment).find((name) => name === named);
    return field ? { field: field as keyof EnrolmentForm, text: texts.check } : null;
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
