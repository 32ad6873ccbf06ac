import { useSavedRange, useServerTime } from '@rpm/api-client';
import {
  changeRange,
  clockIn,
  type DeviceParameter,
  formatDate,
  fullName,
  type KeptVital,
  keptRange,
  type LimitField,
  type LimitsByParameter,
  limits,
  limitsOfKept,
  narrowedLimits,
  openRange,
  parseCalendarDate,
  rangeErrors,
  rangeFromNow,
  rangeParameters,
  rangePayload,
  readSavedLimits,
  roleKind,
  saveRefusal,
  type VitalKind,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { rangeWords } from '@rpm/domain/words/range';
import { taskWords } from '@rpm/domain/words/task';
import { type FormEvent, useEffect, useId, useReducer, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useLeaveQuestion } from '../../components/Dialog/useLeaveQuestion.tsx';
import { FieldError } from '../../components/Field/Field.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalName } from '../../hooks/names.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useCountdown } from '../../hooks/useCountdown.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { BackTestPanel } from './BackTestPanel.tsx';
import { Countdown } from './Countdown.tsx';
import { NarrowedLimits } from './NarrowedLimits.tsx';
import { RangeFields } from './RangeFields.tsx';
import { TimeIsUp } from './TimeIsUp.tsx';
import { useFocusOnWrong } from './useFocusOnWrong.ts';
import { usePastReadings } from './usePastReadings.ts';
import { useRangeSaving } from './useRangeSaving.ts';

export interface RangeDialogProps {
  /** Whose range it is. `dob` as it was recorded; by the clock of `timeZone` the range starts and ends. */
  patient: {
    userId: string;
    username: string;
    clinic: string;
    name: string;
    dob: string | null;
    timeZone: string | null;
  };
  vital: VitalKind;
  /** The vital's own parameters, as its device carries them: what the form falls back to (RNG-21). */
  parameters: readonly DeviceParameter[];
  /**
   * The limits that the screen shows for this vital: what the form opens with where none were saved, or the saved ones
   * cannot be read (RNG-21). Empty only when the screen does not know them either; the form then says so.
   */
  shown: LimitsByParameter;
  /** The range of a draft that is edited again; it goes before what the server has. */
  kept?: KeptVital | undefined;
  /** The limits of a range that ended or ends soon: the form opens with them, and not with those in force, and says so. Times are not taken over. */
  renewed?: LimitsByParameter | undefined;
  /** Another limit, in the unit in which limits are kept, that is filled in once the form is there, and not saved (SCR-02). */
  proposed?: { parameter: string; field: LimitField; limit: number } | undefined;
  /** Takes the range, to be kept with an order. Left out, it is saved at the server at once. */
  onKeep?: (range: KeptVital) => void;
  /** The form is to go: canceled, or done. */
  onClose: () => void;
}

/**
 * Set Reference Range for a vital of a patient (RNG-01 to RNG-23), with the back-test that tells what the limits would
 * have made of the patient's last 30 days. Load it lazily, and mount it when it is to open.
 */
