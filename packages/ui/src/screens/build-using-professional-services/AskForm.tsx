import { guardedRoutes, permissionEnds, type RecordHolder, recordKinds } from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { Send } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { FieldError } from '../../components/Field/Field.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { dayText } from '../../parts/person/personTexts.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { Holders } from './Holders.tsx';
import { useAskForm } from './useAskForm.ts';

const { ask: texts, kinds: kindNames } = recordRequestWords;
const legend = 'mb-2 font-semibold text-body';

/** Four questions and a signature. What was typed stays until it is sent. @see RTE-07 */
export function AskForm({ today }: { today: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { form, isBusy, problem, wrong } = useAskForm(user.userId, today, (requestId) => {
    const [path] = guardedRoutes.recordRequestSent.paths;
    void navigate(`${path}?request=${encodeURIComponent(requestId)}`, { replace: true });
  });
  useLeaveWarning(isBusy || form.isDirty);
  const onBad = useOnBad();
  const { holders, draft, kinds, isAllowed } = form.typed;
  const ends = dayText(permissionEnds(today), onBad);
  const kindsError = form.field('kinds').error;
  return (
    <Card>
      <form {...form.handlers} aria-label={texts.title} className="flex flex-col gap-6">
        <fieldset className="min-w-0">
          <legend className={legend}>{texts.holders}</legend>
          <Holders
            holders={holders}
            draft={draft}
            onDraft={(next) => form.change('draft', next)}
            error={form.field('holders').error}
            onChange={(next: RecordHolder[]) => form.change('holders', next)}
          />
        </fieldset>
        <fieldset className="min-w-0">
          <legend className={legend}>{texts.span}</legend>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextInput {...form.field('since')} type="date" max={today} label={texts.since} isRequired />
            <TextInput {...form.field('until')} type="date" max={today} label={texts.until} isRequired />
          </div>
        </fieldset>
        <fieldset className="min-w-0" aria-describedby={kindsError ? 'kinds-error' : undefined}>
          <legend className={legend}>{texts.kinds}</legend>
          <div className="grid gap-x-4 rounded-md border border-line px-4 py-1 @max-[18rem]/page:pr-0.5 @max-[18rem]/page:pl-2 sm:grid-cols-2">
            {recordKinds.map((kind, at) => (
              <Checkbox
                key={kind}
                label={kindNames[kind]}
                checked={kinds.includes(kind)}
                aria-invalid={kindsError && at === 0 ? true : undefined}
                onChange={({ target }) =>
                  form.change(
                    'kinds',
                    recordKinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))),
                  )
                }
              />
            ))}
          </div>
          {kindsError && <FieldError id="kinds-error">{kindsError}</FieldError>}
        </fieldset>
        <fieldset className="flex min-w-0 flex-col gap-4">
          <legend className={legend}>{texts.allow}</legend>
          <Checkbox
            label={texts.allows({ clinic: user.clinicName, date: ends })}
            checked={isAllowed}
            error={form.field('isAllowed').error}
            onChange={({ target }) => form.change('isAllowed', target.checked)}
          />
          <TextInput {...form.field('signedAs')} label={texts.sign} autoComplete="name" isRequired />
        </fieldset>
        <div className="flex flex-col gap-3">
          <Problem>{problem}</Problem>
          <div role="status" className="empty:hidden">
            {wrong > 0 && <FieldError id="ask-wrong">{texts.wrong({ count: wrong })}</FieldError>}
          </div>
          <Button
            type="submit"
            variant="primary"
            wide
            icon={<Send aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            busy={isBusy ? texts.sending : undefined}
          >
            {texts.send}
          </Button>
          <Button wide onClick={() => void navigate(guardedRoutes.patientProfile.paths[0])}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
