import { english } from '../english.ts';

/** The sentences of every page, those that anybody may open included. */

export const appWords = english({
  /** NAV-07 */
  title: 'Remote Patient Monitoring',
  /** ERR-02 */
  loading: 'Loading, please wait...',
  stillLoading: 'Still loading',
  /** ERR-01 */
  crashTitle: 'Oops! Something went wrong.',
  /** ERR-01 */
  refresh: 'Refresh Page',
  /** ERR-01 */
  goToDashboard: 'Go to Dashboard',
  crashReason: 'Nothing you saved is lost. Refresh the page, or go back to your dashboard.',
  crashOffline: 'You are offline. Refresh the page when the connection is back.',
  notFoundTitle: 'Page not found',
  notFoundReason: 'There is no page at this address. Check the address, or go back.',
  offline: 'You are offline. What you see may be out of date.',
  backOnline: 'You are back online.',
  goBack: 'Go Back',
  skipToContent: 'Skip to content',
});

export const linkWords = english({ opensNewTab: '(opens in a new tab)' });
