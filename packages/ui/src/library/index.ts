/**
 * What the package hands out: every component that needs neither our API nor our session, and the rules and types of its props. A new
 * component is a line here, or in `scripts/library/ownOnly.ts` with the reason.
 */
export {
  classify,
  type Measure,
  measureIn,
  type ParameterLimits,
  type Place,
  type ReadingClass,
  readingText,
  type Span,
  type UnitSystem,
  type VitalKind,
  vitalKinds,
} from '@rpm/domain';
export {
  type AlertAct,
  type AlertAction,
  AlertDialog,
  type AlertDialogProps,
} from '../components/AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps } from '../components/Avatar/Avatar.tsx';
export { Banner, type BannerProps } from '../components/Banner/Banner.tsx';
export { Problem } from '../components/Banner/Problem.tsx';
export { Button, type ButtonProps, buttonStyle } from '../components/Button/Button.tsx';
export { Card, type CardProps } from '../components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
export { CodeInput, type CodeInputProps } from '../components/CodeInput/CodeInput.tsx';
export type { DataColumn } from '../components/DataTable/columns.ts';
export { DataTable } from '../components/DataTable/DataTable.tsx';
export type { DataTableProps, RowDetail, RowGroups } from '../components/DataTable/DataTableProps.ts';
export { DateTimeInput, type DateTimeInputProps } from '../components/DateTimeInput/DateTimeInput.tsx';
export { DeviceCard, type DeviceCardProps } from '../components/DeviceCard/DeviceCard.tsx';
export { DeviceDrawing } from '../components/DeviceDrawing/DeviceDrawing.tsx';
export { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';
export { FormDialog, type FormDialogProps } from '../components/Dialog/FormDialog.tsx';
export { DropdownMenu } from '../components/DropdownMenu/DropdownMenu.tsx';
export type { MenuAction, MenuContent } from '../components/DropdownMenu/menuTypes.ts';
export { EmptyState, type EmptyStateProps } from '../components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from '../components/ErrorState/ErrorState.tsx';
export { FeedbackGlyph, type FeedbackKind } from '../components/FeedbackGlyph/FeedbackGlyph.tsx';
export { Field, type FieldControlProps, FieldError, type FieldProps } from '../components/Field/Field.tsx';
export { Glyph, type GlyphProps } from '../components/Glyph/Glyph.tsx';
export { HowToList, type HowToListProps, type HowToStep } from '../components/HowToList/HowToList.tsx';
export { IconButton, type IconButtonProps } from '../components/IconButton/IconButton.tsx';
export { ListPages, type ListPagesProps } from '../components/ListPages/ListPages.tsx';
export { Mark } from '../components/Mark/Mark.tsx';
export { Modal, type ModalProps } from '../components/Modal/Modal.tsx';
export { ModalFoot } from '../components/Modal/ModalFoot.tsx';
export { Pagination, type PaginationProps } from '../components/Pagination/Pagination.tsx';
export { NewPasswordInput } from '../components/PasswordInput/NewPasswordInput.tsx';
export { PasswordInput, type PasswordInputProps } from '../components/PasswordInput/PasswordInput.tsx';
export { PersonFacts, type PersonFactsProps } from '../components/PersonFacts/PersonFacts.tsx';
export { OnEachPage } from '../components/PrintSheet/OnEachPage.tsx';
export { PrintSheet } from '../components/PrintSheet/PrintSheet.tsx';
export { RadioCards, type RadioCardsProps } from '../components/RadioCards/RadioCards.tsx';
export { RangeRail, type RangeRailProps } from '../components/RangeRail/RangeRail.tsx';
export { ReadingGlyph } from '../components/ReadingGlyph/ReadingGlyph.tsx';
export { ReadingTag, type ReadingTagProps } from '../components/ReadingTag/ReadingTag.tsx';
export { Rich } from '../components/Rich/Rich.tsx';
export { SearchField, type SearchFieldProps } from '../components/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from '../components/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from '../components/Select/Select.tsx';
export type { SelectOption } from '../components/Select/selectTypes.ts';
export { ShareBar, type ShareBarProps } from '../components/ShareBar/ShareBar.tsx';
export { Skeleton, type SkeletonProps } from '../components/Skeleton/Skeleton.tsx';
export { Spinner } from '../components/Spinner/Spinner.tsx';
export { StatCard, type StatCardProps } from '../components/StatCard/StatCard.tsx';
export { StatePill, type StatePillProps, type StateTone } from '../components/StatePill/StatePill.tsx';
export { StatusBadge, type StatusBadgeProps } from '../components/StatusBadge/StatusBadge.tsx';
export { StatusGlyph } from '../components/StatusGlyph/StatusGlyph.tsx';
export { type Tab, Tabs, type TabsProps } from '../components/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from '../components/TextArea/TextArea.tsx';
export { TextInput, type TextInputProps } from '../components/TextInput/TextInput.tsx';
export type { ToastMessage } from '../components/Toast/Toast.tsx';
export { Sparkline, type SparklineProps } from '../components/TrendChart/Sparkline.tsx';
export type { TrendReading } from '../components/TrendChart/series.ts';
export type { PanelSubject } from '../components/TrendChart/summary.ts';
export { TrendChart, type TrendChartProps } from '../components/TrendChart/TrendChart.tsx';
export { TrendLegend } from '../components/TrendChart/TrendLegend.tsx';
export { VitalIcon } from '../components/VitalIcon/VitalIcon.tsx';
export { ToastProvider, type Toasts, useToast } from '../providers/toast/ToastProvider.tsx';
export { type Language, languageOf, speak } from './language.ts';
export type { LibraryWords } from './libraryWords.ts';
