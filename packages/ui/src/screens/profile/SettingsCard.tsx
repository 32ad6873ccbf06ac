import { limits, type Profile, sessionLengthsUpTo } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useProfileForm } from './useProfileForm.ts';

/** Phone and session length, with the one Save of the page. A longer session only where the clinic allows it (R5). */
export function SettingsCard({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  const phone = useRef<HTMLInputElement>(null);
  const max = profile.sessionMaxSeconds;
  const lengths = sessionLengthsUpTo(max).map((seconds) => ({
    value: String(seconds),
    label: profileWords.minutes({ count: seconds / 60 }),
  }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!flushSync(form.trySave)) phone.current?.focus();
  }
  return (
    <Card title={profileWords.session}>
      <form
        noValidate
        aria-label={profileWords.session}
        onSubmit={submit}
        className="flex flex-col gap-5 pt-1"
      >
        <TextInput
          ref={phone}
          label={profileWords.phone}
          hint={profileWords.phoneHint}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={limits.shortTextMaxCharacters}
          value={form.phone}
          onChange={(event) => form.setPhone(event.target.value)}
          error={form.error ?? undefined}
        />
        {lengths.length > 1 ? (
          <Select
            label={profileWords.sessionLength}
            hint={profileWords.sessionNote}
            options={lengths}
            value={String(form.sessionSeconds)}
            onChange={(seconds) => form.setSessionSeconds(Number(seconds))}
          />
        ) : (
          <p className="text-fg-muted">{profileWords.sessionFixed({ count: max / 60 })}</p>
        )}
        {form.problem && (
          <Banner kind="danger" announce="alert">
            {form.problem}
          </Banner>
        )}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={form.isBusy ? profileWords.busy : undefined}>
            {profileWords.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
