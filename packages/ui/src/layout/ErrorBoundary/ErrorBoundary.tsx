import { Component, type ReactNode } from 'react';
import { ErrorFallback } from '../ErrorFallback/ErrorFallback.tsx';

interface ErrorBoundaryProps {
  userRole: string | null;
  children: ReactNode;
}

/**
 * Shows the error fallback in place of a tree that crashed while it was drawn, or whose code could not be loaded. A class,
 * because React has no other form of it; a library for it would come with the first page.
 *
 * @param userRole of who is logged in, for the way back; `null` when nobody is
 * @see ERR-01, ERR-04
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    const { userRole, children } = this.props;
    return this.state.hasCrashed ? <ErrorFallback userRole={userRole} /> : children;
  }
}
