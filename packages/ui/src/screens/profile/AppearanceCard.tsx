import { messages, profileMessages, textSizes, themes } from '@rpm/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Card } from '../../components/Card/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { useSavedPreferences } from './useSavedPreferences.ts';

const sizes = textSizes.map((value) => ({ value, label: profileMessages.textSizes[value] }));
const looks = themes.map((value) => ({ value, label: profileMessages.themes[value] }));

/** Theme and text size. A choice counts at once, and is put back with a word when the server did not take it. */
export function AppearanceCard() {
  const { preferences, change, hasFailed } = useSavedPreferences();
  return (
    <Card title={profileMessages.appearance} note={profileMessages.appearanceNote}>
      <div className="flex flex-col gap-5 pt-1">
        <div className="flex flex-col items-start patient:items-stretch gap-1.5">
          <p aria-hidden="true" className="text-label">
            {profileMessages.textSize}
          </p>
          <SegmentedControl
            name={profileMessages.textSize}
            options={sizes}
            value={preferences.textSize}
            onChange={(textSize) => change({ textSize })}
          />
        </div>
        <div className="flex flex-col items-start patient:items-stretch gap-1.5">
          <p aria-hidden="true" className="text-label">
            {profileMessages.theme}
          </p>
          <SegmentedControl
            name={profileMessages.theme}
            options={looks}
            value={preferences.theme}
            onChange={(theme) => change({ theme })}
          />
        </div>
        {hasFailed && (
          <Banner kind="danger" announce="alert">
            {messages.task.failed}
          </Banner>
        )}
      </div>
    </Card>
  );
}
