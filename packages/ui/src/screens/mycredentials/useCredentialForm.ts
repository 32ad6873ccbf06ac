import { ApiError, useAddCredential } from '@rpm/api-client';
import {
  type Checked,
  type Credential,
  type CredentialForm,
  type CredentialKind,
  checked,
  credentialContentTypes,
  credentialForm,
  isLicense,
  limits,
} from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';

const texts = credentialWords.dialog;

/** What is typed: of a state and an end nothing is an empty text. */
export interface CredentialTyped {
  file: File | null;
  kind: CredentialKind;
  number: string;
  state: string;
  issuer: string;
  issued: string;
  expires: string;
}

/** Why a document is not even sent; the server looks into it. */
const fileFault = (file: File | null) => {
  if (!file) return 'documentRequired';
  if (!credentialContentTypes.some((type) => type === file.type)) return 'wrongKind';
  if (file.size > limits.credentialMaxBytes) return 'tooLarge';
  return file.size === 0 ? 'emptyFile' : null;
};

interface Sent {
  file: File;
  credential: CredentialForm;
}

/** What the form holds when it is right; else a code for each field that is wrong. */
function check(typed: CredentialTyped, today: string): Checked<CredentialTyped, Sent> {
  const { file, state, expires, issued, ...rest } = typed;
  const found = checked(credentialForm(today), {
    ...rest,
    issued,
    state: isLicense(rest.kind) && state !== '' ? state : null,
    expires: expires === '' ? null : expires,
  });
  const fault = fileFault(file);
  const dayErrors = issued === '' ? { issued: 'issuedRequired' } : {};
  if (!fault && file && 'value' in found) return { value: { file, credential: found.value } };
  const errors = 'errors' in found ? found.errors : {};
  return { errors: { ...(fault && { file: fault }), ...errors, ...dayErrors } };
}

/** A name that is taken: what no file system takes becomes a line. */
const nameOf = ({ name }: File) =>
  name.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069/\\:*?"<>|]/gu, '_').slice(-limits.shortTextMaxCharacters);

/**
 * The form of a credential. What was typed stays until it is kept.
 *
 * @param renewed the own one that it is to replace, with which the form begins
 * @param today by the calendar of who types, `YYYY-MM-DD`
 */
export function useCredentialForm(renewed: Credential | null, today: string, onDone: () => void) {
  const add = useAddCredential();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async ({ file, credential }: Sent) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return add(
        {
          ...credential,
          replacesId: renewed?.credentialId ?? null,
          fileName: nameOf(file),
          contentType: file.type as (typeof credentialContentTypes)[number],
        },
        bytes,
      );
    },
    says: { done: texts.done },
    refused: (failure) => {
      if (!(failure instanceof ApiError)) return texts.unreadable;
      if (failure.status === 404) return texts.errors.replacedGone;
      return [400, 409, 413].includes(failure.status) ? (failure.serverMessage ?? undefined) : undefined;
    },
    onDone,
  });
  const form = useSchemaForm<CredentialTyped, Sent>({
    initial: {
      file: null,
      kind: renewed?.kind ?? 'medicalLicense',
      number: renewed?.review === 'accepted' ? renewed.number : '',
      state: renewed?.state ?? '',
      issuer: renewed?.issuer ?? '',
      issued: '',
      expires: '',
    },
    check: (typed) => check(typed, today),
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  return { form, isBusy, problem };
}
