import { fieldWords } from '@rpm/domain/words/field';
import type { KeyboardEvent } from 'react';
import { lazily } from '../../hooks/lazily.ts';
import { useFirstGesture } from '../../hooks/useFirstGesture.ts';
import { menuStyle } from '../menuStyle.ts';
import type { MenuContent } from './menuTypes.ts';

const menuList = lazily(() => import('./MenuList.tsx').then(({ MenuList }) => MenuList));

/** Enter and Space are kept as keys: a menu that is opened by the keyboard begins at its first action. */
const isMenuKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ' || key === 'ArrowDown';

/**
 * A few actions behind a button. For choosing a value take Select; for one or two actions take buttons.
 *
 * The button is there at once; the menu (Radix, 26 kB) comes when the pointer or the focus reaches it, and opens at the
 * first press, which is not lost.
 */
export function DropdownMenu({ head, actions, trigger }: MenuContent) {
  const { ready, hasFailed, interest } = useFirstGesture(menuList, isMenuKey);
  if (ready) {
    return <ready.part head={head} actions={actions} trigger={trigger} gesture={ready.gesture} />;
  }
  return (
    <span className="relative inline-block">
      {trigger({ ...interest, 'aria-haspopup': 'menu', 'aria-expanded': false })}
      {hasFailed && (
        <span role="alert" className={`${menuStyle} absolute end-0 top-full mt-1.5 w-56`}>
          {fieldWords.menuFailed}
        </span>
      )}
    </span>
  );
}
