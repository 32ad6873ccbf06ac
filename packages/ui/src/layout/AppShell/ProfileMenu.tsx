import { fullName, profileItem, roleTitle, type UserRecord } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { roleWords } from '@rpm/domain/words/role';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/Avatar/Avatar.tsx';

const item =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left font-medium text-body text-fg no-underline hover:bg-surface-pressed patient:min-h-13 patient:gap-3';
const icon = {
  'aria-hidden': true,
  strokeWidth: 1.75,
  className: 'size-icon flex-none text-fg-muted',
} as const;

/**
 * Who is logged in, and the way to the profile and out. A button that opens a short list: the browser's own popover
 * lies above everything and closes on a press beside it; Escape closes it and gives the focus back.
 *
 * @see NAV-07, NAV-08
 */
export function ProfileMenu({ user, onLogout }: { user: UserRecord; onLogout: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = fullName(user) || user.username;
  const close = () => list.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    trigger.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the keys and the focus of the button and the list inside
    <div className="relative ml-auto min-w-0 max-md:flex-none" onKeyDown={onKeyDown} onBlur={onBlur}>
      <div data-frame>
        <button
          ref={trigger}
          type="button"
          popoverTarget={id}
          aria-expanded={isOpen}
          className="flex min-h-11 patient:min-h-13 max-w-full items-center gap-2.5 rounded-full py-1 patient:pr-3 pr-2 pl-1 text-left text-fg-on-frame hover:bg-surface-frame-hover aria-expanded:bg-surface-frame-hover max-md:patient:gap-1 max-md:patient:pr-1"
        >
          <Avatar name={name} on="frame" />
          <span className="flex min-w-0 flex-col max-md:sr-only">
            <bdi className="line-clamp-2 break-words font-semibold leading-[1.2]">{name}</bdi>
            <span className="patient:sr-only text-caption text-fg-on-frame-muted leading-tight">
              {roleWords[user.isCarer ? 'carer' : roleTitle(user.role)]}
            </span>
          </span>
          <span className="sr-only">, {navWords.accountMenu}</span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="patient:size-6 size-4 flex-none max-md:patient:block max-md:hidden"
          />
        </button>
      </div>
      <div
        ref={list}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-[calc(var(--rpm-header)-4px)_16px_auto_auto] m-0 w-max min-w-56 max-w-[min(22rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface-raised p-1.5 text-fg shadow-md"
      >
        <div className="mb-1.5 border-line-subtle border-b px-2.5 pt-2 pb-2.5">
          <bdi className="block font-semibold [overflow-wrap:anywhere]">{name}</bdi>
          <bdi className="block text-caption text-fg-muted [overflow-wrap:anywhere]">{user.clinicName}</bdi>
        </div>
        <ul>
          <li>
            <Link to={profileItem.path} onClick={close} className={item}>
              <UserRound {...icon} />
              {navWords.profile}
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => onLogout()} className={item}>
              <LogOut {...icon} />
              {navWords.logout}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
