import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, useState } from 'react';
import { replayKey } from '../../hooks/useFirstGesture.ts';
import { menuItemStyle, menuStyle } from '../menuStyle.ts';
import type { MenuListProps } from './menuTypes.ts';

/**
 * The real menu: Radix brings the keys and gives the focus back. Loaded on first use; it does what was asked of its
 * stand-in. Not modal: the page stays readable and can be scrolled, and no style element is written for a scroll lock.
 */
export function MenuList({ head, actions, trigger, gesture }: MenuListProps) {
  const [isOpen, setIsOpen] = useState(gesture.kind === 'press');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Radix listens for keys only after effects of its own; a key that came before would not move the focus inside.
    const timer = setTimeout(() => replayKey(button.current, gesture));
    return () => clearTimeout(timer);
  }, [gesture]);
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger({})}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          loop
          className={`${menuStyle} max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto focus-visible:shadow-md`}
        >
          {head && (
            <Radix.Label className="mb-1.5 border-line-subtle border-b px-2.5 pt-2 pb-2.5">
              <bdi className="block break-words font-semibold text-body">{head.title}</bdi>
              <bdi className="block break-words text-caption text-fg-muted">{head.detail}</bdi>
            </Radix.Label>
          )}
          {actions.map(({ label, icon, onSelect }) => (
            <Radix.Item key={label} onSelect={onSelect} className={menuItemStyle}>
              {icon && <span className="flex-none text-fg-muted">{icon}</span>}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
