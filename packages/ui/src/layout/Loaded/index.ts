export { Loaded, type LoadedProps } from './Loaded.tsx';
export { RowsNotShown, type RowsNotShownProps } from './RowsNotShown.tsx';
