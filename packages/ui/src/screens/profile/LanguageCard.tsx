import { useSaveProfile } from '@rpm/api-client';
import { type Language, pageLanguages } from '@rpm/domain';
import { languageWords } from '@rpm/domain/words/languageChoice';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { usePreferences } from '../../providers/preferences/PreferencesProvider.tsx';

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
  const [chosen, setChosen] = useState<Language>(preferences.language);
  const newest = useRef(preferences);
  useEffect(() => {
    newest.current = preferences;
  });
  const { run, isBusy, problem } = useTask({
    name: languageWords.title,
    call: async () => {
      const saved = await save({ language: chosen });
      keep({ ...newest.current, language: saved.language });
    },
    says: { failed: languageWords.failed },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }
  return (
    <Card title={languageWords.title} note={languageWords.note}>
      <form aria-label={languageWords.title} onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <RadioCards
          title={languageWords.title}
          headingLevel={3}
          isTitleHidden
          options={options}
          value={chosen}
          onChange={setChosen}
          isDisabled={isBusy}
        />
        {problem && (
          <Banner kind="danger" announce="alert">
            {problem}
          </Banner>
        )}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={isBusy ? languageWords.busy : undefined}>
            {languageWords.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
