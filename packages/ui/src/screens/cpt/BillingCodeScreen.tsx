import { useBillingCodes, useBillingSettings, useRates } from '@rpm/api-client';
import { codeState, estimatePayer, type KnownCode, rateOn } from '@rpm/domain';
import { codeListWords } from '@rpm/domain/words/codeList';
import { FileUp, Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Coming } from '../../layout/Loaded/Coming.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { codeText } from '../../parts/money/codeText.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { CodeRates } from './CodeRates.tsx';
import { CodeCard, type CodeHow, type CodeLine, codeColumns } from './codeCells.tsx';

const texts = codeListWords;
const importDialog = lazily(() =>
  import('./RateImportDialog.tsx').then(({ RateImportDialog }) => RateImportDialog),
);
const codeDialog = lazily(() => import('./CodeDialog.tsx').then(({ CodeDialog }) => CodeDialog));

/** `/cpt`: the codes that the clinic bills by, with their rates (t6). @see SCR-04, API-25 */
export function BillingCodeScreen() {
  return (
    <PageFor route="billingCode" title={texts.title}>
      <Codes />
    </PageFor>
  );
}

type Open = { code: KnownCode | null };
/** A select has no empty value. */
const everywhere = { value: '*', label: texts.everywhere };

function Codes() {
  const { clinicName } = useSession().user;
  const codes = useBillingCodes(clinicName);
  const rates = useRates(clinicName);
  const settings = useBillingSettings();
  const clinic = settings.loadable.state === 'ready' ? settings.loadable.data : null;
  const { onBad } = useClock(browserTimeZone());
  const today = useClinicsDay(clinic?.clinicZone);
  const [chosenYear, setYear] = useState<string>();
  const year = chosenYear ?? today.slice(0, 4);
  const [chosen, setChosen] = useState<{ payer?: string; locality?: string }>({});
  const [search, setSearch] = useState('');
  const [showsEnded, setShowsEnded] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [imports, setImports] = useState(false);
  const known = rates.loadable.state === 'ready' ? rates.loadable.data.rows : [];
  const knownCodes = codes.loadable.state === 'ready' ? codes.loadable.data.rows : [];
  const usual = clinic?.settings.payer ?? estimatePayer;
  const payer = chosen.payer ?? usual;
  const locality = chosen.locality ?? clinic?.settings.locality ?? everywhere.value;
  const place = { payer, locality: locality === everywhere.value ? null : locality };
  // What holds today; of another year what holds at its end.
  const day = year === today.slice(0, 4) ? today : `${year}-12-31`;
  const line = (code: KnownCode): CodeLine => {
    const own = known.filter((rate) => rate.code === code.code);
    const found = rateOn(own, place, code.code, day);
    return {
      code,
      rates: own,
      rate: own.find((rate) => rate === found) ?? null,
      state: codeState(code, today),
    };
  };
  const edit = clinic?.mayBill ? (code: KnownCode) => setOpen({ code }) : null;
  const how = { year, onBad, edit };
  const table = {
    caption: texts.table,
    columns: codeColumns(how),
    rowKey: ({ code }: CodeLine) => code.code,
    card: (each: CodeLine) => (
      <CodeCard line={each} how={how}>
        <RatesOnPhone line={each} how={how} />
      </CodeCard>
    ),
    detail: {
      header: texts.rate,
      name: ({ code }: CodeLine, isOpen: boolean) =>
        isOpen ? texts.hideRates({ code: code.code }) : texts.showRates({ code: code.code }),
      content: (each: CodeLine) => <CodeRates line={each} how={how} />,
    },
  };
  const isFound = ({ code }: CodeLine) =>
    `${code.code} ${codeText(code)}`.toLowerCase().includes(search.trim().toLowerCase());
  const distinct = (all: readonly string[]) =>
    [...new Set(all)].sort().map((value) => ({ value, label: value }));
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        settings.loadable.state === 'loading' ? (
          <Coming />
        ) : (
          edit && (
            <>
              <Button
                icon={<FileUp aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
                isDisabled={codes.loadable.state !== 'ready' || rates.loadable.state !== 'ready'}
                {...importDialog.interest}
                onClick={() => setImports(true)}
              >
                {texts.import}
              </Button>
              <Button
                variant="primary"
                icon={<Plus aria-hidden="true" className="size-icon" />}
                {...codeDialog.interest}
                onClick={() => setOpen({ code: null })}
              >
                {texts.add}
              </Button>
            </>
          )
        )
      }
    >
      <Card isFlush isOpenOnPhone>
        <div className="flex flex-wrap items-end gap-x-3 gap-y-3 px-5 py-3 max-md:px-0">
          <div className="w-52 max-md:w-full">
            <SearchField label={texts.search} value={search} onChange={setSearch} maxLength={50} />
          </div>
          <div className="w-48 max-md:w-full">
            <Select
              label={texts.payer}
              options={distinct([usual, ...known.map((rate) => rate.payer)])}
              value={payer}
              onChange={(value) => setChosen({ ...chosen, payer: value })}
            />
          </div>
          <div className="w-48 max-md:w-full">
            <Select
              label={texts.locality}
              options={[
                everywhere,
                ...distinct(
                  [clinic?.settings.locality ?? null, ...known.map((rate) => rate.locality)].filter(
                    (each) => each !== null,
                  ),
                ),
              ]}
              value={locality}
              onChange={(value) => setChosen({ ...chosen, locality: value })}
            />
          </div>
          <div className="w-28 max-md:w-full">
            <Select
              label={texts.year}
              options={distinct([today.slice(0, 4), ...known.map((rate) => String(rate.year))])}
              value={year}
              onChange={setYear}
            />
          </div>
          <div className="md:ms-auto">
            <Checkbox
              label={texts.showEnded}
              checked={showsEnded}
              onChange={({ target }) => setShowsEnded(target.checked)}
            />
          </div>
        </div>
        <Loaded
          // The widths of the columns are those of what stands in them.
          loadable={rates.loadable.state === 'loading' ? rates.loadable : codes.loadable}
          says={texts.loading}
          headingLevel={2}
          skeleton={<DataTable {...table} rows={[]} skeletonRows={7} />}
        >
          {({ rows, unreadable }, { isUpdating }) => {
            const shown = rows
              .map(line)
              .filter((each) => (showsEnded || each.state !== 'ended') && isFound(each));
            const isSearched = search.trim() !== '' && rows.length > 0;
            return (
              <>
                <DataTable
                  {...table}
                  rows={shown}
                  isUpdating={isUpdating}
                  empty={
                    <EmptyState
                      headingLevel={2}
                      icon={<ReceiptText strokeWidth={1.5} />}
                      title={isSearched ? texts.noneFound : texts.none}
                      reason={isSearched ? texts.noneFoundReason : texts.noneReason}
                    />
                  }
                />
                {shown.length > 0 && (
                  <p className="px-5 py-3 text-caption text-fg-muted max-md:px-0">
                    {texts.estimates({
                      count: shown.length,
                      payer,
                      year,
                      locality: place.locality ?? texts.everywhere,
                    })}
                  </p>
                )}
                <RowsNotShown count={unreadable} className="px-5 py-3" />
              </>
            );
          }}
        </Loaded>
      </Card>
      {imports && (
        <Needed lazy={importDialog}>
          {(RateImportDialog) => (
            <RateImportDialog
              codes={knownCodes}
              rates={known}
              onBad={onBad}
              onStale={() => {
                void codes.reread();
                void rates.reread();
              }}
              onClose={() => setImports(false)}
            />
          )}
        </Needed>
      )}
      {open && (
        <Needed lazy={codeDialog}>
          {(CodeDialog) => (
            <CodeDialog
              code={open.code}
              rates={known.filter(({ code }) => code === open.code?.code)}
              usual={{ payer, year: Number(year) }}
              onClose={() => setOpen(null)}
            />
          )}
        </Needed>
      )}
    </Page>
  );
}

/** All rates of a code, under its card: asked for when they are opened. */
function RatesOnPhone({ line, how }: { line: CodeLine; how: CodeHow }) {
  const [isOpen, setOpen] = useState(false);
  const { code } = line.code;
  return (
    <>
      <div className="-ms-3">
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideRates({ code }) : texts.showRates({ code })}
        </Button>
      </div>
      {isOpen && <CodeRates line={line} how={how} />}
    </>
  );
}
