import { limits } from '@rpm/domain';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { TextInput } from '../../../../components/TextInput/TextInput.tsx';
import type { useSchemaForm } from '../../../../hooks/useSchemaForm.ts';

const { dialog: texts } = clinicSignOnWords;

/** What is typed of how we are known at a provider, and of whom it may speak. */
interface TypedClient {
  clientId: string;
  secret: string;
  domains: string;
}

interface ClientFieldsProps {
  field: ReturnType<typeof useSchemaForm<TypedClient, unknown>>['field'];
  /** What to know before a secret is typed. */
  secretHint?: string;
}

/** The fields of how we are known at a provider of log ins, or at an EHR. */
export function ClientFields({ field, secretHint = texts.secretHint }: ClientFieldsProps) {
  return (
    <>
      <TextInput
        label={texts.clientId}
        autoComplete="off"
        maxLength={limits.signOnClientMaxCharacters}
        {...field('clientId')}
        isRequired
      />
      <TextInput
        label={texts.secret}
        hint={secretHint}
        type="password"
        autoComplete="off"
        maxLength={limits.signOnClientMaxCharacters}
        {...field('secret')}
      />
      <TextInput
        label={texts.domains}
        hint={texts.domainsHint}
        autoComplete="off"
        {...field('domains')}
        isRequired
      />
    </>
  );
}
