import { english } from '../english.ts';

/** What the page `/termsofpatient` says. A legal template, for the operator to complete. @see SCR-10 */
export const termsOfPatientPage = english({
  title: 'Patient Terms',
  summary: 'What you agree to when you take part in remote monitoring as a patient.',
  sections: [
    {
      id: 'program',
      title: 'What you take part in',
      paragraphs: [
        'You take readings at home with devices your clinic chose for you. The readings go to your clinic through this portal. Taking part is your choice. You can stop at any time. Just tell your clinic.',
      ],
    },
    {
      id: 'emergency',
      title: 'Not for emergencies',
      paragraphs: [
        'No one watches your readings around the clock. If you have chest pain, trouble breathing or sudden weakness, or feel that your life is in danger, call 911. Do not wait for an answer in the portal.',
      ],
    },
    {
      id: 'you',
      title: 'What we ask of you',
      paragraphs: ['So that your readings can help:'],
      points: [
        'take readings as your clinic asked, and use the device only for yourself;',
        'keep your email address and phone number up to date;',
        'keep your password to yourself;',
        'call your clinic if a device is broken or lost, or if you feel worse.',
      ],
    },
    {
      id: 'clinic',
      title: 'What your clinic does',
      paragraphs: [
        'Your clinic sets the range that is normal for you. It reviews your readings at the times it told you. It contacts you when it needs to.',
      ],
    },
    {
      id: 'devices',
      title: 'Devices',
      paragraphs: [
        'Devices belong to whoever provides them, unless you were told otherwise. If your clinic asks, return them when you stop taking part.',
      ],
    },
    {
      id: 'cost',
      title: 'Costs',
      paragraphs: [
        'Your health plan may pay for all or part of remote monitoring. You may have to pay the rest. Ask your clinic before you start.',
      ],
    },
    {
      id: 'data',
      title: 'Your information',
      paragraphs: [
        'The privacy notice says what information we keep, who sees it, and your rights. You can ask your clinic for a copy of your readings.',
      ],
    },
  ],
});
