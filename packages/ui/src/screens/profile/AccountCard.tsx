import { fullName, type Profile, roleKind, roleTitle, zoneName } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { roleWords } from '@rpm/domain/words/role';
import { KeyRound } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { EmailLink, shownText } from '../../parts/orders/cells.tsx';
import { Facts } from '../../parts/person/Facts.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { PhotoPart } from './PhotoPart.tsx';

/** Who the account is: what the clinic keeps, the clock by which times are shown, and the way to a new password. */
export function AccountCard({ profile }: { profile: Profile }) {
  const { isCarer } = useSession().user;
  const isPatient = roleKind(profile.role) === 'patient';
  const name = fullName(profile) || profile.username;
  return (
    <Card
      title={profileWords.account}
      footer={
        <>
          {!isCarer && (
            <p className="min-w-0 flex-[1_1_14rem]">
              {isPatient ? profileWords.changedByClinic : profileWords.changedByNewAccount}
            </p>
          )}
          {profile.usesPassword && (
            <Link
              to="/change-password"
              look="secondary"
              icon={<KeyRound aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
            >
              {profileWords.changePassword}
            </Link>
          )}
        </>
      }
    >
      <PhotoPart name={name} />
      <Facts
        facts={[
          [profileWords.role, roleWords[isCarer ? 'carer' : roleTitle(profile.role)]],
          // Nobody's patient: the clinic is that of whoever shares.
          ...(isCarer ? [] : [[profileWords.clinic, shownText(profile.clinic || null)] as const]),
          [
            profileWords.email,
            <span key="email" className="flex flex-col items-start">
              <EmailLink email={profile.username} />
              <span className="text-caption text-fg-muted">
                {profile.isEmailConfirmed ? (
                  profileWords.emailConfirmed
                ) : (
                  <>
                    {profileWords.emailUnconfirmed} <Link to="/emailverify">{profileWords.confirmEmail}</Link>
                  </>
                )}
              </span>
            </span>,
          ],
          [
            profileWords.timeZone,
            <span key="zone" className="flex flex-col">
              {asBeginning(zoneName(browserTimeZone(), 'long'))}
              <span className="text-caption text-fg-muted">
                {profileWords.timeZoneHint}
                {!isPatient && ` ${profileWords.timeZoneOfRecords}`}
              </span>
            </span>,
          ],
        ]}
      />
    </Card>
  );
}
