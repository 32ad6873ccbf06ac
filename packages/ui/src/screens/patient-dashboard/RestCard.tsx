import type { Guidance } from '@rpm/domain';
import { guidanceUsual } from '@rpm/domain/words/guidanceUsual';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { Check } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { pageLanguage } from '../../hooks/pageLanguage.ts';

interface RestCardProps {
  guidance: Guidance;
  /** The picture shows a cuff. */
  hasPicture: boolean;
}

/** What to do while one rests before measuring again, as the clinic says it. @see PDB-07 */
export function RestCard({ guidance, hasPicture }: RestCardProps) {
  const { rest } = guidance.texts?.[pageLanguage] ?? guidanceUsual;
  return (
    <Card title={text.whileRest}>
      <div className="grid @min-[54rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] items-center gap-5">
        {hasPicture && <SittingPicture />}
        <ul className="flex flex-col gap-3">
          {rest.map((line) => (
            <li key={line} className="flex gap-3">
              <Check
                aria-hidden="true"
                strokeWidth={1.75}
                className="mt-0.5 size-icon flex-none text-brand-accent"
              />
              {line}
            </li>
          ))}
        </ul>
        {guidance.isConfirmed || (
          <p className="col-span-full text-caption text-fg-muted">{text.clinic.texts}</p>
        )}
      </div>
    </Card>
  );
}

/** Somebody sits with the back supported, both feet down, the arm with the cuff on a table. */
function SittingPicture() {
  return (
    <svg
      role="img"
      aria-label={text.picture}
      viewBox="0 0 320 200"
      className="w-full rounded-lg bg-surface-sunken fill-none stroke-2 stroke-illustration-line p-3"
    >
      <path d="M20 184h280" />
      <rect x="62" y="68" width="10" height="78" rx="5" className="fill-illustration-soft" />
      <rect x="62" y="136" width="74" height="10" rx="5" className="fill-illustration-soft" />
      <path d="M72 146v38M130 146v38" />
      <rect x="78" y="62" width="38" height="74" rx="16" className="fill-illustration-body" />
      <circle cx="98" cy="38" r="18" className="fill-illustration-body" />
      <path
        d="M96 96c-5-4-8-7-8-11a5 5 0 0 1 8-3 5 5 0 0 1 8 3c0 4-3 7-8 11z"
        className="fill-illustration-deep"
      />
      <path
        d="M112 120h36a14 14 0 0 1 14 14v32h12a8 8 0 0 1 8 9v9h-36v-48h-34z"
        className="fill-illustration-body"
      />
      <path d="M110 84l18 12h62a9 9 0 0 1 0 18h-68l-18-14z" className="fill-illustration-body" />
      <path d="M122 82l24 10-8 26-24-12z" className="fill-illustration-soft" />
      <path d="M144 92c14-32 66-36 82-8" />
      <path d="M150 116h138v8H150zM276 124v60" className="fill-illustration-body" />
      <rect x="216" y="76" width="44" height="40" rx="7" className="fill-illustration-soft" />
      <rect x="223" y="83" width="30" height="17" rx="3" className="fill-illustration-deep" />
    </svg>
  );
}
