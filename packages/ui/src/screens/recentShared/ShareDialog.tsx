import { useServerNow, useShareData } from '@rpm/api-client';
import {
  checked,
  isSameAddress,
  limits,
  ShareForm,
  shareDays,
  sharedParts,
  shareEnd,
  shareRelations,
} from '@rpm/domain';
import { shareWords } from '@rpm/domain/words/share';
import { useRef } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FieldError } from '../../components/Field/Field.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { endedElsewhere } from './endedElsewhere.ts';
import { granteeName, partsText, type Share } from './shareNames.ts';

const texts = shareWords.form;

export interface ShareDialogProps {
  /** The share that is changed, or started again; `null` for a new one. */
  share: Share | null;
  /** It is live and gets other parts or another end. */
  isChange: boolean;
  timeZone: string;
  onClose: () => void;
}

/** Who sees what until when, repeated as one sentence before it is sent. @see API-19, SCR-07 */
export function ShareDialog({ share, isChange, timeZone, onClose }: ShareDialogProps) {
  const { user } = useSession();
  const now = useServerNow();
  const shown = useShownTime(timeZone);
  const send = useShareData();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: ({ username, parts, days, relation, message }: ShareForm) =>
      isChange && share?.shareId
        ? send({
            action: 'change',
            userId: user.userId,
            shareId: share.shareId,
            parts,
            ...(days > 0 && { days }),
          })
        : send({
            action: 'share',
            userId: user.userId,
            username,
            parts,
            days,
            message,
            ...(relation && { relation }),
          }),
    says: { done: ({ message }) => message },
    until: () => send.reread(),
    ...(isChange && endedElsewhere),
    onEnd: onClose,
  });
  const form = useSchemaForm({
    initial: {
      username: share?.email ?? '',
      parts: [...(share?.parts ?? (['readings'] as const))],
      // Who changes what can be seen does not move the end.
      days: (isChange ? 0 : 7) as number,
      relation: (share?.relation ?? '') as ShareForm['relation'],
      message: '',
    },
    check: (typed) => {
      const read = checked(ShareForm, typed);
      const isSelf = 'value' in read && isSameAddress(read.value.username, user.username);
      return isSelf ? { errors: { username: 'self' } } : read;
    },
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  const { username, parts, days } = form.typed;
  const first = useRef<HTMLInputElement>(null);
  const chosen = sharedParts.filter((part) => parts.includes(part));
  const typed = username.trim();
  const name = share && (isChange || typed === share.email) ? granteeName(share) : typed || texts.nobody;
  const until = (count: number) => shown(count > 0 ? shareEnd(now, count) : (share?.until ?? null), 'date');
  const partsError = form.field('parts').error;
  const message = form.field('message');
  return (
    <Dialog
      isOpen
      onClose={() => !isBusy && onClose()}
      title={isChange ? texts.changeTitle : texts.title}
      width="wide"
      closesOutside={false}
      initialFocus={first}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form="share"
            variant="primary"
            busy={isBusy ? (isChange ? texts.saveBusy : texts.sendBusy) : undefined}
          >
            {isChange ? texts.save : texts.send}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id="share" className="flex flex-col gap-6">
        <TextInput
          {...form.field('username')}
          ref={first}
          label={texts.who}
          type="email"
          autoComplete="off"
          isRequired
          readOnly={isChange}
        />
        {!isChange && (
          <div className="max-w-100">
            <Select
              label={texts.relation}
              options={[
                { value: '', label: texts.noRelation },
                ...shareRelations.map((each) => ({ value: each, label: shareWords.relations[each] })),
              ]}
              value={form.typed.relation}
              onChange={(value) =>
                form.change('relation', shareRelations.find((each) => each === value) ?? '')
              }
            />
          </div>
        )}
        <fieldset className="min-w-0">
          <legend className="mb-2 text-label">{texts.what}</legend>
          <div className="grid gap-x-6 rounded-xl border border-line px-4 sm:grid-cols-2">
            {sharedParts.map((part) => (
              <Checkbox
                key={part}
                label={shareWords.parts[part]}
                checked={parts.includes(part)}
                aria-invalid={partsError ? true : undefined}
                onChange={({ target }) =>
                  form.change(
                    'parts',
                    target.checked ? [...parts, part] : parts.filter((each) => each !== part),
                  )
                }
              />
            ))}
          </div>
          {partsError && (
            <div className="mt-2">
              <FieldError id="share-parts-error">{partsError}</FieldError>
            </div>
          )}
        </fieldset>
        <RadioCards
          title={texts.untilWhen}
          headingLevel={3}
          isRow
          options={(isChange ? [0, ...shareDays] : shareDays).map((count) => ({
            value: String(count),
            label: count > 0 ? texts.days({ count }) : texts.keepEnd,
            detail: until(count),
          }))}
          value={String(days)}
          onChange={(value) => form.change('days', Number(value))}
        />
        {!isChange && (
          <TextArea
            label={texts.message}
            hint={texts.messageHint}
            value={message.value}
            onChange={message.onChange}
            error={message.error}
            maxLength={limits.shareMessageMaxCharacters}
            rows={3}
          />
        )}
        <div className="rounded-xl bg-brand-soft px-4 py-3 forced-colors:border">
          <p role="status" dir="auto" className="wrap-anywhere font-semibold">
            {chosen.length > 0
              ? texts.sentence({ name, parts: partsText(chosen), date: until(days) })
              : texts.errors.parts}
          </p>
          <p className="text-fg-muted">{isChange ? texts.changeNote : texts.note}</p>
        </div>
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
