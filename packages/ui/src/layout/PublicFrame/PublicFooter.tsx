import { appWords } from '@rpm/domain/words/app';
import { publicWords } from '@rpm/domain/words/public';
import { Link } from 'react-router-dom';
import { Mark } from '../../components/Mark/Mark.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';

/**
 * The foot of a public page: what this is not for, the legal documents, and the languages for a guest. Who is logged in
 * has chosen one in the profile.
 */
export function PublicFooter({ isGuest }: { isGuest: boolean }) {
  return (
    <footer
      data-frame
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 px-5 py-7 text-fg-on-frame xl:px-16 print:hidden"
    >
      <div className="flex min-w-0 flex-[1_1_20rem] items-center gap-3.5">
        <span className="size-9 flex-none">
          <Mark />
        </span>
        <p className="min-w-0 max-w-[32em]">
          <b className="block font-semibold">{appWords.title}</b>
          <span className="text-fg-on-frame-muted">{publicWords.emergency}</span>
        </p>
      </div>
      {isGuest && <LanguageSwitch isOnFrame />}
      <nav aria-label={publicWords.nav.legal} className="-mx-3 flex flex-wrap gap-x-1">
        {publicWords.nav.documents.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            className="inline-flex min-h-11 items-center rounded-md px-3 text-fg-on-frame-muted hover:bg-surface-frame-hover hover:text-fg-on-frame"
          >
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
