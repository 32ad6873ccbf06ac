import { credentialWords } from '@rpm/domain/words/credential';
import { Mail, ShieldAlert } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';

const texts = credentialWords.reminders;
const icon = 'mt-0.5 size-5 flex-none text-fg-muted';

/** What happens before and after a last day. @see SCR-09 */
export function RemindersCard({ ordersWait }: { ordersWait: boolean }) {
  return (
    <Card title={texts.title}>
      <ul aria-label={texts.title} className="flex flex-col divide-y divide-line-subtle">
        <li className="flex gap-3 pb-3">
          <Mail aria-hidden="true" strokeWidth={1.75} className={icon} />
          <div className="min-w-0">
            <p className="font-semibold">{texts.before}</p>
            <p className="text-caption text-fg-muted">{texts.byMail}</p>
          </div>
        </li>
        <li className="flex gap-3 pt-3">
          <ShieldAlert aria-hidden="true" strokeWidth={1.75} className={icon} />
          <div className="min-w-0">
            <p className="font-semibold">{texts.after}</p>
            <p className="text-caption text-fg-muted">{ordersWait ? texts.waits : texts.warns}</p>
          </div>
        </li>
      </ul>
    </Card>
  );
}
