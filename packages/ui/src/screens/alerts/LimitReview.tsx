import { usePatientInfo, useVitalLimits } from '@rpm/api-client';
import { carriedParameters, fullName } from '@rpm/domain';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { useEffect } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { RangeDialog } from '../../dialogs/reference-range/RangeDialog.tsx';
import { useRenewedLimits } from '../../dialogs/reference-range/useRenewedLimits.ts';
import { parameterName } from '../../hooks/names.ts';
import { limitsOf } from '../../parts/vitals/limitsOf.ts';
import type { ReviewAsked } from './noiseLine.ts';

/**
 * Set Reference Range of the patient and vital of a row, with its back-test; another limit, or the limits of the range that
 * ended, are filled in, and not saved.
 *
 * @param onOpen the form is there, or cannot be
 * @see SCR-02, RNG-01
 */
export function LimitReview({
  asked: { userId, vital, proposed, isRenewal },
  onOpen,
  onClose,
}: {
  asked: ReviewAsked;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { loadable: info } = usePatientInfo(userId);
  const { loadable: limits } = useVitalLimits(userId);
  const renewal = useRenewedLimits(isRenewal ? userId : null, vital, 'newest');
  const patient = info.state === 'ready' ? info.data : null;
  const whose = patient?.username && patient.clinic ? patient : null;
  const isComing =
    info.state === 'loading' || limits.state === 'loading' || (isRenewal && renewal.state === 'loading');
  useEffect(() => {
    if (!isComing) onOpen();
  }, [isComing, onOpen]);
  if (isComing) return null;
  // Without the limits that ended the form would open with others, and saving would lose them.
  const cannot = !whose || (isRenewal && renewal.state !== 'ready');
  if (cannot) return <Problem>{texts.notOpened}</Problem>;
  return (
    <RangeDialog
      patient={{
        userId,
        username: whose.username ?? '',
        clinic: whose.clinic ?? '',
        name: fullName(whose),
        dob: whose.dob,
        timeZone: whose.timeZone,
      }}
      vital={vital}
      parameters={carriedParameters(vital, parameterName)}
      shown={limits.state === 'ready' ? limitsOf(limits.data, vital) : new Map()}
      renewed={renewal.renewed}
      proposed={
        proposed && {
          parameter: proposed.parameter,
          field: proposed.side === 'low' ? 'cautiousMin' : 'cautiousMax',
          limit: proposed.limit,
        }
      }
      onClose={onClose}
    />
  );
}
