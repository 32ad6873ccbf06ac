import * as Radix from '@radix-ui/react-select';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { replayKey } from '../../hooks/useFirstGesture.ts';
import { styleNonce } from '../cspNonce.ts';
import { coverStyle, menuItemStyle, menuStyle } from '../menuStyle.ts';
import type { SelectListProps } from './selectTypes.ts';

const nonce = styleNonce();

/**
 * The real select: Radix brings the keys (arrows, Home, End, letters, Escape) and gives the focus back. Loaded on first
 * use; it does what was asked of its stand-in, then goes on by itself.
 */
export function SelectList({ trigger, label, value, options, onChange, face, gesture }: SelectListProps) {
  const [isOpen, setIsOpen] = useState(gesture.kind === 'press');
  useEffect(() => {
    // Radix knows its options only after effects of its own; a letter that came before would find nothing.
    const timer = setTimeout(() => replayKey(document.getElementById(trigger.id), gesture));
    return () => clearTimeout(timer);
  }, [trigger.id, gesture]);
  return (
    <Radix.Root value={value ?? ''} onValueChange={onChange} open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger {...trigger} aria-haspopup="listbox">
        {face}
      </Radix.Trigger>
      {isOpen && createPortal(<div data-cover className={coverStyle} />, document.body)}
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className={`${menuStyle} max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)`}
        >
          <Radix.Viewport {...(nonce === undefined ? {} : { nonce })}>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={menuItemStyle}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ms-auto text-brand-solid">
                  <Check aria-hidden="true" strokeWidth={1.75} className="size-icon" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
