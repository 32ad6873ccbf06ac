import { termsPage } from '@rpm/domain/words/termsPage';
import { LegalDocument } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/terms`: the terms between the operator of this portal and the clinics that use it. A template. @see SCR-10 */
export function TermsScreen(props: PublicScreenProps) {
  return <LegalDocument {...props} {...termsPage} />;
}
