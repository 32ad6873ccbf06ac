import { english } from '../english.ts';

/** The sentences of every page, public pages included. */
export const appWords = english({
  /** NAV-07, exact */
  title: 'Remote Patient Monitoring',
  /** ERR-02, exact */
  loading: 'Loading, please wait...',
  stillLoading: 'Still loading…',
  /** ERR-01, exact */
  crashTitle: 'Oops! Something went wrong.',
  /** ERR-01, exact */
  refresh: 'Refresh Page',
  /** ERR-01, exact */
  goToDashboard: 'Go to Dashboard',
  crashReason: 'Everything you saved is safe. Refresh the page, or go back to your dashboard.',
  crashOffline: "You're offline. Refresh the page when you're back online.",
  notFoundTitle: 'Page not found',
  notFoundReason: "This page doesn't exist. Check the address, or go back.",
  offline: "You're offline. What you see may be out of date.",
  goBack: 'Go Back',
  skipToContent: 'Skip to content',
});

export const linkWords = english({ opensNewTab: '(opens in a new tab)' });
