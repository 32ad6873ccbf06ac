import { createServer, type Socket } from 'node:net';

/** A mail as it came by SMTP. */
interface Received {
  to: string;
  /** Headers and text, decoded. */
  text: string;
}

/** Undoes what mail programs do to lines that are long, or hold more than ASCII. */
const decoded = (lines: readonly string[]) =>
  lines
    .map((line) => (line.startsWith('..') ? line.slice(1) : line))
    .join('\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A mail server of its own, which takes every mail and keeps it. */
export async function startSmtpServer() {
  const mails: Received[] = [];
  const talk = (socket: Socket) => {
    let rest = '';
    let to = '';
    let data: string[] | null = null;
    const answer = (line: string): string | null => {
      if (data) {
        if (line !== '.') {
          data.push(line);
          return null;
        }
        mails.push({ to, text: decoded(data) });
        data = null;
        return '250 kept';
      }
      if (/^RCPT/i.test(line)) to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (/^DATA/i.test(line)) {
        data = [];
        return '354 go on';
      }
      return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
    };
    socket.write('220 journeys\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const parts = `${rest}${bytes}`.split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        const reply = answer(line);
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server must have a port.');
  return {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    /** The newest mail to an address; '' when there is none. */
    newest: (to: string) => mails.findLast((mail) => mail.to === to)?.text ?? '',
    close: () => server.close(),
  };
}
