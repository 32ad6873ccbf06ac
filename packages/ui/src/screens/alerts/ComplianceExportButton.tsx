import type { ComplianceQuery } from '@rpm/domain';
import { lazily } from '../../hooks/lazily.ts';
import { ExportButton } from '../../parts/export/ExportButton.tsx';

const dialog = lazily(() =>
  import('./ExportCompliance.tsx').then(({ ExportCompliance }) => ExportCompliance),
);

/** 'Export' of the alerts about devices and habits. @param total how many the filters leave; `null` while that is not known */
export function ComplianceExportButton({ query, total }: { query: ComplianceQuery; total: number | null }) {
  const { page: _, noOfRows: __, ...filters } = query;
  return (
    <ExportButton dialog={dialog} isDisabled={total === null}>
      {(ExportCompliance, onClose) =>
        total !== null && <ExportCompliance filters={filters} total={total} onClose={onClose} />
      }
    </ExportButton>
  );
}
