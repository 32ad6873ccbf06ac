import { endpoints } from '@rpm/api-client/calls';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';

/**
 * Whether two processes of the API on one machine answer more than one does, beside the database that they share: the reason
 * why `npm start` starts one (docs/scaling.md).
 */
export async function benchProcesses({ ask, askBeside, sessionOf }: Host): Promise<void> {
  const beside = await askBeside({});
  const [staff, provider] = await Promise.all([demoAccounts.staff, demoAccounts.provider].map(sessionOf));
  const page = new URLSearchParams({ page: '0', noOfRows: '20' });
  const { accountId: userId } = demoAccounts.provider;
  const calls: Record<string, [string, string | undefined]> = {
    'first page of orders': [
      `${endpoints.getAllottedDevicesByClinic.path}?${page}&clinic=${encodeURIComponent(northside.name)}`,
      staff,
    ],
    'patient list': [`${endpoints.getPatientList.path.replace(':userId', userId)}?${page}`, provider],
  };
  console.log(`\nOne process of the API and two, ${connections} callers at a time`);
  for (const [name, [address, token = '']] of Object.entries(calls)) {
    let turn = 0;
    const { one, two } = await measure({
      one: () => ask(address, token),
      two: () => {
        turn += 1;
        return turn % 2 ? ask(address, token) : beside(address, token);
      },
    });
    const times = (two.perSecond / one.perSecond).toFixed(2);
    console.log(
      `${name}: ${one.perSecond.toFixed(0)} a second by one, ${two.perSecond.toFixed(0)} by two: ${times} times; 99th ${one.p99.toFixed(1)} and ${two.p99.toFixed(1)} ms`,
    );
  }
}
