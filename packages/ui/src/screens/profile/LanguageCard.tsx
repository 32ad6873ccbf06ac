import { useSaveProfile } from '@rpm/api-client';
import { type Language, pageLanguages } from '@rpm/domain';
import { languageWords } from '@rpm/domain/words/languageChoice';
import { useEffect, useRef } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { usePreferences } from '../../providers/preferences/PreferencesProvider.tsx';
import { useToast } from '../../providers/toast/ToastProvider.tsx';
import { SaveRow } from './SaveRow.tsx';

const options = pageLanguages.map((value) => ({
  value,
  label: <span lang={value}>{languageWords.names[value]}</span>,
  detail: <span lang={value}>{languageWords.details[value]}</span>,
}));

/** In the state of the page's place in the history, which outlives its loading again: the language was saved here. */
const mark = 'languageSaved';
const keepMark = (isSaved: boolean) => history.replaceState({ ...history.state, [mark]: isSaved }, '');

/**
 * The language of the account. Another one loads the page again, so it counts by a button and not by the choice (WCAG
 * 3.2.2). The page that comes says so, and begins where one was.
 */
export function LanguageCard() {
  const { preferences, keep } = usePreferences();
  const save = useSaveProfile();
  const newest = useRef(preferences);
  newest.current = preferences;
  const box = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const tell = () => toast.show({ kind: 'success', text: languageWords.details[pageLanguage] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes
  useEffect(() => {
    const cards = box.current;
    if (!history.state?.[mark] || !cards) return;
    keepMark(false);
    tell();
    // It is drawn when all above it is known, and takes the focus then.
    const observer = new ResizeObserver(() => {
      if (cards.offsetWidth === 0) return;
      observer.disconnect();
      cards.querySelector<HTMLElement>(':checked')?.focus();
    });
    observer.observe(cards);
  }, []);
  const { run, isBusy, problem } = useTask({
    name: languageWords.title,
    call: async ({ language }: { language: Language }) => {
      const saved = await save({ language });
      if (saved.language === pageLanguage) tell();
      else keepMark(true);
      keep({ ...newest.current, language: saved.language });
    },
    says: { failed: languageWords.failed },
  });
  const form = useSchemaForm({
    initial: { language: preferences.language },
    check: (value) => ({ value }),
    words: {},
    send: run,
  });
  return (
    <Card title={languageWords.title} note={languageWords.note}>
      <form {...form.handlers} aria-label={languageWords.title} className="flex flex-col gap-4 pt-1">
        <div ref={box}>
          <RadioCards
            title={languageWords.title}
            headingLevel={3}
            isTitleHidden
            options={options}
            value={form.typed.language}
            onChange={(chosen) => form.change('language', chosen)}
            isDisabled={isBusy}
          />
        </div>
        <SaveRow texts={languageWords} isBusy={isBusy} problem={problem} />
      </form>
    </Card>
  );
}
