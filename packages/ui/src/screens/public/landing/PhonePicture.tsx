import type { VitalKind } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { perMinute } from '@rpm/domain/words/language';
import { publicWords } from '@rpm/domain/words/public';
import type { ReactNode } from 'react';
import { Mark } from '../../../components/Mark/Mark.tsx';
import { ReadingTag } from '../../../components/ReadingTag/ReadingTag.tsx';
import { VitalIcon } from '../../../components/VitalIcon/VitalIcon.tsx';
import { vitalName } from '../../../hooks/names.ts';

interface PictureCardProps {
  vital: VitalKind;
  value: string;
  unit: string;
  children?: ReactNode;
}

function PictureCard({ vital, value, unit, children }: PictureCardProps) {
  return (
    <div className="mb-3 rounded-xl border border-line bg-surface px-4.5 pt-4.5 pb-5">
      <p className="flex items-center gap-2 font-semibold">
        <span className="size-6 flex-none">
          <VitalIcon kind={vital} />
        </span>
        {vitalName(vital)}
      </p>
      <p className="my-2.5">
        <b className="text-number">{value}</b> <span className="text-fg-muted">{unit}</span>
      </p>
      {children}
    </div>
  );
}

/** A reading inside its range. The true rail works out where things lie, with code that this page does not need. */
function RailPicture() {
  return (
    <div className="relative my-4 flex items-center gap-0.5">
      <span className="h-1.75 w-[12%] rounded-[2px] bg-reading-critical-solid" />
      <span className="hatched h-3 w-[8%] rounded-[2px] border border-reading-cautious-mark" />
      <span className="h-4.5 w-[34%] rounded-xs border border-reading-normal-mark bg-reading-normal-fill" />
      <span className="hatched h-3 w-[25%] rounded-[2px] border border-reading-cautious-mark" />
      <span className="h-1.75 w-[21%] rounded-[2px] bg-reading-critical-solid" />
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="-8 -20.5 16 24"
        className="absolute bottom-0 left-[46%] w-5.5 fill-fg stroke-2 stroke-surface"
      >
        <path d="M0 2 -6.5 -6.5V-16a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v9.5z" />
      </svg>
    </div>
  );
}

/** What a patient sees on a phone. Decorative. */
export function PhonePicture() {
  return (
    <div className="h-200 w-87 rounded-t-[52px] bg-illustration-deep px-2.75 pt-2.75 shadow-lg">
      <div className="h-full overflow-hidden rounded-t-[42px] bg-surface-frame">
        <p className="flex items-center gap-3 px-6 pt-6.5 pb-4.5 font-semibold text-fg-on-frame leading-tight">
          <span className="size-8 flex-none">
            <Mark />
          </span>
          {appWords.title}
        </p>
        <div className="h-full rounded-t-[20px] bg-surface-canvas px-3.5 py-5">
          <p className="mb-3.5 px-1.5 text-h2">{publicWords.landing.phoneTitle}</p>
          <PictureCard vital="BloodPressure" value="128/79" unit="mmHg">
            <ReadingTag reading="Normal" />
            <RailPicture />
            <p className="font-semibold">{publicWords.landing.phoneMeans}</p>
          </PictureCard>
          <PictureCard vital="Weight" value="178.1" unit="lb">
            <ReadingTag reading="Normal" />
          </PictureCard>
          <PictureCard vital="HeartRate" value="78" unit={perMinute} />
        </div>
      </div>
    </div>
  );
}
