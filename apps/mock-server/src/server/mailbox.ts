import type { Language } from '@rpm/domain';
import { html } from 'hono/html';
import { type Speech, wordsOf } from '../api/speech.ts';
import type { KeptMail } from '../subjects/accounts/mails.contract.ts';

/**
 * The page of the demo's mailbox: what the server would have mailed, newest first. It needs no JavaScript, and what is
 * in a mail is text, whatever it looks like.
 *
 * @param nonce of the page's policy, for its style
 */
export const mailboxPage = (mails: readonly KeptMail[], language: Language, nonce: string) => {
  const { mailbox } = wordsOf(language);
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${mailbox.tab}</title>
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
      <h1>${mailbox.title}</h1>
      <p>${mailbox.lead}</p>
      ${mails.length === 0 ? html`<p>${mailbox.none}</p>` : html`<ul>${mails.map((mail) => mailItem(mail, mailbox))}</ul>`}
    </main>
  </body>
</html>`;
};

const mailItem = ({ to, subject, text, at }: KeptMail, { to: sentTo }: Speech['mailbox']) => html`<li>
        <article>
          <h2>${subject}</h2>
          <p class="meta">${sentTo({ to })} · <time datetime="${at.toISOString()}">${at.toUTCString()}</time></p>
          <p>${text}</p>
        </article>
      </li>`;
