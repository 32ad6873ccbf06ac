import { ReadsKept, usePatientInfo, useServerTime, useVitalList } from '@rpm/api-client';
import { newestStamp, snoozesAt, snoozeUntil } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { taskWords } from '@rpm/domain/words/task';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { AlarmClock, Check, Keyboard, NotebookPen, SkipForward, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { lazily } from '../../../hooks/lazily.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { Needed } from '../../../layout/Loaded/Needed.tsx';
import { Kbd } from '../../../parts/keys/Kbd.tsx';
import { CallButton } from '../../../parts/timer/CallButton.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { reviewKeyHelp } from './reviewKeys.ts';
import type { Waiting } from './round.ts';
import { UndoName } from './UndoName.tsx';
import type { ReviewRound } from './useReviewRound.ts';
import type { ReviewTime } from './useReviewTime.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
const keyHelp = lazily(() => import('../../../parts/keys/KeyHelp.tsx').then(({ KeyHelp }) => KeyHelp));
const snoozeForm = lazily(() =>
  import('../../../parts/alerts/SnoozeForm.tsx').then(({ SnoozeForm }) => SnoozeForm),
);
const noteDialog = lazily(() => import('./NoteDialog.tsx').then(({ NoteDialog }) => NoteDialog));

type DialogName = 'note' | 'help' | 'snooze';

interface ActionBarProps {
  round: ReviewRound;
  open: Waiting;
  /** What is counted of the open patient: saved with each thing that is done. */
  time: ReviewTime;
}

/** What can be done with the open patient. Every key is one of these buttons. */
export function ActionBar({ round, open, time }: ActionBarProps) {
  const { user } = useSession();
  const info = usePatientInfo(open.userId).loadable;
  const vitals = useVitalList(open.userId).loadable;
  const patient = info.state === 'ready' ? info.data : null;
  // Nobody marks what is not on the screen.
  const isReady = vitals.state === 'ready';
  const newest = isReady ? newestStamp(vitals.data.rows.map(({ latest }) => latest?.mrTime ?? null)) : null;
  const isOnline = useOnline();
  const now = useServerTime();
  const whyId = useId();
  const [shown, setShown] = useState<{ dialog: DialogName; of: string } | null>(null);
  // A colleague may take the patient meanwhile: a dialog goes with its patient.
  const dialog = shown?.of === open.userId ? shown.dialog : null;
  const setDialog = (next: DialogName) => setShown({ dialog: next, of: open.userId });
  const close = () => setShown(null);
  const { undoable, isBusy } = round;
  const snooze = (until: Date) => {
    time.log();
    round.snooze(until);
  };
  const hasAlerts = open.row.alerts.length > 0;
  const cannot = !isOnline;
  return (
    <section
      aria-label={texts.actions}
      className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-3 py-3 max-md:grid max-md:grid-cols-5 max-md:gap-1 max-md:px-2 md:max-2xl:gap-1.5 max-md:[&_.bar-button_button]:min-h-13 max-md:[&_.bar-button_button]:w-full max-md:[&_.bar-button_button]:flex-col max-md:[&_.bar-button_button]:gap-0.5 max-md:[&_.bar-button_button]:border-transparent max-md:[&_.bar-button_button]:px-0.5 max-md:[&_.bar-button_button]:text-caption md:max-2xl:[&_button:not([aria-keyshortcuts='?'])]:px-2 md:max-2xl:[&_button:not([aria-keyshortcuts='?'])_svg]:hidden"
    >
      <span className="bar-button me-auto flex flex-wrap items-center gap-2 max-md:me-0">
        <Button
          variant="ghost"
          aria-keyshortcuts="z"
          icon={<Undo2 {...icon} />}
          onClick={round.undo}
          isDisabled={!undoable || cannot || round.isUndoing}
        >
          <UndoName undoable={undoable} />
          <Kbd>z</Kbd>
        </Button>
        <span className="max-md:hidden">
          <IconButton
            name={texts.keys.help}
            icon={<Keyboard {...icon} />}
            aria-keyshortcuts="?"
            aria-haspopup="dialog"
            onClick={() => setDialog('help')}
          />
        </span>
      </span>
      <span className="bar-button contents max-md:grid">
        <DropdownMenu
          head={{ title: texts.snoozeFor, detail: hasAlerts ? '' : texts.noAlerts }}
          actions={
            hasAlerts && !cannot
              ? [
                  ...snoozesAt(now(), browserTimeZone()).map(({ kind }) => ({
                    label: alertWords.snoozeFor[kind],
                    onSelect: () => snooze(snoozeUntil(kind, now(), browserTimeZone())),
                  })),
                  { label: alertWords.snoozePick, onSelect: () => setDialog('snooze') },
                ]
              : []
          }
          trigger={(props) => (
            <Button {...props} aria-keyshortcuts="s" icon={<AlarmClock {...icon} />}>
              {texts.keys.snooze}
              <Kbd>s</Kbd>
            </Button>
          )}
        />
      </span>
      <ReadsKept value={false}>
        <span className="bar-button contents max-md:block">
          <CallButton
            key={open.userId}
            userId={open.userId}
            name={open.row.name}
            phone={patient?.phone ?? null}
            isDisabled={cannot || patient === null}
            onPress={time.log}
          />
        </span>
      </ReadsKept>
      <span className="bar-button contents max-md:block">
        <Button
          aria-keyshortcuts="n"
          aria-haspopup="dialog"
          icon={<NotebookPen {...icon} />}
          onClick={() => setDialog('note')}
        >
          {texts.keys.note}
          <Kbd>n</Kbd>
        </Button>
      </span>
      <span className="contents max-md:hidden">
        <Button aria-keyshortcuts="k" onClick={round.goBack} isDisabled={!round.canGoBack}>
          {texts.keys.back}
          <Kbd>k</Kbd>
        </Button>
      </span>
      <span className="bar-button contents max-md:block">
        <Button
          aria-keyshortcuts="j"
          icon={
            <span className="md:hidden">
              <SkipForward {...icon} />
            </span>
          }
          onClick={round.goNext}
        >
          {texts.keys.next}
          <Kbd>j</Kbd>
        </Button>
      </span>
      <span className="flex max-md:col-span-5 max-md:flex-col max-md:[&_button]:min-h-13">
        <Button
          variant="primary"
          aria-keyshortcuts="r"
          aria-describedby={cannot ? whyId : undefined}
          icon={<Check {...icon} />}
          busy={isBusy ? texts.states.saving : undefined}
          isDisabled={cannot || !isReady}
          onClick={() => {
            time.log();
            round.review(newest);
          }}
        >
          {texts.keys.reviewed}
          <Kbd>r</Kbd>
        </Button>
      </span>
      {cannot && (
        <p id={whyId} className="w-full text-caption text-fg-muted max-md:col-span-5">
          {taskWords.offline}
        </p>
      )}
      <ReadsKept value={false}>
        {dialog === 'help' && (
          <Needed lazy={keyHelp}>{(KeyHelp) => <KeyHelp keys={reviewKeyHelp} onClose={close} />}</Needed>
        )}
        {dialog === 'snooze' && (
          <Needed lazy={snoozeForm}>
            {(SnoozeForm) => (
              <SnoozeForm
                timeZone={browserTimeZone()}
                send={async (until) => {
                  close();
                  snooze(until);
                }}
                onClose={close}
              />
            )}
          </Needed>
        )}
        {dialog === 'note' && (
          <Needed lazy={noteDialog}>
            {(NoteDialog) => (
              <NoteDialog
                userId={open.userId}
                name={open.row.name}
                account={patient?.standing?.account}
                mayKeepToSelf={patient?.provider?.userId === user.userId}
                onSaved={time.log}
                onClose={close}
              />
            )}
          </Needed>
        )}
      </ReadsKept>
    </section>
  );
}
