import { navWords } from '@rpm/domain/words/frame';
import preview from '@rpm/storybook/preview.tsx';
import { LogOut, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;
const onProfile = fn();
const onLogout = fn();

const meta = preview.meta({
  title: 'Components/Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: (props) => <Button {...props}>{navWords.accountMenu}</Button>,
    head: { title: 'Wren Q. Exampledoc', detail: 'Northside Sample Clinic' },
    actions: [
      { label: navWords.profile, icon: <UserRound {...icon} />, onSelect: onProfile },
      { label: navWords.logout, icon: <LogOut {...icon} />, onSelect: onLogout },
    ],
  },
  beforeEach: () => {
    onProfile.mockClear();
    onLogout.mockClear();
  },
});

/** The first click on the stand-in opens the menu; an action is done once, and the trigger has the focus again. */
export const FirstClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: navWords.accountMenu, expanded: false }));
    await expect(await screen.findByText('Northside Sample Clinic')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: navWords.logout }));
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: navWords.accountMenu })).toHaveFocus());
  },
});

/** The first Enter opens it at the first action; arrows go round, Escape closes and gives the focus back. */
export const FirstEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: navWords.profile })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: navWords.profile })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: navWords.accountMenu })).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(onProfile).not.toHaveBeenCalled();
  },
});

/** The first ArrowDown opens it too; a letter goes to the action that begins with it, Enter does it. */
export const FirstArrow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: navWords.profile })).toHaveFocus());
    await userEvent.keyboard(navWords.logout.charAt(0).toLowerCase());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: navWords.logout })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: navWords.accountMenu })).toHaveFocus());
  },
});

/** Long and foreign text wraps; markup is text. */
export const StressText = meta.story({
  args: {
    head: {
      title: 'מרים בדיקה',
      detail: 'A clinic with a name that is longer than its menu is wide, by far',
    },
    actions: [
      { label: 'An action that needs more words than one would like to read in a menu', onSelect: onProfile },
      { label: '<script>alert(1)</script>', onSelect: onLogout },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: navWords.accountMenu }));
    await expect(await screen.findByRole('menuitem', { name: '<script>alert(1)</script>' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
