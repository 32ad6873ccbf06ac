import { limits, type Profile, profileMessages, sessionLengthsUpTo } from '@rpm/domain';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextInput } from '../../components/TextInput/index.ts';
import { useProfileForm } from './useProfileForm.ts';

/** Phone and session length, with the one Save of the page. A longer session only where the clinic allows it (R5). */
export function SettingsCard({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  const phone = useRef<HTMLInputElement>(null);
  const max = profile.sessionMaxSeconds;
  const lengths = sessionLengthsUpTo(max).map((seconds) => ({
    value: String(seconds),
    label: profileMessages.minutes(seconds),
  }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!flushSync(form.trySave)) phone.current?.focus();
  }
  return (
    <Card title={profileMessages.session}>
      <form
        noValidate
        aria-label={profileMessages.session}
        onSubmit={submit}
        className="flex flex-col gap-5 pt-1"
      >
        <TextInput
          ref={phone}
          label={profileMessages.phone}
          hint={profileMessages.phoneHint}
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
            label={profileMessages.sessionLength}
            hint={profileMessages.sessionNote}
            options={lengths}
            value={String(form.sessionSeconds)}
            onChange={(seconds) => form.setSessionSeconds(Number(seconds))}
          />
        ) : (
          <p className="text-fg-muted">{profileMessages.sessionFixed(max)}</p>
        )}
        {form.problem && (
          <Banner kind="danger" announce="alert">
            {form.problem}
          </Banner>
        )}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={form.isBusy ? profileMessages.busy : undefined}>
            {profileMessages.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
