import { ApiError, useEnrolPatient, useServerNow } from '@rpm/api-client';
import {
  type EnrolmentForm,
  emptyEnrolment,
  enrolMessages,
  enrolmentErrors,
  localDay,
  messages,
  newPatient,
  roleKind,
} from '@rpm/domain';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useSession } from '../../providers/session/index.ts';
import { useToast } from '../../providers/toast/index.ts';

const texts = enrolMessages;

/** Why nobody was enrolled, where it is not a field that is wrong. `of` names whom the warning is about. */
type Problem = { kind: 'text'; text: string } | { kind: 'duplicate'; of: string };

/** What makes the server think that somebody is enrolled already. */
const identity = ({ firstName, middleName, lastName, dob }: EnrolmentForm) =>
  JSON.stringify([firstName, middleName, lastName, dob]);

/** What the user is told of a failure: at a field, or for the whole form. */
function outcomeOf(
  error: unknown,
  typed: EnrolmentForm,
): { field: keyof EnrolmentForm; text: string } | Problem {
  if (!(error instanceof ApiError)) throw error;
  const body = (error.body ?? {}) as { isDuplicate?: unknown; field?: unknown };
  // An answer that cannot be read may have come of a patient who was enrolled.
  if (error.fault === 'timeout' || error.fault === 'malformed')
    return { kind: 'text', text: texts.unconfirmed };
  if (error.fault === 'network' && !navigator.onLine) return { kind: 'text', text: texts.offline };
  switch (error.status) {
    case 400: {
      const field = Object.keys(emptyEnrolment).find((name) => name === body.field);
      return field
        ? { field: field as keyof EnrolmentForm, text: texts.check }
        : { kind: 'text', text: texts.failed };
    }
    case 403:
      return { kind: 'text', text: messages.load.forbidden };
    case 404:
      return { field: 'dUserId', text: texts.providerGone };
    case 409:
      return body.isDuplicate === true
        ? { kind: 'duplicate', of: identity(typed) }
        : { field: 'username', text: texts.emailTaken };
    default:
      return { kind: 'text', text: texts.failed };
  }
}

/**
 * The state of the enrolment form. Whatever fails, what was typed stays; one press, or several, enrol one patient.
 *
 * @param onEnrolled gets the id of the new patient, once
 */
export function useEnrolment(onEnrolled: (userId: string) => void) {
  const { user } = useSession();
  const enrol = useEnrolPatient();
  const toast = useToast();
  const now = useServerNow();
  const isRunning = useRef(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const zone = browserTimeZone();
  const resolver: Resolver<EnrolmentForm> = (typed) => {
    const errors = Object.entries(enrolmentErrors(typed, now, zone));
    return {
      values: errors.length > 0 ? {} : typed,
      errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'rule', message }])),
    };
  };
  const form = useForm<EnrolmentForm>({
    defaultValues: { ...emptyEnrolment, dUserId: roleKind(user.role) === 'provider' ? user.userId : '' },
    resolver,
  });

  async function send(typed: EnrolmentForm) {
    if (isRunning.current) return;
    if (!navigator.onLine) return setProblem({ kind: 'text', text: texts.offline });
    isRunning.current = true;
    // The answer to the warning counts for the person it was about, and not for one who was typed afterwards.
    const isAnother = problem?.kind === 'duplicate' && problem.of === identity(typed);
    setProblem(null);
    try {
      const { userId } = await enrol(newPatient(typed, isAnother));
      toast.show({ kind: 'success', text: texts.done });
      onEnrolled(userId);
    } catch (error) {
      const outcome = outcomeOf(error, typed);
      if ('field' in outcome) form.setError(outcome.field, { message: outcome.text }, { shouldFocus: true });
      else setProblem(outcome);
    } finally {
      isRunning.current = false;
    }
  }

  return {
    form,
    problem,
    isBusy: form.formState.isSubmitting,
    submit: form.handleSubmit(send, () => setProblem(null)),
    /** The latest day that the date fields offer. */
    today: localDay(now, zone),
  };
}
