import { californiaPrivacyPage } from '@rpm/domain/words/californiaPrivacyPage';
import { LegalDocument } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/california-privacy`: additional information for residents of California. A template. @see SCR-10 */
export function CaliforniaPrivacyScreen(props: PublicScreenProps) {
  return <LegalDocument {...props} {...californiaPrivacyPage} />;
}
