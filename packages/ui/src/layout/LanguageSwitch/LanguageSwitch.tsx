import { pageLanguages } from '@rpm/domain';
import { languageWords } from '@rpm/domain/words/languageChoice';
import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { keepLanguage, pageLanguage } from '../../hooks/pageLanguage.ts';

interface LanguageSwitchProps {
  /** On the dark frame, not on the page. */
  isOnFrame?: boolean;
  /** Loads the page again. */
  reload?: () => void;
}

const look = {
  frame:
    'text-fg-on-frame-muted hover:bg-surface-frame-hover hover:text-fg-on-frame aria-[current]:text-fg-on-frame',
  page: 'text-fg-muted hover:text-fg aria-[current]:text-fg',
};

/**
 * The languages of the product, each named in itself, for whoever is not logged in. A script keeps the choice and loads the page
 * again, with all that its address and its history hold; without one the server does (`?language=es`).
 */
export function LanguageSwitch({ isOnFrame = false, reload = () => location.reload() }: LanguageSwitchProps) {
  return (
    <nav aria-label={languageWords.label}>
      <ul className="-mx-3 flex flex-wrap gap-x-1">
        {pageLanguages.map((each) => (
          <li key={each}>
            <a
              href={`?language=${each}`}
              lang={each}
              hrefLang={each}
              aria-current={each === pageLanguage ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-md px-3 underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline',
                isOnFrame ? look.frame : look.page,
              )}
              onClick={(event: MouseEvent) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || !keepLanguage(each)) return;
                event.preventDefault();
                reload();
              }}
            >
              {languageWords.names[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
