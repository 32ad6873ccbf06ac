import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { setKeys, useKeysAreOn } from '../../hooks/keySwitch.ts';

/** Turns single-key shortcuts on or off in this browser (WCAG 2.1.4). */
export function KeySwitch() {
  const isOn = useKeysAreOn();
  return (
    <Checkbox
      label={texts.keySwitchLabel}
      hint={texts.keySwitchHint}
      checked={isOn}
      onChange={({ target }) => setKeys(target.checked)}
    />
  );
}
