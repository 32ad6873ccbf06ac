import type { BillingForm, KnownBillingSettings } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { Card } from '../../components/Card/Card.tsx';
import { Facts } from '../../parts/person/Facts.tsx';

const texts = billingConfigWords;

/** What the next bill carries of what is typed. @see SCR-04 */
export function OnTheBill({ known, typed }: { known: KnownBillingSettings; typed: BillingForm }) {
  const nameOf = (id: string) => known.providers.find(({ userId }) => userId === id)?.name ?? texts.nobody;
  const written = (text: string) =>
    text.trim() || <span className="inline-block first-letter:uppercase">{texts.empty}</span>;
  return (
    <Card title={texts.onBill}>
      <Facts
        facts={[
          [texts.practiceName, written(typed.practiceName)],
          [texts.tin, written(typed.tin)],
          [texts.npi, written(typed.npi)],
          [texts.billingProvider, nameOf(typed.billingProvider)],
          [texts.supervisingProvider, nameOf(typed.supervisingProvider)],
          [texts.placeOfService, written(typed.placeOfService)],
          [texts.defaultDiagnosis, written(typed.defaultDiagnosis)],
        ]}
      />
    </Card>
  );
}
