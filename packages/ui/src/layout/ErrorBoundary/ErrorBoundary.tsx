import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ErrorFallback } from '../ErrorFallback/index.ts';

/**
 * Shows the error fallback in place of a tree that crashed while it was drawn, or whose code could not be loaded.
 *
 * @param userRole of who is logged in, for the way back; `null` when nobody is
 * @see ERR-01, ERR-04
 */
export function ErrorBoundary({ userRole, children }: { userRole: string | null; children: ReactNode }) {
  return <Boundary fallback={<ErrorFallback userRole={userRole} />}>{children}</Boundary>;
}
