import { termsOfUsePage } from '@rpm/domain/words/termsOfUsePage';
import { LegalDocument } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/termsofuse`: the rules for everybody who opens or uses this portal. A template. @see SCR-10 */
export function TermsOfUseScreen(props: PublicScreenProps) {
  return <LegalDocument {...props} {...termsOfUsePage} />;
}
