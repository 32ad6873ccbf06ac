import { dashboardPath } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { LayoutDashboard, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button, buttonStyle } from '../../components/Button/Button.tsx';
import { useOnline } from '../../hooks/useOnline.ts';
import { BarePage } from '../BarePage/BarePage.tsx';

export interface ErrorFallbackProps {
  /** The user's role, which says whose dashboard; `null` when it is not known. */
  userRole: string | null;
  /** Loads the page anew; left out, the browser does. */
  onRefresh?: () => void;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

/**
 * What stands there after a crash. Makes no call and needs no router: the way to the dashboard loads it anew. Offline
 * it says so and does not refresh, which would lose even this page. What went wrong is not shown.
 *
 * @see ERR-01
 */
export function ErrorFallback({ userRole, onRefresh = () => window.location.reload() }: ErrorFallbackProps) {
  const isOnline = useOnline();
  const reason = useId();
  return (
    <BarePage>
      <BrokenLine />
      <h1 className="text-h1">{appWords.crashTitle}</h1>
      <p id={reason} role="status" className="max-w-[36em] text-fg-muted text-lead">
        {isOnline ? appWords.crashReason : appWords.crashOffline}
      </p>
      <div className="mt-2.5 flex flex-wrap justify-center gap-3">
        <Button
          variant="primary"
          size="lg"
          isDisabled={!isOnline}
          aria-describedby={reason}
          onClick={() => onRefresh()}
          icon={<RotateCw {...icon} />}
        >
          {appWords.refresh}
        </Button>
        <a href={dashboardPath(userRole)} className={buttonStyle({ size: 'lg' })}>
          <LayoutDashboard {...icon} />
          {appWords.goToDashboard}
        </a>
      </div>
    </BarePage>
  );
}

/** The line of the mark, which breaks off and goes on. */
function BrokenLine() {
  const points = [
    [51.2, 67.2],
    [108.8, 48],
    [166.4, 74.4],
    [230.4, 55.2],
  ];
  return (
    <svg
      viewBox="0 0 640 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="mb-6 h-30 w-160 max-w-full rounded-lg bg-brand-soft-hover fill-none stroke-[3.5] stroke-brand-solid"
      strokeLinecap="round"
    >
      <path d="M0 62.4C8.7 63.2 32.7 69.6 51.2 67.2C69.7 64.8 89.2 46.8 108.8 48C128.4 49.2 145.7 73.2 166.4 74.4C187.1 75.6 213 57.6 230.4 55.2C247.8 52.8 262.3 59.2 268.8 60" />
      <path strokeDasharray="1 15" d="M285 60h200" />
      <path d="M500 60c24 0 34-14 66-7s36 7 74 5" />
      {points.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="7" className="fill-surface" />
      ))}
    </svg>
  );
}
