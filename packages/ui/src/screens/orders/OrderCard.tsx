import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { vitalsText } from '../../hooks/names.ts';
import { DeliveryModeText, EmailLink, OrderNumber, shownText } from '../../parts/orders/cells.tsx';
import type { OrderLine } from './orderLines.ts';

const { columns: heads } = clinicOrderWords;

/** An order on a phone: what decides first, the rest on demand, the action at the foot. @see ORD-02 */
export function OrderCard({ line, action }: { line: OrderLine; action: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { number, view } = line;
  const device = [view.deviceName, view.deviceModel].filter(Boolean).join(', ') || null;
  return (
    <article aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-semibold">
          {number}. <OrderNumber orderId={view.orderId} />
        </p>
        <StatusBadge status={view.status} />
      </div>
      <h2 id={id} className="my-2 text-h2 [overflow-wrap:anywhere]">
        {shownText(view.patientName)}
      </h2>
      <dl>
        <Fact name={heads.birthDate}>{shownText(view.birthDate)}</Fact>
        <Fact name={heads.provider}>{shownText(view.provider)}</Fact>
        <Fact name={heads.deviceName}>{shownText(device)}</Fact>
        <Fact name={heads.vitals}>{shownText(vitalsText(view.vitals))}</Fact>
        <Fact name={heads.orderDate}>{shownText(view.orderDate)}</Fact>
        <Fact name={heads.deliveryMode}>
          <DeliveryModeText mode={view.deliveryMode} />
        </Fact>
        {isOpen && (
          <>
            <Fact name={heads.email}>
              <EmailLink email={view.email} />
            </Fact>
            <Fact name={heads.manufacturer}>{shownText(view.manufacturer)}</Fact>
            <Fact name={heads.deviceModel}>{shownText(view.deviceModel)}</Fact>
          </>
        )}
      </dl>
      <div className="mt-1 mb-2 -ml-4">
        <Button variant="ghost" size="lg" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? clinicOrderWords.fewerDetails : clinicOrderWords.allDetails}
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </Button>
      </div>
      {action}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2 py-0.5">
      <dt className="text-fg-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
