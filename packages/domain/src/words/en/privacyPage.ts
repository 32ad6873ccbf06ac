import { english } from '../english.ts';

/** What the page `/privacy` says. A legal template, for the operator to complete. @see SCR-10 */
export const privacyPage = english({
  title: 'Privacy Notice',
  summary: 'What information this portal keeps, why, who sees it, and your rights.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        'The operator named under Contact runs the portal. Your clinic is responsible for your health records. Where HIPAA applies, your clinic’s Notice of Privacy Practices also applies to them.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep',
      paragraphs: ['Only what monitoring at home needs:'],
      points: [
        'name, date of birth, contact details, language and, if given, gender and an emergency contact;',
        'consent, care team, devices, orders and reference ranges;',
        'readings, when they were taken, and who reviewed them;',
        'notes from your care team, and inquiries you send;',
        'login times and a record of who changed what, to keep the portal safe.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: [
        'For your care, device delivery, billing by your clinic, the security of the portal, and where the law requires it. We do not sell it or use it for advertising.',
      ],
    },
    {
      id: 'seen',
      title: 'Who can see it',
      paragraphs: [
        'You see your own information. Your clinic’s staff see the information of its patients. The operator’s staff see it only when they need to in order to run the portal. Service providers that store data or send messages are bound by contract.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      paragraphs: [
        'While you are logged in, your browser keeps your session and any unfinished order. Both are deleted when you log out. There are no advertising cookies, and we load no code from other companies.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      paragraphs: [
        'As long as you take part, and then as long as the law requires medical records to be kept: [period, set by the operator].',
      ],
    },
    {
      id: 'safe',
      title: 'How we keep it safe',
      paragraphs: [
        'Connections are encrypted. Passwords are stored only as a hash. Access depends on each person’s role. Sessions end when they are not used.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can ask for a copy of your information, a correction, a list of who it was disclosed to, and limits on its use. Ask your clinic, or write to the operator. You can file a complaint with the U.S. Department of Health and Human Services, Office for Civil Rights. No one may treat you worse for it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: ['We publish new versions of this notice here, with a new effective date.'],
    },
  ],
});
