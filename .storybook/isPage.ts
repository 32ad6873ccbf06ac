/** Whether a story draws a whole page of its own, with its landmarks and its heading. */
export const isPage = (title: string) =>
  /^(Layout\/(AppShell|ErrorBoundary|ErrorFallback|LoadingScreen|NotFound|SignedInFrame)|Flows\/|Screens\/|Toolbar\/)/.test(
    title,
  );

/** Whether each story has an API and a clock of its own, so that two of them cannot stand on one page. */
export const hasOwnWorld = (title: string): boolean => isPage(title) || /^(Dialogs|Parts)\//.test(title);
