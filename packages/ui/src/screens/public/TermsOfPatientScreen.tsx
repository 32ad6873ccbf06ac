import { termsOfPatientPage } from '@rpm/domain/words/termsOfPatientPage';
import { LegalDocument } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/termsofpatient`: what you agree to when you take part in remote monitoring as a patient. A template. @see SCR-10 */
export function TermsOfPatientScreen(props: PublicScreenProps) {
  return <LegalDocument {...props} {...termsOfPatientPage} />;
}
