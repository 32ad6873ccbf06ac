export { DropdownMenu } from './DropdownMenu.tsx';
export type { MenuAction, MenuContent } from './menuTypes.ts';
