/** Components that the package leaves out, each with the reason. Parts of another component are in here too. */
export const ownOnly: Readonly<Record<string, string>> = {
  Bands: 'part of TrendChart',
  Cursor: 'part of TrendChart',
  DataCards: 'part of DataTable',
  DataRow: 'part of DataTable',
  Figures: 'part of TrendChart',
  MenuList: 'part of DropdownMenu',
  NavIcon: 'icons of our own menu',
  OpenRow: 'part of DataTable',
  PanelDrawing: 'part of TrendChart',
  SelectList: 'part of Select',
  Toast: 'shown by ToastProvider',
  Toaster: 'shown by ToastProvider',
  VitalLimits: 'takes a device of an order of ours',
};
