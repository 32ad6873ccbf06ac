import { appWords } from '@rpm/domain/words/app';
import { useIsInShell } from '../AppShell/ShellContext.ts';
import { BarePage } from '../BarePage/BarePage.tsx';

/** What stands there while the code of a page loads. The words are announced. Needs no router and no call. @see ERR-02 */
export function LoadingScreen() {
  const isInShell = useIsInShell();
  return (
    <BarePage>
      {!isInShell && <h1 className="sr-only">{appWords.title}</h1>}
      {/* Busy is the picture, and not the words: what is busy is not announced. */}
      <div aria-busy="true">
        <svg
          viewBox="0 0 220 88"
          aria-hidden="true"
          focusable="false"
          className="w-55 max-w-full rounded-lg bg-brand-soft-hover"
        >
          <path
            className="draws fill-none stroke-4 stroke-brand-solid"
            strokeLinecap="round"
            d="M11 45.8C16.6 45.8 33.9 45.8 44 45.8C54.1 45.8 61.4 51.4 70.4 45.8C79.4 40.1 87.8 7.2 96.8 12.3C105.8 17.4 115 70 123.2 75.7C131.4 81.4 136.2 50.8 145.2 45.8C154.2 40.7 165.2 45.8 176 45.8C186.8 45.8 203.4 45.8 209 45.8"
          />
        </svg>
      </div>
      <p role="status" className="text-lead">
        {appWords.loading}
      </p>
    </BarePage>
  );
}
