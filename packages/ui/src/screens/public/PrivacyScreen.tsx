import { privacyPage } from '@rpm/domain/words/privacyPage';
import { LegalDocument } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/privacy`: which information this portal keeps, what for, who sees it, and which rights you have. A template. @see SCR-10 */
export function PrivacyScreen(props: PublicScreenProps) {
  return <LegalDocument {...props} {...privacyPage} />;
}
