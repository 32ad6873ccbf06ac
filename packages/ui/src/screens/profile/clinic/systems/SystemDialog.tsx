import { useAddSystem } from '@rpm/api-client';
import {
  checkSystem,
  limits,
  type NewSystem,
  type SystemGrant,
  systemGrantNames,
  systemKeysMaxCharacters,
  type TypedSystem,
} from '@rpm/domain';
import { systemWords } from '@rpm/domain/words/system';
import { useId, useState } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { FormDialog } from '../../../../components/Dialog/FormDialog.tsx';
import { FieldError } from '../../../../components/Field/Field.tsx';
import { TextArea } from '../../../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../../hooks/useTask.ts';
import { Copied } from '../../../../parts/copied/Copied.tsx';
import { useConfirmed } from '../../../../parts/security/useConfirmed.tsx';

const { dialog: texts, grants: names } = systemWords;
const empty: TypedSystem = { name: '', grants: [], keys: '' };

/** Connects a system by its public keys, after a confirmation, and says what to enter there. @see ADR 55 */
export function SystemDialog({ onClose }: { onClose: () => void }) {
  const errorId = useId();
  const add = useAddSystem();
  const { confirmed, question } = useConfirmed();
  const [made, setMade] = useState<{ systemId: string; base: string } | null>(null);
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: (system: NewSystem) => confirmed(() => add(system)),
    onDone: setMade,
  });
  const form = useSchemaForm({
    initial: empty,
    check: checkSystem,
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  const { value: chosen, error } = form.field('grants');
  const choose = (grant: SystemGrant, isChosen: boolean) =>
    form.change(
      'grants',
      systemGrantNames.filter((each) => (each === grant ? isChosen : chosen.includes(each))),
    );
  if (made) return <Connected systemId={made.systemId} base={made.base} onClose={onClose} />;
  return (
    <FormDialog
      width="medium"
      title={texts.title}
      description={texts.says}
      onClose={onClose}
      form={form}
      says={{ cancel: texts.cancel, submit: texts.connect, busy: texts.busy }}
      isBusy={isBusy}
      problem={problem}
      beside={question}
    >
      <TextInput
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        dir="auto"
        maxLength={limits.systemNameMaxCharacters}
        {...form.field('name')}
        isRequired
      />
      <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
        <legend className="font-semibold text-label">{texts.grants}</legend>
        <div className="grid sm:grid-cols-2 sm:gap-x-4">
          {systemGrantNames.map((grant) => (
            <Checkbox
              key={grant}
              label={names[grant]}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(grant)}
              onChange={({ target }) => choose(grant, target.checked)}
            />
          ))}
        </div>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </fieldset>
      <TextArea
        label={texts.keys}
        hint={texts.keysHint}
        rows={4}
        maxLength={systemKeysMaxCharacters}
        {...form.field('keys')}
        isRequired
      />
    </FormDialog>
  );
}

interface ConnectedProps {
  systemId: string;
  /** Where the server says that its API for systems begins. */
  base: string;
  onClose: () => void;
}

/** What to enter in the system: nothing of it is secret. */
function Connected({ systemId, base, onClose }: ConnectedProps) {
  return (
    <Dialog
      isOpen
      width="medium"
      title={texts.title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p role="status">{texts.ready}</p>
        <Copied title={texts.id} text={systemId} />
        <Copied title={texts.token} text={`${base}/auth/token`} />
        <Copied title={texts.base} text={base} />
      </div>
    </Dialog>
  );
}
