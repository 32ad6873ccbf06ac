import { publicWords } from '@rpm/domain/words/public';
import { Link } from '../../../components/Link/Link.tsx';

const { doors } = publicWords.landing;

/** The two ways in. Who is logged in is inside already, and gets only what there is to read. */
export function Doors({ isGuest }: { isGuest: boolean }) {
  return (
    <div className="grid gap-6 px-5 py-12 md:grid-cols-2 xl:p-16">
      {doors.map(({ title, text, more, enter }) => (
        <section
          key={title}
          aria-label={title}
          className="flex flex-col items-start gap-2.5 rounded-2xl border border-line bg-surface p-6 md:p-9 forced-colors:border-[CanvasText]"
        >
          <h2 className="text-display-section">{title}</h2>
          <p className="max-w-[28em] text-fg-muted text-lead">{text}</p>
          <Link look="alone" to={more.path}>
            {more.label}
          </Link>
          {isGuest && (
            <Link look="secondary" to="/login">
              {enter}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
