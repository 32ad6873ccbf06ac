import * as words from '@rpm/domain/words';
import { useEffect } from 'react';

/**
 * Gives the browser's tab its title. Titles are kept in histories and bookmarks, so they name the page and never a
 * person (behaviour R19).
 */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${words.app.title}`;
  }, [title]);
}