export function RangeDialog({
  patient,
  vital,
  parameters,
  shown,
  kept,
  renewed,
  proposed,
  onKeep,
  onClose,
}: RangeDialogProps) {
  const { user } = useSession();
  const now = useServerTime();
  const isOnline = useOnline();
  const units = useUnits();
  const formId = useId();
  const reasonId = useId();
  const narrowedId = useId();
  const place = clockIn(useClock(browserTimeZone()), patient.timeZone);
  const { timeZone, onBad } = place;
  const [state, change] = useReducer(changeRange, null, () => openRange(fullName(user), kept, timeZone));
  const { secondsLeft, restart } = useCountdown(limits.rangeFormSeconds);
  const saved = useSavedRange({ username: patient.username, clinic: patient.clinic, vital });
  const saving = useRangeSaving(patient.userId, vital, onClose);

  const { loadable } = saved;
  const isSettled = loadable.state === 'failed' || (loadable.state === 'ready' && !loadable.isUpdating);
  const answer = loadable.state === 'ready' ? loadable.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins once, with what was there then
  useEffect(() => {
    if (!isSettled) return;
    const withLimits = (found: LimitsByParameter) => rangeParameters(parameters, found, shown);
    const opened = withLimits(kept ? limitsOfKept(kept) : (renewed ?? readSavedLimits(answer, vital)));
    const inForce = renewed && withLimits(readSavedLimits(answer, vital)).filter(({ isKnown }) => isKnown);
    change({ kind: 'loaded', parameters: opened, inForce, units, proposed });
  }, [isSettled]);

  const failure = loadable.state === 'failed' ? loadable.error : null;
  const isReadOnly = failure?.status === 403 || roleKind(user.role) === 'patient';
  const errors = rangeErrors(state, now(), timeZone);
  const isInOrder = [...errors.limits.values()].every((each) => Object.keys(each).length === 0);
  const past = usePastReadings(patient.userId, vital, isInOrder ? state.form : null, now);
  const { leave, question } = useLeaveQuestion(
    { asks: state.isTyped && !isReadOnly, isBusy: saving.isBusy, texts: rangeWords },
    onClose,
  );
  const refusal = saveRefusal(state.form, errors.count > 0);
  const narrowed = isReadOnly ? [] : narrowedLimits(state);
  const isUnknown = !isReadOnly && state.before.some(({ isKnown }) => !isKnown);
  const reason = reasonText();
  const focusWrong = useFocusOnWrong(formId);
  const firstField = useRef<HTMLInputElement>(null);

  function reasonText(): string {
    if (refusal === 'errors') return rangeWords.fieldsWrong({ count: errors.count });
    if (refusal) return rangeWords.cannotSave[refusal];
    if (!onKeep && !isOnline) return taskWords.offline;
    return narrowed.length > 0 ? rangeWords.narrower.beside : rangeWords.normalIsReadOnly;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!state.isLoaded || refusal || (!onKeep && !isOnline)) return;
    change({ kind: 'submitted' });
    const wrong = rangeErrors({ ...state, isSubmitted: true }, now(), timeZone);
    const payload = rangePayload(
      { name: vital, data: { mrSubType: vital, parameters } },
      state.form,
      timeZone,
    );
    if (wrong.count > 0 || !payload) return focusWrong();
    if (!onKeep) return void saving.run(payload);
    onKeep(keptRange(vital, payload));
    onClose();
  }

  const dob = patient.dob && parseCalendarDate(patient.dob, onBad);
  return (
    <Dialog
      isOpen
      width="wide"
      grows
      closesOutside={false}
      onClose={leave}
      title={rangeWords.title({ vital: vitalName(vital) })}
      description={
        <>
          <bdi>{patient.name}</bdi>
          {dob && `, ${rangeWords.born({ day: formatDate(dob) })}`}
        </>
      }
      initialFocus={firstField}
      headEnd={<Countdown secondsLeft={secondsLeft} />}
      aside={
        !isReadOnly &&
        (refusal === 'errors' ? (
          <FieldError id={reasonId}>{reason}</FieldError>
        ) : (
          <p id={reasonId} className="text-fg-muted max-sm:min-h-0!">
            {reason}
          </p>
        ))
      }
      actions={
        <>
          <Button onClick={leave}>{rangeWords.cancel}</Button>
          {!isReadOnly && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={saving.isBusy ? rangeWords.busy : undefined}
              isDisabled={!state.isLoaded || refusal !== null || (!onKeep && !isOnline)}
              aria-describedby={narrowed.length > 0 ? `${reasonId} ${narrowedId}` : reasonId}
            >
              {rangeWords.save}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3 pt-2">
        {isReadOnly && <Banner kind="info">{loadWords.forbidden}</Banner>}
        {renewed && renewed.size > 0 && !isReadOnly && <Banner kind="info">{rangeWords.renewed}</Banner>}
        {isUnknown ? (
          <Banner kind="warning" announce="status">
            {rangeWords.limitsUnknown}
          </Banner>
        ) : (
          state.isLoaded &&
          failure &&
          failure.status !== 403 &&
          failure.status !== 404 && (
            <Banner kind="warning" announce="status">
              {rangeWords.limitsNotLoaded}
            </Banner>
          )
        )}
        <RangeFields
          state={state}
          errors={errors}
          place={place}
          now={now()}
          isReadOnly={isReadOnly}
          onChange={change}
          firstField={firstField}
          backTest={<BackTestPanel past={past} />}
        />
        <NarrowedLimits id={narrowedId} limits={narrowed} />
        <Problem>{saving.problem}</Problem>
      </form>
      <TimeIsUp
        isUp={secondsLeft === 0 && !isReadOnly}
        onYes={() => {
          change({ kind: 'times', times: rangeFromNow(now(), timeZone) });
          restart();
        }}
      />
      {question}
    </Dialog>
  );
}
