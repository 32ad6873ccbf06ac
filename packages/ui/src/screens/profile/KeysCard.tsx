import { workingModeWords } from '@rpm/domain/words/workingMode';
import { Card } from '../../components/Card/Card.tsx';
import { KeySwitch } from '../../parts/keys/KeySwitch.tsx';

/** Single-key shortcuts, on or off in this browser (WCAG 2.1.4). */
export function KeysCard() {
  return (
    <Card title={workingModeWords.keySwitch}>
      <KeySwitch />
    </Card>
  );
}
