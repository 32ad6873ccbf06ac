import { html } from 'hono/html';
import type { KeptMail } from '../subjects/accounts/mails.contract.ts';

/**
 * The page of the demo's mailbox: what the server would have mailed, newest first. It needs no JavaScript, and what is
 * in a mail is text, whatever it looks like.
 *
 * @param nonce of the page's policy, for its style
 */
export const mailboxPage = (mails: readonly KeptMail[], nonce: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mailbox · Remote Patient Monitoring</title>
    <link rel="icon" href="/mark.svg" />
    <style nonce="${nonce}">
      :root { color-scheme: light; }
      body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 42rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1f2b; background: #fff; }
      h1 { font-size: 1.5rem; line-height: 1.25; }
      h2 { margin: 0; font-size: 1.125rem; }
      ul { list-style: none; margin: 0; padding: 0; }
      article { margin-block: 1rem; padding: 1rem; border: 1px solid #6b7280; border-radius: 0.5rem; }
      p { margin-block: 0.5rem 0; white-space: pre-line; overflow-wrap: anywhere; }
      .meta { color: #4b5563; }
    </style>
  </head>
  <body>
    <main>
      <h1>Mailbox</h1>
      <p>This installation has demo data and sends no mail. What it would have sent is kept here, for everybody to read.</p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : html`<ul>${mails.map(mailItem)}</ul>`}
    </main>
  </body>
</html>`;

const mailItem = ({ to, subject, text, at }: KeptMail) => html`<li>
        <article>
          <h2>${subject}</h2>
          <p class="meta">To ${to}, <time datetime="${at.toISOString()}">${at.toUTCString()}</time></p>
          <p>${text}</p>
        </article>
      </li>`;
