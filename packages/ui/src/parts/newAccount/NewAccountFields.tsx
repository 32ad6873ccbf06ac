import { limits } from '@rpm/domain';
import { NewPasswordInput } from '../../components/PasswordInput/NewPasswordInput.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';

interface NewAccountFieldsProps {
  /** The address of the account, which is known already. */
  username: string;
  labels: { firstName: string; lastName: string };
  /** What is known of the name. */
  names?: { firstName: string; lastName: string };
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** What an account that a link opens still needs: the name and a password. */
export function NewAccountFields({ username, labels, names, errors }: NewAccountFieldsProps) {
  const fields = [
    { name: 'firstName', autoComplete: 'given-name' },
    { name: 'lastName', autoComplete: 'family-name' },
  ] as const;
  return (
    <>
      {/* For the browser's own keeper of passwords: which name the new one belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fields.map(({ name, autoComplete }) => (
        <TextInput
          key={name}
          label={labels[name]}
          name={name}
          defaultValue={names?.[name]}
          autoComplete={autoComplete}
          dir="auto"
          maxLength={limits.shortTextMaxCharacters}
          error={errors[name]}
          isRequired
        />
      ))}
      <NewPasswordInput error={errors.password} />
    </>
  );
}
