import { listenWords as text } from '@rpm/domain/words/listen';
import { Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { usePreferences } from '../../providers/preferences/PreferencesProvider.tsx';

const speechOf = () => ('speechSynthesis' in window ? window.speechSynthesis : null);

interface ListenButtonProps {
  /** What is read after the heading of the page: headings and words, as they stand there when it is pressed; no menu, and no button. */
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
    speech.cancel();
    // Each sentence by itself: some voices fall silent in the midst of what takes long to say.
    const all = spokenTexts(of.current).map((text) => new SpeechSynthesisUtterance(text));
    for (const said of all) {
      said.lang = pageLanguage === 'es' ? 'es-US' : 'en-US';
      said.onerror = () => setIsReading(false);
      if (said === all.at(-1)) said.onend = () => setIsReading(false);
      speech.speak(said);
    }
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

/** What a screen reader is not told, or is told at its own time. */
const unsaid = '[aria-hidden=true], button, [role=timer], [role=status]';

/** The heading of the page, and the words of a part of it, each block a sentence of its own. */
function spokenTexts(part: HTMLElement): string[] {
  const blocks = part.querySelectorAll<HTMLElement>('h2, h3, p, li, dt, dd');
  return [headingOf(part), ...blocks]
    .filter((block) => block !== null)
    .filter((block) => !block.closest(`${unsaid}, .sr-only`) && !block.querySelector('p, li'))
    .map((block) => wordsOf(block).replace(/\s+/g, ' ').trim())
    .filter((said) => said !== '')
    .map((said) => (/[.!?]$/.test(said) ? said : `${said}.`));
}

/** The heading of the page in which a part stands. */
function headingOf(part: Element): Element | null {
  const heading = part.querySelector('h1');
  return heading ?? (part.parentElement && headingOf(part.parentElement));
}

/** The words of a block as a screen reader has them: '168 over 97' in place of what is drawn. */
function wordsOf(block: Element): string {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const isSaid = !text.parentElement?.closest(unsaid) && text.parentElement?.checkVisibility();
    if (isSaid) words.push(text.textContent ?? '');
  }
  return words.join(' ');
}
