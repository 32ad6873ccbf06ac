import {
  calendarDateOf,
  type EvidencePack,
  formatDate,
  formatInstant,
  genderKind,
  localDay,
  type Place,
  readStamp,
  type UnitSystem,
  zoneName,
} from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { auditWords } from '@rpm/domain/words/audit';
import { billingWords } from '@rpm/domain/words/billing';
import { genderWords } from '@rpm/domain/words/dashboard';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';
import { Mark } from '../../components/Mark/Mark.tsx';
import { OnEachPage } from '../../components/PrintSheet/OnEachPage.tsx';
import { PrintSheet } from '../../components/PrintSheet/PrintSheet.tsx';
import { nameOf } from '../../hooks/names.ts';
import { monthText } from '../../parts/money/billMonth.ts';
import { missingText, refusalText } from './billLine.ts';
import { EvidenceDays } from './EvidenceDays.tsx';
import { EvidenceLines } from './EvidenceLines.tsx';
import { Facts, Part } from './EvidenceParts.tsx';
import { EvidenceRanges } from './EvidenceRanges.tsx';
import { EvidenceTime } from './EvidenceTime.tsx';
import { day, missing } from './evidenceText.ts';
import { SheetTable } from './SheetTable.tsx';

interface EvidenceSheetProps {
  pack: EvidencePack;
  /** By the clinic's clock. */
  place: Place;
  units: UnitSystem;
}

/**
 * All that a bill rests on, on US Letter, in lines that paper keeps without color; what is missing is said, and never
 * left out. It breaks between sections.
 *
 * @see SCR-04
 */
