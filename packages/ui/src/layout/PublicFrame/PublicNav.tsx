import { publicWords } from '@rpm/domain/words/public';
import { NavLink } from 'react-router-dom';
import { Glyph } from '../../components/Glyph/Glyph.tsx';

const { nav } = publicWords;

const item =
  'inline-flex min-h-11 items-center rounded-md px-3 text-fg-on-frame-muted hover:bg-surface-frame-hover hover:text-fg-on-frame aria-[current=page]:bg-surface-frame-active aria-[current=page]:font-semibold aria-[current=page]:text-fg-on-frame';

/** The public pages: a row where there is room, else behind one button that needs no script of ours. */
export function PublicNav() {
  return (
    <>
      <nav aria-label={nav.label} className="flex flex-wrap justify-end gap-x-0.5 max-xl:hidden">
        {nav.pages.map(({ path, label }) => (
          <NavLink key={path} to={path} className={item}>
            {label}
          </NavLink>
        ))}
      </nav>
      <details className="group order-last w-full xl:hidden">
        <summary className="-ml-3 inline-flex min-h-11 w-fit cursor-pointer list-none items-center gap-2.5 rounded-md px-3 font-semibold hover:bg-surface-frame-hover [&::-webkit-details-marker]:hidden">
          <span className="size-6 flex-none">
            <Glyph>
              <path d="M4 6h16M4 12h16M4 18h16" />
            </Glyph>
          </span>
          {nav.menu}
        </summary>
        <nav aria-label={nav.label} className="-mx-3 grid gap-1 pt-1 pb-2 sm:grid-cols-2">
          {nav.pages.map(({ path, label }) => (
            <NavLink key={path} to={path} className={item}>
              {label}
            </NavLink>
          ))}
        </nav>
      </details>
    </>
  );
}
