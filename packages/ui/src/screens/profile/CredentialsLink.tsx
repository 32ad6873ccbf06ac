import { credentialWords as texts } from '@rpm/domain/words/credential';
import { BadgeCheck } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';

/** The way from the profile of who works at a clinic to what they keep there. @see SCR-09 */
export function CredentialsLink() {
  return (
    <Card title={texts.link} note={texts.linkHint}>
      <Link
        to="/mycredentials"
        look="secondary"
        icon={<BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
      >
        {texts.title}
      </Link>
    </Card>
  );
}
