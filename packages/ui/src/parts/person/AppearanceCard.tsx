import { roleKind, textSizes, themes, unitSystems } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { taskWords } from '@rpm/domain/words/task';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { useSavedPreferences } from './useSavedPreferences.ts';

const sizes = textSizes.map((value) => ({ value, label: profileWords.textSizes[value] }));
const looks = themes.map((value) => ({ value, label: profileWords.themes[value] }));

const systems = unitSystems.map((value) => ({ value, label: profileWords.unitSystems[value] }));

const listening = (['on', 'off'] as const).map((value) => ({ value, label: profileWords.listening[value] }));

interface ChoiceProps<Value extends string> {
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What stands below it. */
  note?: string;
}

/** One thing to choose, with its name above. */
function Choice<Value extends string>({ note, ...choice }: ChoiceProps<Value>) {
  return (
    <div className="flex flex-col items-start patient:items-stretch gap-1.5">
      <p aria-hidden="true" className="text-label">
        {choice.name}
      </p>
      <SegmentedControl {...choice} />
      {note && <p className="text-caption text-fg-muted">{note}</p>}
    </div>
  );
}

/** Theme, text size and units; of patients also whether pages offer to be read aloud (y4). A choice counts at once, and is put back with a word when the server did not take it. */
export function AppearanceCard() {
  const { preferences, change, hasFailed } = useSavedPreferences();
  const isPatient = roleKind(useSession().user.role) === 'patient';
  return (
    <Card title={profileWords.appearance} note={profileWords.appearanceNote}>
      <div className="flex flex-col gap-5 pt-1">
        <Choice
          name={profileWords.textSize}
          options={sizes}
          value={preferences.textSize}
          onChange={(textSize) => change({ textSize })}
        />
        <Choice
          name={profileWords.theme}
          options={looks}
          value={preferences.theme}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          name={profileWords.units}
          options={systems}
          value={preferences.units}
          onChange={(units) => change({ units })}
        />
        {isPatient && (
          <Choice
            name={profileWords.listen}
            options={listening}
            value={preferences.listen ? 'on' : 'off'}
            onChange={(listen) => change({ listen: listen === 'on' })}
            note={profileWords.listenNote}
          />
        )}
        {hasFailed && (
          <Banner kind="danger" announce="alert">
            {taskWords.failed}
          </Banner>
        )}
      </div>
    </Card>
  );
}
