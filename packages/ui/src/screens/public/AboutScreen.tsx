import { aboutPage } from '@rpm/domain/words/aboutPage';
import { Article } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/about`: who builds this and by what principles, without a word that is not so. @see SCR-10 */
export function AboutScreen(props: PublicScreenProps) {
  return <Article {...props} {...aboutPage} />;
}
