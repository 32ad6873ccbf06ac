import { ApiError, loginEndpoints, useApi } from '@rpm/api-client';
import type { FactorNeeded, SessionRecord } from '@rpm/domain';
import { securityWords } from '@rpm/domain/words/security';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { FactorForm } from '../../parts/security/FactorForm.tsx';

export interface FactorStepProps {
  needed: FactorNeeded;
  onLoggedIn: (session: SessionRecord) => void;
  /** A code by mail is on its way. Gets the ticket it goes with. */
  onMailed: (ticket: string) => void;
}

/** The second factor of a log in. @see ADR 20 */
export function FactorStep({ needed, onLoggedIn, onMailed }: FactorStepProps) {
  const call = useApi();
  const { ticket, factors, passkey } = needed;
  const [tries, setTries] = useState(0);
  return (
    <>
      {tries > 1 && <Banner kind="info">{securityWords.step.expired}</Banner>}
      <FactorForm
        ways={factors}
        passkey={async () => passkey}
        show={async (proof) => {
          if (proof.factor === 'password') return;
          try {
            onLoggedIn(await call(loginEndpoints.verifySecondFactor, { body: { ticket, proof } }));
          } catch (error) {
            if (error instanceof ApiError && error.status === 400) setTries((before) => before + 1);
            throw error;
          }
        }}
        sendEmail={async () =>
          onMailed((await call(loginEndpoints.sendLoginCode, { body: { ticket } })).ticket)
        }
      />
    </>
  );
}
