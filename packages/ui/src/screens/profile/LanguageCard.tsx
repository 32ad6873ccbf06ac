import { useSaveProfile } from '@rpm/api-client';
import { type Language, pageLanguages } from '@rpm/domain';
import { languageWords } from '@rpm/domain/words/languageChoice';
import { useEffect, useRef } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { usePreferences } from '../../providers/preferences/PreferencesProvider.tsx';
import { SaveRow } from './SaveRow.tsx';

const options = pageLanguages.map((value) => ({
  value,
  label: <span lang={value}>{languageWords.names[value]}</span>,
  detail: <span lang={value}>{languageWords.details[value]}</span>,
}));

/**
 * The language of the account. Another one loads the page again, so it counts by a button and not by the choice (WCAG
 * 3.2.2).
 */
export function LanguageCard() {
  const { preferences, keep } = usePreferences();
  const save = useSaveProfile();
  const newest = useRef(preferences);
  useEffect(() => {
    newest.current = preferences;
  });
  const { run, isBusy, problem } = useTask({
    name: languageWords.title,
    call: async ({ language }: { language: Language }) => {
      const saved = await save({ language });
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
        <RadioCards
          title={languageWords.title}
          headingLevel={3}
          isTitleHidden
          options={options}
          value={form.typed.language}
          onChange={(chosen) => form.change('language', chosen)}
          isDisabled={isBusy}
        />
        <SaveRow texts={languageWords} isBusy={isBusy} problem={problem} />
      </form>
    </Card>
  );
}
