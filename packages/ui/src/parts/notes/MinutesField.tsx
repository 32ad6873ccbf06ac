import { useTimer } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { Minus, Plus, Timer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useRunningSeconds } from '../timer/useRunningSeconds.ts';

const { composer: texts } = noteWords;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

interface MinutesFieldProps {
  /** The patient. */
  userId: string;
  /** Of the form. */
  field: Omit<ComponentProps<typeof TextInput>, 'label'>;
  value: string;
  onChange: (minutes: string) => void;
  /** What the own timer has counted with the patient is taken over, and whether that is a live contact. */
  onTimer: (minutes: string, isInteractive: boolean) => void;
}

/** The minutes that a note records: typed, counted up and down, or as the own timer with the patient has them. */
export function MinutesField({ userId, field, value, onChange, onTimer }: MinutesFieldProps) {
  const { loadable } = useTimer();
  const own = loadable.state === 'ready' ? loadable.data.timer : null;
  const timer = own?.userId === userId ? own : null;
  const counted = Math.min(Math.floor(useRunningSeconds(timer) / 60), limits.noteMaxMinutes);
  const minutes = /^\d+$/.test(value.trim()) ? Number(value) : 0;
  const step = (by: number) => onChange(String(Math.max(0, Math.min(limits.noteMaxMinutes, minutes + by))));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-48">
        <TextInput
          {...field}
          label={texts.minutes}
          inputMode="numeric"
          autoComplete="off"
          trailing={
            <>
              <IconButton name={texts.less} icon={<Minus {...icon} />} onClick={() => step(-1)} />
              <IconButton name={texts.more} icon={<Plus {...icon} />} onClick={() => step(1)} />
            </>
          }
        />
      </div>
      {timer && counted > 0 && (
        <Button
          size="sm"
          variant="soft"
          icon={<Timer {...icon} />}
          onClick={() => onTimer(String(counted), timer.isInteractive)}
        >
          {texts.fromTimer({ count: counted })}
        </Button>
      )}
    </div>
  );
}
