import { createServer, type Socket } from 'node:net';
import { mailboxWords as esMailbox } from '@rpm/domain/words/es/mails';
import { afterAll, describe, expect, test } from 'vitest';
import { clinicWith } from '../src/seed/index.ts';
import { chooseMail } from '../src/server/mail.ts';
import { mailboxPage } from '../src/server/mailbox.ts';
import { smtpMail } from '../src/server/smtp.ts';
import { startOfTest } from './harness.ts';
import { makeStore } from './stores.ts';

const mail = { to: 'juniper@example.test', subject: 'Your code', text: 'Your code is 012345.\nBye.' };
const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** A mail server that takes every mail, refuses every recipient, or hangs up at the end, and keeps what it was told. */
async function mailServer({ refuses = false, hangsUp = false } = {}) {
  const lines: string[] = [];
  const answer = (line: string, inData: boolean): string | null => {
    if (inData) return line === '.' ? '250 kept' : null;
    if (/^RCPT/i.test(line) && refuses) return '550 no such person juniper@example.test';
    if (/^DATA/i.test(line)) return '354 go on';
    return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
  };
  const talk = (socket: Socket) => {
    let rest = '';
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const parts = `${rest}${bytes}`.split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        const reply = answer(line, inData);
        if (/^DATA/i.test(line)) inData = true;
        else if (line === '.') inData = false;
        if (line === '.' && hangsUp) return void socket.destroy();
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server must have a port.');
  return { lines, url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true` };
}

describe('mail by SMTP', () => {
  test('brings the text to the address, in the name of the clinic', async () => {
    const { lines, url } = await mailServer();
    const said: string[] = [];
    await smtpMail({ url, from: 'clinic@example.com' }, (line) => said.push(line))(mail);
    expect(lines).toContain('MAIL FROM:<clinic@example.com>');
    expect(lines).toContain('RCPT TO:<juniper@example.test>');
    expect(lines).toContain('Subject: Your code');
    expect(lines).toContain('Your code is 012345.');
    expect(said).toEqual([]);
  });

  test('one that comes again says how a mail program stops it by one press (RFC 8058); another does not', async () => {
    const { lines, url } = await mailServer();
    const send = smtpMail({ url, from: 'clinic@example.com' }, () => {});
    await send(mail);
    expect(lines.filter((line) => line.startsWith('List-'))).toEqual([]);
    const stopBy = `https://portal.example/stop-reminders/${'x'.repeat(43)}`;
    expect(await send({ ...mail, stopBy })).toBeUndefined();
    // A long header goes on in the next line, which begins with a space.
    const headers = lines.join('\n').replace(/\n[ \t]+/g, ' ');
    expect(headers).toContain(`\nList-Unsubscribe: <${stopBy}>\n`);
    expect(headers).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
  });

  test('tells a mail that was certainly not taken from one of which nobody knows', async () => {
    const send = (url: string) => smtpMail({ url, from: 'clinic@example.com' }, () => {})(mail);
    const { url } = await mailServer({ refuses: true });
    expect(await send(url)).toBe('refused');
    const gone = createServer(() => {});
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const address = gone.address();
    await new Promise((resolve) => gone.close(resolve));
    if (!address || typeof address === 'string') throw new Error('The server must have a port.');
    expect(await send(`smtp://127.0.0.1:${address.port}`)).toBe('refused');
    // It hangs up after it has all of the mail: it may have taken it.
    const { url: cut } = await mailServer({ hangsUp: true });
    expect(await send(cut)).toBeUndefined();
  });

  test('an address cannot bring others along (F30)', async () => {
    const { lines, url } = await mailServer();
    const to = 'a@example.test,b@example.test\r\nBcc:c@example.test';
    await smtpMail({ url, from: 'clinic@example.com' }, () => {})({ ...mail, to });
    expect(lines.filter((line) => /^RCPT/.test(line)).length).toBeLessThanOrEqual(1);
    expect(lines.filter((line) => /^bcc/i.test(line))).toEqual([]);
  });

  test('a mail that is refused costs one line that names nobody', async () => {
    const { url } = await mailServer({ refuses: true });
    const said: string[] = [];
    await smtpMail({ url, from: 'clinic@example.com' }, (line) => said.push(line))(mail);
    expect(said).toEqual(['A mail could not be sent (EENVELOPE).']);
  });

  test('a server that is not there costs one line, without its address', async () => {
    const said: string[] = [];
    const settings = { url: 'smtp://user:secret@127.0.0.1:1', from: 'clinic@example.com' };
    await smtpMail(settings, (line) => said.push(line))(mail);
    expect(said).toEqual([expect.stringMatching(/^A mail could not be sent \(E[A-Z]+\)\.$/)]);
  });
});

describe('which way mail goes', () => {
  const setUp = async (special: Partial<Parameters<typeof chooseMail>[0]>) => {
    const { mails: outbox } = await makeStore('memory', clinicWith([]));
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const send = chooseMail({ smtp: null, isDemo: false, outbox, clock: () => startOfTest, say, ...special });
    return { send, outbox, said };
  };

  test('with demo data into the mailbox', async () => {
    const { send, outbox, said } = await setUp({ isDemo: true });
    await send(mail);
    expect(await outbox.list()).toEqual([{ ...mail, at: startOfTest }]);
    expect(said).toEqual([]);
  });

  test('by SMTP when it is set up, with demo data too', async () => {
    const { lines, url } = await mailServer();
    const { send, outbox } = await setUp({ isDemo: true, smtp: { url, from: 'clinic@example.com' } });
    await send(mail);
    expect(lines).toContain('RCPT TO:<juniper@example.test>');
    expect(await outbox.list()).toEqual([]);
  });

  test('else nowhere, which is said once at the start', async () => {
    const { send, outbox, said } = await setUp({});
    await send(mail);
    expect(await outbox.list()).toEqual([]);
    expect(said).toEqual([
      'Mail is off: set SMTP_URL and MAIL_FROM, or no patient can open an account and no forgotten password be set anew.',
    ]);
  });

  test('a mailbox that breaks is said, and names nobody', async () => {
    const outbox = { add: () => Promise.reject(new Error(mail.to)), list: async () => [] };
    const { send, said } = await setUp({ isDemo: true, outbox });
    await send(mail);
    expect(said).toEqual(['A mail could not be kept in the mailbox.']);
  });
});

test('the mailbox page shows mails as text, whatever they look like', async () => {
  const evil = '<script>alert(1)</script>"\'&';
  const page = String(
    await mailboxPage([{ to: evil, subject: evil, text: evil, at: startOfTest }], 'en', 'n0nce'),
  );
  expect(page).not.toContain('<script');
  expect(page.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;&amp;/g)).toHaveLength(3);
  expect(page).toContain('<style nonce="n0nce">');
  const empty = String(await mailboxPage([], 'es', ''));
  expect(empty).toContain('<html lang="es">');
  expect(empty).toContain(esMailbox.none);
});
