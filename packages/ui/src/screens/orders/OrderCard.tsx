import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { DeliveryModeText, EmailLink, OrderNumber, shownText } from '../../parts/orders/cells.tsx';
import type { OrderLine } from './orderLines.ts';

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
        <Fact name="Patient DOB">{shownText(view.birthDate)}</Fact>
        <Fact name="Provider">{shownText(view.provider)}</Fact>
        <Fact name="Device Name">{shownText(device)}</Fact>
        <Fact name="Vital Measured">{shownText(view.vitals?.join(', ') ?? null)}</Fact>
        <Fact name="Order Date">{shownText(view.orderDate)}</Fact>
        <Fact name="Delivery Mode">
          <DeliveryModeText mode={view.deliveryMode} />
        </Fact>
        {isOpen && (
          <>
            <Fact name="Patient Email">
              <EmailLink email={view.email} />
            </Fact>
            <Fact name="Manufacturer">{shownText(view.manufacturer)}</Fact>
            <Fact name="Device Model">{shownText(view.deviceModel)}</Fact>
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
