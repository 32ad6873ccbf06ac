import type { MenuEntry } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { NavFoot, NavList } from './NavList.tsx';
import { NavMark } from './NavMark.tsx';

const iconButton =
  'grid size-11 flex-none place-items-center rounded-md text-fg-on-frame hover:bg-surface-frame-hover';

/**
 * The navigation of staff below 768 px: a button in the header, and a drawer. The browser's own dialog keeps the focus
 * inside, closes on Escape and gives the focus back.
 *
 * @see NAV-01, behaviour R25
 */
export function NavDrawer({ menu, name }: { menu: readonly MenuEntry[]; name: string }) {
  const id = useId();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  /** A press on a link, or beside the drawer, closes it. */
  const press = ({ target }: MouseEvent<HTMLElement>) => {
    if (target === drawer.current || (target instanceof Element && target.closest('a'))) close();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={navWords.open}
        aria-describedby={id}
        onClick={() => drawer.current?.showModal()}
        className={iconButton}
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      <NavMark name="alerts" id={id} className="pointer-events-none absolute top-1.5 left-9" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; the press is for the backdrop */}
      <dialog
        ref={drawer}
        aria-label={navWords.label}
        onClick={press}
        data-frame
        className="m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] max-w-none overscroll-contain rounded-r-xl bg-surface-frame p-0 text-fg-on-frame shadow-nav backdrop:bg-surface-scrim"
      >
        <div className="group/nav flex min-h-full flex-col px-2 pt-2 pb-3" data-open>
          <button type="button" aria-label={navWords.close} onClick={close} className={iconButton}>
            <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
          </button>
          <nav
            aria-label={navWords.label}
            className="flex grow flex-col [&_a]:min-h-11 [&_li>button]:min-h-11"
          >
            <NavList menu={menu} isOpen />
            <div className="grow" />
            <NavFoot name={name} />
          </nav>
        </div>
      </dialog>
    </>
  );
}
