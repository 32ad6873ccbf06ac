import { appWords } from '@rpm/domain/words/app';
import { useEffect } from 'react';

/**
 * Gives the browser's tab its title. Titles are kept in histories and bookmarks, so they name the page and never a
 * person (behaviour R19).
 */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${appWords.title}`;
  }, [title]);
}
