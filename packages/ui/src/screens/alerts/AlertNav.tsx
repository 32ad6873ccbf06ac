import { useAlerts } from '@rpm/api-client';
import type { AlertQuery } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { ChevronDown, ChevronUp, Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { isFreeForKeys, useKeys } from '../../hooks/useKeys.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Kbd } from '../../parts/keys/Kbd.tsx';
import { neighbors, orderOf, type Stop } from './alertWay.ts';

const { keys: texts } = alertWords;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
const keyHelp = lazily(() => import('../../parts/keys/KeyHelp.tsx').then(({ KeyHelp }) => KeyHelp));

/** Each key presses the button that names it, here or in the panel. @see WCAG 2.1.4 */
const keys = ['j', 'k', 'a', 's', 'c', '1', '2', '3', '4', '5', '?'] as const;
const help = [
  { key: 'j', does: texts.next },
  { key: 'k', does: texts.previous },
  { key: 'a', does: alertWords.acknowledge },
  { key: 's', does: alertWords.snooze },
  { key: 'c', does: workingModeWords.keys.call },
  { key: '1–5', does: texts.outcomes },
  { key: '?', does: texts.help },
];

const none: readonly Stop[] = [];

interface AlertNavProps {
  /** Which alerts are listed: the way goes through them in their order. */
  query: AlertQuery;
  openId: string | null;
  onOpen: (alertId: string) => void;
}

/** The way from one alert of the list to the next, by button, by J and K, and by the arrows; and the help of the keys. */
export function AlertNav({ query, openId, onOpen }: AlertNavProps) {
  const { loadable } = useAlerts(query);
  const [isHelp, setHelp] = useState(false);
  useKeys(keys);
  const list = loadable.state === 'ready' ? loadable.data.result.rows : none;
  const order = useRef<readonly Stop[]>(none);
  // A list that is on its way is none: what was resolved keeps the place that it had.
  if (list !== none) order.current = orderOf(openId, list, order.current);
  const { previous, next } = neighbors(openId, order.current, list);
  const step = useRef<(to: string | null | undefined) => void>(() => undefined);
  step.current = (to) => to && onOpen(to);
  useArrows((isDown) => step.current(isDown ? next : previous));
  return (
    <>
      <Button
        aria-keyshortcuts="k"
        icon={<ChevronUp {...icon} />}
        isDisabled={previous === undefined}
        onClick={() => step.current(previous)}
      >
        {texts.previous}
        <Kbd>k</Kbd>
      </Button>
      <Button
        aria-keyshortcuts="j"
        icon={<ChevronDown {...icon} />}
        isDisabled={next === undefined}
        onClick={() => step.current(next)}
      >
        {texts.next}
        <Kbd>j</Kbd>
      </Button>
      <span className="max-md:hidden">
        <IconButton
          name={texts.help}
          icon={<Keyboard {...icon} />}
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
          onClick={() => setHelp(true)}
        />
      </span>
      {isHelp && (
        <Needed lazy={keyHelp}>{(KeyHelp) => <KeyHelp keys={help} onClose={() => setHelp(false)} />}</Needed>
      )}
    </>
  );
}

/** The arrows do the same where they have no meaning of their own. They are no characters: the switch is not theirs. */
function useArrows(go: (isDown: boolean) => void): void {
  const newest = useRef(go);
  newest.current = go;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (event.shiftKey || !isFreeForKeys(event)) return;
      event.preventDefault();
      newest.current(event.key === 'ArrowDown');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
