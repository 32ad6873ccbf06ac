import { type Hospital, type HospitalConnection, type HospitalKind, hospitalKinds } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { FieldError } from '../../components/Field/Field.tsx';
import { useGoToHospital } from '../../parts/hospitals/useGoToHospital.ts';

const { panel: texts, kinds: names } = hospitalWords;

interface HospitalPanelProps {
  hospital: Hospital;
  /** The connection that is there already. */
  connection: HospitalConnection | undefined;
  userId: string;
}

/** What a hospital is asked for, and the way there. What was chosen stays when it fails. */
export function HospitalPanel({ hospital, connection, userId }: HospitalPanelProps) {
  const id = useId();
  const [kinds, setKinds] = useState<readonly HospitalKind[]>(connection?.kinds ?? hospitalKinds);
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, problem } = useGoToHospital();
  const go = () => {
    setMissing(kinds.length === 0);
    if (kinds.length > 0) void run({ userId, hospitalId: hospital.hospitalId, kinds: [...kinds] });
  };
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h3 id={id} dir="auto" className="wrap-anywhere text-h3">
        {hospital.name}
      </h3>
      {hospital.host === null ? (
        <p>{texts.cannot}</p>
      ) : (
        <>
          <fieldset className="min-w-0" aria-describedby={isMissing ? `${id}missing` : undefined}>
            <legend className="mb-2 font-semibold">{texts.kinds}</legend>
            <div className="rounded-md border border-line px-4 py-1">
              {hospitalKinds.map((kind, at) => (
                <Checkbox
                  key={kind}
                  label={names[kind]}
                  checked={kinds.includes(kind)}
                  aria-invalid={isMissing && at === 0 ? true : undefined}
                  onChange={({ target }) => {
                    setMissing(false);
                    setKinds(
                      hospitalKinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))),
                    );
                  }}
                />
              ))}
            </div>
            {isMissing && <FieldError id={`${id}missing`}>{texts.kindsRequired}</FieldError>}
          </fieldset>
          <Banner kind="info">{texts.says}</Banner>
          <Problem>{problem}</Problem>
          <Button
            variant="primary"
            wide
            icon={<ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            busy={isBusy ? texts.going : undefined}
            onClick={go}
          >
            {connection && connection.state !== 'Requested' ? texts.again : texts.go}
          </Button>
        </>
      )}
    </section>
  );
}
