import { guardedRoutes, type SignedOn } from '@rpm/domain';
import { signOnWords } from '@rpm/domain/words/signOn';
import { useContext, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Problem } from '../../components/Banner/Problem.tsx';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { AccountPage, accountLink } from '../../layout/AccountFrame/AccountPage.tsx';
import { LeaveFor } from '../../parts/leaving/leaveFor.ts';
import { useByItself } from '../../parts/signOn/useByItself.ts';
import { useReturned } from '../../parts/signOn/useReturned.ts';

const texts = signOnWords.launch;
const { load } = lazily(() => import('../../parts/signOn/trips.ts').then(({ beginLaunch }) => beginLaunch));

/**
 * `/launch`: opened by an EHR that has a patient open; it is asked who has, and whom. Says so when that patient is nobody here,
 * or several. @see https://hl7.org/fhir/smart-app-launch/app-launch.html, ADR 68
 */
export function LaunchScreen({ onDone }: { onDone: (done: SignedOn) => void }) {
  const [query] = useSearchParams();
  const leaveFor = useContext(LeaveFor);
  const found = query.get('found');
  // As it was when the page was opened: the code of a return is taken out of it.
  const [asked] = useState(() => {
    const [iss, launch] = [query.get('iss'), query.get('launch')];
    return iss && launch && query.get('state') === null ? { iss, launch } : null;
  });
  const returned = useReturned(onDone);
  const begun = useByItself(asked && (async (call) => (await load())(call, asked)), leaveFor);
  // First: it is the same page that was opened, and has come to an end.
  if (found === 'none' || found === 'several')
    return (
      <AccountPage title={texts.notOpened}>
        <p>{texts[found]}</p>
        <Link
          to={guardedRoutes.patientList.paths[0]}
          className={buttonStyle({ variant: 'primary', wide: true })}
        >
          {texts.list}
        </Link>
      </AccountPage>
    );
  if (begun.isBusy || returned.isBusy)
    return (
      <AccountPage title={texts.title}>
        <p role="status">{returned.isBusy ? texts.finishing : texts.opening}</p>
      </AccountPage>
    );
  const problem = begun.problem ?? returned.problem;
  return (
    <AccountPage title={problem ? texts.failed : texts.title}>
      <Problem>{problem}</Problem>
      <p>{texts.nothing}</p>
      <Link to="/login" className={`${accountLink} self-center`}>
        {signOnWords.password}
      </Link>
    </AccountPage>
  );
}
