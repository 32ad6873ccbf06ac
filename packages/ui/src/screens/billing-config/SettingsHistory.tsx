import { useBillingSettingsHistory } from '@rpm/api-client';
import type { Change } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billingSetupWords } from '@rpm/domain/words/billingSetup';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { codeListWords } from '@rpm/domain/words/codeList';
import { Card } from '../../components/Card/Card.tsx';
import { ChangeHistory } from '../../parts/history/ChangeHistory.tsx';
import { settingLabels } from './settingLabels.ts';

const texts = billingConfigWords;
const codes = codeListWords;
const firstRun = billingSetupWords;
const { settings } = billMonthWords;

/** Who changed what the clinic bills with. Load it by `import()`. @see SCR-04 */
export function SettingsHistory() {
  const { loadable } = useBillingSettingsHistory();
  return (
    <Card title={texts.history}>
      <ChangeHistory loadable={loadable} headingLevel={3} none={texts.noHistory} say={said} />
    </Card>
  );
}

/** How the values of a field are called that are no text of their own. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  periodRule: texts.periods,
  digest: { true: settings.on, false: settings.off },
  billers: texts.billers,
  stepsDone: firstRun.steps,
};

function shown(field: string, value: unknown): string {
  if (value === null) return texts.empty;
  const own = names[field];
  if (!own) return String(value);
  const parts = String(value).split(', ');
  return parts.map((part) => own[part] ?? part).join(', ');
}

const said = ({ field, before, after }: Change): string =>
  codes.changed({
    field: settingLabels[field as keyof typeof settingLabels] ?? field,
    before: shown(field, before),
    after: shown(field, after),
  });
