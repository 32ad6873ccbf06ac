/** Whether or not its code comes, the browser forgets the session; the server's own limits end it then. */
export const revokeLater = (host: string, token: string): void =>
  void import('./revoke.ts').then(({ revoke }) => revoke(host, token)).catch(() => {});
