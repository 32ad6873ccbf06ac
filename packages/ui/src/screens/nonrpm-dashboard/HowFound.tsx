import { candidateWords } from '@rpm/domain/words/candidate';
import { Activity, CalendarDays, FileCheck2, Package, Stethoscope } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';

const texts = candidateWords.how;
const points = [
  { icon: Stethoscope, title: texts.condition, says: texts.conditionSays },
  { icon: Activity, title: texts.value, says: texts.valueSays },
  { icon: CalendarDays, title: texts.visit, says: texts.visitSays },
  { icon: Package, title: texts.order, says: texts.orderSays },
  { icon: FileCheck2, title: texts.consent, says: texts.consentSays },
];

/** By what somebody is a candidate, in the words of the rule. @see SCR-02 */
export function HowFound() {
  return (
    <Card title={texts.title}>
      <ul aria-label={texts.title} className="divide-y divide-line-subtle">
        {points.map(({ icon: Icon, title, says }) => (
          <li key={title} className="flex gap-3 py-2.5 first:pt-0 last:pb-0">
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 flex-none text-fg-muted" />
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-caption text-fg-muted">{says}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
