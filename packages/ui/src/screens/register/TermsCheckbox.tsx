import { accountWords } from '@rpm/domain/words/account';
import { linkWords } from '@rpm/domain/words/app';
import { Link } from 'react-router-dom';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { accountLink } from '../../layout/AccountFrame/AccountPage.tsx';

const texts = accountWords.register;

/** That the terms are accepted, with the way to read them. Without it no account is opened. @see SCR-01 */
export const TermsCheckbox = ({ error }: { error: string | undefined }) => (
  <div>
    <Checkbox label={texts.terms} name="acceptsTerms" error={error} isRequired />
    <p className="flex flex-wrap gap-x-6 patient:ps-10 ps-7">
      <Link to="/terms" target="_blank" className={accountLink}>
        {texts.readTerms} {linkWords.opensNewTab}
      </Link>
      <Link to="/privacy" target="_blank" className={accountLink}>
        {texts.readPrivacy} {linkWords.opensNewTab}
      </Link>
    </p>
  </div>
);
