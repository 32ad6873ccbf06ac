import { isCall, limits, timeActivities } from '@rpm/domain';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import type { TimerWorkFields } from './useTimerWork.ts';

/** What time is spent on, to choose from. */
export const activityOptions = timeActivities.map((value) => ({ value, label: texts.activities[value] }));
/** Whether the contact was live, to choose from. */
export const contactOptions = (['no', 'yes'] as const).map((value) => ({ value, label: texts[value] }));

interface WorkFieldsProps {
  fields: TimerWorkFields;
  /** Whether a note can be kept already. */
  hasNote: boolean;
  noteRows: number;
}

/** What is done while the timer runs: activity, live contact, and a note of the clinic's own. @see SCR-03 */
export function WorkFields({ fields: { work, choose, type, leave }, hasNote, noteRows }: WorkFieldsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <div className="min-w-52 flex-1">
          <Select
            label={texts.activity}
            options={activityOptions}
            value={work.activity}
            onChange={(activity) =>
              choose({ activity, isInteractive: isCall(activity) || work.isInteractive })
            }
          />
        </div>
        <div className="flex flex-col items-start gap-1.5">
          <span aria-hidden="true" className="text-label">
            {texts.contact}
          </span>
          <SegmentedControl
            name={texts.contact}
            options={contactOptions}
            value={work.isInteractive ? 'yes' : 'no'}
            onChange={(value) => choose({ isInteractive: value === 'yes' })}
          />
        </div>
      </div>
      {hasNote && (
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          rows={noteRows}
          maxLength={limits.timeNoteMaxCharacters}
          value={work.note}
          onChange={type}
          onBlur={leave}
        />
      )}
    </>
  );
}
