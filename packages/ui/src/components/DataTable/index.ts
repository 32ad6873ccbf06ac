export type { DataColumn } from './columns.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
