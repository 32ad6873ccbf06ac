import type { World } from '../store/World.ts';
import { newStanding } from '../subjects/inbox/contract.ts';
import { demoAccounts } from './clinics.ts';

type Sent = Required<Pick<World, 'inquiries' | 'contacts'>>;

/** What waits in the inboxes: of a clinic, one entry that names a symptom and one that does not; of the operator, a colleague's and a guest's. */
export function makeInquiries(now: Date): Sent {
  const { patient, otherStaff } = demoAccounts;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const of = ({ accountId, clinicId }: typeof patient) => ({ accountId, clinicId, ...newStanding });
  return {
    inquiries: [
      {
        inquiryId: 'inquiry-cuff',
        type: 'unexpected_error',
        ...of(patient),
        inbox: 'clinic',
        message: 'The cuff shows E3 when I start it. I changed the batteries, and it still does.',
        raised: [],
        at: ago(300),
      },
      {
        inquiryId: 'inquiry-list',
        type: 'enhancement',
        ...of(otherStaff),
        inbox: 'operator',
        message: 'Please let the list of orders remember how many rows I want to see.',
        raised: [],
        at: ago(200),
      },
      {
        inquiryId: 'inquiry-dizzy',
        type: 'missing_data',
        ...of(patient),
        inbox: 'clinic',
        message: 'My reading from this morning is missing. I was dizzy when I took it, so I sat down first.',
        raised: ['dizzy'],
        at: ago(40),
      },
    ],
    contacts: [
      {
        messageId: 'message-guest',
        name: 'Ann Example',
        email: 'ann@example.test',
        message: 'We are a small practice. How long does it take until our first patient can measure?',
        raised: [],
        at: ago(100),
        ...newStanding,
      },
    ],
  };
}
