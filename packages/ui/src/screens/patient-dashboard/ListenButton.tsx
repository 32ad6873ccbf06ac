import { listenWords as text } from '@rpm/domain/words/listen';
import { Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { usePreferences } from '../../providers/preferences/PreferencesProvider.tsx';

const speechOf = () => ('speechSynthesis' in window ? window.speechSynthesis : null);

interface ListenButtonProps {
  /** What is read: its headings and words, as they stand there when it is pressed; no menu, and no button. */
  of: RefObject<HTMLElement | null>;
}

/** Reads a part of the page aloud with the browser's own voice, and stops on leaving. Nothing where there is none, or where it is switched off. */
export function ListenButton({ of }: ListenButtonProps) {
  const { listen } = usePreferences().preferences;
  const [isReading, setIsReading] = useState(false);
  const speech = speechOf();
  useEffect(() => {
    if (!isReading) return;
    const own = speechOf();
    const stop = () => own?.cancel();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [isReading]);
  if (!speech || !listen) return null;
  function press() {
    if (isReading || !of.current || !speech) {
      setIsReading(false);
      return;
    }
    const said = new SpeechSynthesisUtterance(spokenText(of.current));
    said.lang = pageLanguage === 'es' ? 'es-US' : 'en-US';
    said.onend = () => setIsReading(false);
    said.onerror = () => setIsReading(false);
    speech.cancel();
    speech.speak(said);
    setIsReading(true);
  }
  const Icon = isReading ? Square : Volume2;
  return (
    <Button
      aria-pressed={isReading}
      onClick={press}
      icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
    >
      {isReading ? text.stop : text.listen}
    </Button>
  );
}

/** The words of a part, each block a sentence of its own. Buttons and what is hidden from screen readers say nothing. */
function spokenText(part: HTMLElement): string {
  const blocks = part.querySelectorAll<HTMLElement>('h1, h2, h3, p, li');
  return [...blocks]
    .filter((block) => !block.closest('[aria-hidden=true], button, .sr-only, [role=timer]'))
    .filter((block) => !block.querySelector('p, li'))
    .map((block) => block.innerText.trim().replace(/\s+/g, ' '))
    .filter((said) => said !== '')
    .map((said) => (/[.!?]$/.test(said) ? said : `${said}.`))
    .join(' ');
}
