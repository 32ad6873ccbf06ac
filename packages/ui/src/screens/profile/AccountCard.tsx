import { fullName, type Profile, profileMessages, roleName } from '@rpm/domain';
import { KeyRound } from 'lucide-react';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { EmailLink, shownText } from '../orders/cells.tsx';
import { Facts } from '../patientdetails/Facts.tsx';
import { PhotoPart } from './PhotoPart.tsx';

/** Who the account is: what the clinic keeps, the clock by which times are shown, and the way to a new password. */
export function AccountCard({ profile }: { profile: Profile }) {
  const name = fullName(profile) || profile.username;
  return (
    <Card
      title={profileMessages.account}
      footer={
        <>
          <p className="min-w-0 flex-[1_1_14rem]">{profileMessages.changedByClinic}</p>
          <Link
            to="/change-password"
            look="secondary"
            icon={<KeyRound aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          >
            {profileMessages.changePassword}
          </Link>
        </>
      }
    >
      <PhotoPart name={name} />
      <Facts
        facts={[
          [profileMessages.role, roleName(profile.role)],
          [profileMessages.clinic, shownText(profile.clinic || null)],
          [
            profileMessages.email,
            <span key="email" className="flex flex-col items-start">
              <EmailLink email={profile.username} />
              <span className="text-caption text-fg-muted">
                {profile.isEmailConfirmed ? (
                  profileMessages.emailConfirmed
                ) : (
                  <>
                    {profileMessages.emailUnconfirmed}{' '}
                    <Link to="/emailverify">{profileMessages.confirmEmail}</Link>
                  </>
                )}
              </span>
            </span>,
          ],
          [
            profileMessages.timeZone,
            <span key="zone" className="flex flex-col">
              {browserTimeZone()}
              <span className="text-caption text-fg-muted">{profileMessages.timeZoneHint}</span>
            </span>,
          ],
        ]}
      />
    </Card>
  );
}
