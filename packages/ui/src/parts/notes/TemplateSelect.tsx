import { useNoteTemplates, usePatientInfo, useVitalList } from '@rpm/api-client';
import {
  compareStamps,
  filledTemplate,
  fullName,
  type NoteTopic,
  type Placeholder,
  valuesText,
  vitalMeasure,
} from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { useEffect, useEffectEvent, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

const { template: texts } = noteWords;
const none = 'none';

interface Chosen {
  id: string;
  topic: NoteTopic;
  text: string;
}

interface TemplateSelectProps {
  userId: string;
  /** Whether something is typed that a template would take the place of. */
  hasText: boolean;
  onFilled: (topic: NoteTopic, text: string) => void;
}

/**
 * Chooses one of the clinic's templates, with the patient's name and newest reading filled in. It fills an empty text, and
 * asks before it takes the place of another one. A clinic without templates has no such field.
 *
 * @see SCR-03
 */
export function TemplateSelect({ userId, hasText, onFilled }: TemplateSelectProps) {
  const { loadable } = useNoteTemplates();
  const [asked, setAsked] = useState<Chosen | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const known = useKnown(chosen ? userId : null);
  const fill = useEffectEvent(() => {
    if (!chosen || !known) return;
    onFilled(chosen.topic, filledTemplate(chosen.text, known));
    setFilled(chosen.id);
    setChosen(null);
  });
  // An empty text is of no template; it can be filled with the same one again.
  useEffect(() => {
    if (!hasText) setFilled(null);
  }, [hasText]);
  const isKnown = known !== null;
  useEffect(() => {
    if (chosen && isKnown) fill();
  }, [chosen, isKnown]);
  const rows = loadable.state === 'ready' ? loadable.data.rows : [];
  const offered = rows.flatMap(({ templateId, name, topic, text, ended }) =>
    ended === null && templateId !== null && topic !== null && text !== null
      ? { id: templateId, name: name ?? '', topic, text }
      : [],
  );
  if (loadable.state === 'failed') return <p className="text-caption text-fg-muted">{texts.failed}</p>;
  if (offered.length === 0) return null;
  const value = chosen?.id ?? (offered.some(({ id }) => id === filled) ? (filled ?? none) : none);
  const choose = (id: string) => {
    const next = offered.find((each) => each.id === id);
    if (next) (hasText ? setAsked : setChosen)(next);
  };
  return (
    <div className="w-64 max-w-full">
      <Select
        label={texts.label}
        options={[
          { value: none, label: texts.none },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value}
        onChange={choose}
      />
      <AlertDialog
        isOpen={asked !== null}
        title={texts.ask.title}
        description={texts.ask.says}
        safe={{ label: texts.ask.keep, onPress: () => setAsked(null) }}
        act={{
          label: texts.ask.replace,
          onPress: () => {
            setChosen(asked);
            setAsked(null);
          },
        }}
      />
    </div>
  );
}

/** What a template is filled in with. What cannot be read is left out, and a gap in the text. @returns `null` on its way */
function useKnown(userId: string | null): Partial<Record<Placeholder, string>> | null {
  const info = usePatientInfo(userId).loadable;
  const vitals = useVitalList(userId).loadable;
  const units = useUnits();
  if (userId === null || info.state === 'loading' || vitals.state === 'loading') return null;
  const rows = vitals.state === 'ready' ? vitals.data.rows : [];
  const readings = rows.flatMap(({ mrSubType: vital, latest }) =>
    vital && latest?.mrTime ? { vital, latest, time: latest.mrTime } : [],
  );
  const [newest] = readings.sort((a, b) => compareStamps(b.time, a.time));
  const measure = newest && vitalMeasure(newest.vital, units);
  const value = newest && measure && valuesText(newest.vital, newest.latest.values, measure);
  return {
    ...(info.state === 'ready' && { name: fullName(info.data) }),
    ...(newest && { vital: vitalName(newest.vital) }),
    ...(value && measure && { value: `${value} ${measure.unit}` }),
  };
}