export function EvidenceSheet({ pack, place, units }: EvidenceSheetProps) {
  const { patient, bill, order, consent, time } = pack;
  const moment = (stamp: string, style: 'datetime' | 'time') => {
    const at = readStamp(stamp);
    return at ? (formatInstant(at, style, place) ?? '') : '';
  };
  const dayOf = (stamp: string) => {
    const at = readStamp(stamp);
    return at ? formatDate(calendarDateOf(at, place.timeZone)) : '';
  };
  const month = monthText(pack.month, place);
  const year = pack.month.slice(0, 4);
  const asOf = readStamp(pack.asOf);
  const today = asOf ? localDay(asOf, patient.timeZone) : '';
  return (
    <PrintSheet title={texts.title} size="body" page="dense">
      <OnEachPage
        head={
          <header className="flex items-start gap-3 border-brand-solid border-b-2 pb-3">
            <span className="size-10 flex-none">
              <Mark />
            </span>
            <p className="min-w-0 flex-1">
              <b className="font-semibold text-h3">
                <bdi>{pack.practiceName ?? pack.clinicName}</bdi>
              </b>
              <br />
              {appWords.title}
            </p>
            <p className="text-end text-caption">
              {texts.printed({ time: moment(pack.asOf, 'datetime') })}
              <br />
              {texts.by({ name: pack.reader.name })}
            </p>
          </header>
        }
      >
        <h1 className="mt-3 text-h2">{texts.heading({ name: patient.name })}</h1>
        <p className="text-caption">
          {bill
            ? texts.ofBill({ month, version: bill.version, time: moment(bill.made, 'datetime') })
            : texts.ofToday({ month })}{' '}
          {texts.estimate({ payer: pack.payer, year })}
        </p>
        <Facts
          rows={[
            [texts.born, patient.dob === null ? missing('born') : bornText(patient.dob, patient.gender)],
            [texts.payer, pack.payer],
            [texts.billingProvider, pack.billingProvider?.name ?? missing('billingProvider')],
            [texts.npi, pack.npi ?? missing('npi')],
            [texts.diagnosis, pack.diagnosis ?? missing('diagnosis')],
            [texts.provider, patient.provider?.name ?? missing('provider')],
          ]}
        />
        <Part title={texts.parts.lines}>
          <EvidenceLines pack={pack} year={year} />
        </Part>
        <Part title={texts.parts.papers}>
          <Facts
            rows={[
              [
                texts.order,
                order ? texts.ordered({ id: order.orderId, day: dayOf(order.placed) }) : missing('order'),
              ],
              [texts.orderedBy, order?.by?.name ?? missing('orderedBy')],
              [texts.consent, consent ? consentText(consent) : missing('consent')],
              [texts.training, pack.training === null ? missing('training') : day(pack.training)],
            ]}
          />
        </Part>
        <Part title={texts.parts.device}>
          {pack.devices.length === 0 && <p>{missing('device')}</p>}
          {pack.devices.map(({ orderId, name, brand, model, serialNumber, activated, ended }) => (
            <Facts
              key={`${orderId} ${activated}`}
              rows={[
                [texts.device, [brand, name, model].filter(Boolean).join(' ')],
                [texts.serial, serialNumber ?? missing('serial')],
                [
                  texts.activated,
                  ended === null
                    ? texts.inUse({ day: dayOf(activated) })
                    : texts.span({ from: dayOf(activated), to: dayOf(ended) }),
                ],
                [texts.order, orderId],
              ]}
            />
          ))}
        </Part>
        <Part title={texts.parts.days}>
          {pack.periods.length === 0 && <p>{missing('days')}</p>}
          {pack.periods.map((period) => (
            <EvidenceDays key={period.start} {...period} today={today} dayText={day} />
          ))}
        </Part>
        <Part title={texts.parts.time}>
          <EvidenceTime {...{ time, dayOf, moment }} />
        </Part>
        <Part title={texts.parts.contact}>
          {time.contacts === 0 && <p>{missing('contact')}</p>}
          {time.entries
            .filter(({ isInteractive }) => isInteractive)
            .map(({ start, end, author, note }) => (
              <p key={`${start} ${author.userId} ${end}`} className="mt-1">
                <b className="font-semibold">
                  {texts.contactLine({ day: dayOf(start), time: moment(start, 'time'), name: author.name })}
                </b>{' '}
                <bdi>{note.trim() || missing('note')}</bdi>
              </p>
            ))}
        </Part>
        <Part title={texts.parts.range}>
          {pack.ranges.length === 0 ? (
            <p>{missing('range')}</p>
          ) : (
            <EvidenceRanges ranges={pack.ranges} units={units} dayOf={dayOf} />
          )}
        </Part>
        <Part title={texts.parts.reviews}>
          {pack.reviews.length === 0 && <p>{missing('reviews')}</p>}
          {pack.reviews.map(({ reviewer, time: at, upTo }) => (
            <p key={`${at} ${upTo}`} className="text-caption">
              {texts.reviewed({
                time: moment(at, 'datetime'),
                name: reviewer.name,
                upTo: moment(upTo, 'datetime'),
              })}
            </p>
          ))}
        </Part>
        <Part title={texts.parts.rules}>
          <SheetTable
            name={texts.parts.rules}
            isOfTexts
            heads={[texts.rule, texts.verdict, texts.reason]}
            rows={pack.verdicts.map((verdict) => ({
              key: `${verdict.code} ${verdict.start}`,
              cells: [
                verdict.code,
                billingWords.line.states[verdict.state],
                verdict.state === 'impossible' ? refusalText(verdict) : missingText(verdict.missing),
              ],
              below: null,
            }))}
          />
        </Part>
        <Part title={texts.parts.history}>
          {pack.history.length === 0 && <p>{texts.noHistory}</p>}
          <ol>
            {pack.history.map(({ time: at, by, action, subject }) => (
              <li key={`${at} ${action} ${subject}`} className="break-inside-avoid text-caption">
                {moment(at, 'datetime')} · <bdi>{by.name}</bdi> · {nameOf(auditWords.actions, action)}
              </li>
            ))}
          </ol>
        </Part>
        <footer className="mt-6 flex break-inside-avoid items-end justify-between gap-8 text-caption">
          <p>{texts.zone({ zone: zoneName(pack.clinicZone, 'long') })}</p>
          <p className="mt-6 w-64 border-fg border-t pt-1">
            <bdi>{pack.billingProvider?.name ?? texts.signature}</bdi>
          </p>
        </footer>
      </OnEachPage>
    </PrintSheet>
  );
}

const bornText = (dob: string, gender: string | null) =>
  [day(dob), ...(gender === null ? [] : [genderWords[genderKind(gender)]])].join(', ');

const consentText = ({ from, to }: NonNullable<EvidencePack['consent']>) =>
  to === null ? texts.consentFrom({ day: day(from) }) : texts.consentSpan({ from: day(from), to: day(to) });
