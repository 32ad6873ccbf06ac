import { benefitsPage } from '@rpm/domain/words/benefitsPage';
import { Article } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/benefits`: what each reader has of it, and what it cannot do. @see SCR-10 */
export function BenefitsScreen(props: PublicScreenProps) {
  return <Article {...props} {...benefitsPage} />;
}
