import { limits, type Profile, roleKind, sessionLengthsUpTo } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { Card } from '../../components/Card/Card.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { SaveRow } from './SaveRow.tsx';
import { useProfileForm } from './useProfileForm.ts';

const names = ['firstName', 'lastName'] as const;

/** Phone and session length, with the one Save of the page; of a carer the name, which no clinic keeps. A longer session only where the clinic allows it (R5). */
export function SettingsCard({ profile }: { profile: Profile }) {
  // A carer's number nobody would call.
  const { isCarer } = useSession().user;
  const { form, problem, isBusy } = useProfileForm(profile);
  const max = profile.sessionMaxSeconds;
  const lengths = sessionLengthsUpTo(max).map((seconds) => ({
    value: String(seconds),
    label: profileWords.minutes({ count: seconds / 60 }),
  }));
  return (
    <Card title={profileWords.session}>
      <form {...form.handlers} aria-label={profileWords.session} className="flex flex-col gap-5 pt-1">
        {isCarer ? (
          names.map((name) => (
            <TextInput
              key={name}
              {...form.field(name)}
              label={profileWords[name]}
              maxLength={limits.shortTextMaxCharacters}
              isRequired
            />
          ))
        ) : (
          <TextInput
            {...form.field('phone')}
            label={profileWords.phone}
            hint={profileWords[roleKind(profile.role) === 'patient' ? 'phoneHintOfPatient' : 'phoneHint']}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
        )}
        {lengths.length > 1 ? (
          <Select
            label={profileWords.sessionLength}
            hint={profileWords.sessionNote}
            options={lengths}
            value={String(form.typed.sessionSeconds)}
            onChange={(seconds) => form.change('sessionSeconds', Number(seconds))}
          />
        ) : (
          <p className="text-fg-muted">{profileWords.sessionFixed({ count: max / 60 })}</p>
        )}
        <SaveRow texts={profileWords} isBusy={isBusy} problem={problem} />
      </form>
    </Card>
  );
}
