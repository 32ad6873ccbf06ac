import { offeringsPage } from '@rpm/domain/words/offeringsPage';
import { Link } from '../../components/Link/Link.tsx';
import { Article } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const { ask, ...article } = offeringsPage;

/** `/offerings`: what is in it, as cards. @see SCR-10 */
export function OfferingsScreen(props: PublicScreenProps) {
  return (
    <Article {...props} {...article}>
      <p className="mt-10">
        <Link to="/contact">{ask}</Link>
      </p>
    </Article>
  );
}
