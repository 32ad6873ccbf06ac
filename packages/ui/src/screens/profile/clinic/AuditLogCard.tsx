import { auditWords } from '@rpm/domain/words/audit';
import { ScrollText } from 'lucide-react';
import { Card } from '../../../components/Card/Card.tsx';
import { Link } from '../../../components/Link/Link.tsx';

/** The way to the audit log (u4). */
export function AuditLogCard() {
  return (
    <Card title={auditWords.cardTitle} note={auditWords.cardNote}>
      <Link
        to="/profile?tab=audit"
        look="secondary"
        icon={<ScrollText aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
      >
        {auditWords.open}
      </Link>
    </Card>
  );
}
