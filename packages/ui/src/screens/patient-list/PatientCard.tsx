import { patientListWords } from '@rpm/domain/words/patientList';
import type { ReactNode } from 'react';
import { Count, DeviceState, Latest, PatientName, Reviewed, Shown, Unreviewed, Vitals } from './cells.tsx';
import type { PatientLine } from './patientLines.ts';

const { columns: heads } = patientListWords;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-fg-muted">{name}</dt>
      <dd className="numeric">{children}</dd>
    </div>
  );
}

/** A patient on a phone: who it is, what the newest reading says, then the rest. */
export function PatientCard({ line, hasProvider }: { line: PatientLine; hasProvider: boolean }) {
  return (
    <article className="flex flex-col gap-3">
      <div>
        <h2 className="text-h3">
          <PatientName line={line} />
        </h2>
        <p className="text-fg-muted">
          {heads.dob} <Shown>{line.birthDate}</Shown>
        </p>
      </div>
      <Latest line={line} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-2">
        <Fact name={heads.unreviewed}>
          <Unreviewed line={line} />
        </Fact>
        <Fact name={heads.days}>{line.days}</Fact>
        <Fact name={heads.minutes}>
          <Count>{line.minutes}</Count>
        </Fact>
        <Fact name={heads.reviewed}>
          <Reviewed line={line} />
        </Fact>
        <Fact name={heads.device}>
          <DeviceState line={line} />
        </Fact>
        <Fact name={heads.vitals}>
          <Vitals line={line} />
        </Fact>
        {hasProvider && (
          <Fact name={heads.provider}>
            <Shown>{line.provider}</Shown>
          </Fact>
        )}
      </dl>
    </article>
  );
}
