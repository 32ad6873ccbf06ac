import { guidePaths } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { FileDown, MessageSquareText } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { pageLanguage } from '../../hooks/pageLanguage.ts';

const text = clinicWords;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
const guides = [
  [guidePaths[pageLanguage].provider, text.guide],
  [guidePaths[pageLanguage].patient, text.patientGuide],
] as const;

/** What there is to read, and whom to ask. @see MYD-04 */
export function DocumentationCard() {
  return (
    <Card title={text.documentation}>
      <ul>
        {guides.map(([href, name]) => (
          <li key={href} className="border-line-subtle border-b">
            <a
              href={href}
              download
              className="flex min-h-target flex-wrap items-center gap-x-2 py-1.5 text-fg-link text-label underline underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2"
            >
              <FileDown {...icon} />
              {name}
            </a>
            <span className="block pb-2 pl-7 text-caption text-fg-muted">{text.documentationHint}</span>
          </li>
        ))}
        <li className="pt-1.5">
          <Link to="/inquiry" look="alone" icon={<MessageSquareText {...icon} />}>
            {text.askSupport}
          </Link>
        </li>
      </ul>
    </Card>
  );
}
