import type { MeasuringNote } from '../../bluetooth/measured.ts';
import type { PacketRefusal } from '../../bluetooth/packet.ts';
import type { TypedReadingFault } from '../../readings/typedReading.ts';
import { english } from '../english.ts';

/** How a patient measures beside the browser, or types a reading. None of it is fixed by the specification. */
export const ownReadingWords = english({
  title: 'Add to my record',
  steps: { name: 'Steps', pick: 'Pick', measure: 'Measure', see: 'See' },
  pick: 'What did you measure, or will you measure now?',
  connect: 'Connect Device',
  type: 'Type It In',
  /** Read aloud after the name of the button. */
  of: 'for {vital}',
  noBluetooth: 'This browser cannot talk to a device.',
  noBluetoothNext: 'Chrome or Edge can, on a computer or an Android phone. Here you can type your readings.',
  other: 'Pick Something Else',
  measure: {
    title: 'Measure with your {device}',
    lead: 'Turn Bluetooth on. Then press the button and pick your device in the list.',
    choose: 'Find My Device',
    connecting: 'Connecting to {name}',
    waiting: 'Connected to {name}. Measure now, the way you always do. Your reading comes here by itself.',
    worn: 'This is what your device says now.',
    typeInstead: 'Type It In Instead',
    again: 'Try Again',
    found: { one: 'Your reading is here', other: '{count} readings are here' },
    byReceipt: 'Your device does not know the time. We use the time now.',
    isOurs: 'Is this the {device} from your clinic?',
    ours: { yes: 'Yes, it is', no: 'No, it is my own' },
  },
  faults: {
    canceled: 'No device was picked.',
    off: 'Bluetooth is off, or this page may not use it. Turn it on and try again.',
    wrong: 'This device does not give the reading we need. Pick another one.',
    lost: 'We lost the device. Keep it close and try again.',
  },
  refusals: {
    'too-short': 'A reading came that we cannot read. Measure again.',
    'too-long': 'A reading came that we cannot read. Measure again.',
    'not-measured': 'Your device could not measure. Sit still and measure again.',
    'no-contact': 'Your device does not feel your skin. Put it on again.',
    'out-of-reach':
      'Your reading is too high or too low for this meter. Call your clinic. If you feel sick, call 911.',
    'device-fault': 'Your device says that something is wrong. Look at it, then measure again.',
    'control-solution': 'That was a test of the meter. It is not a reading.',
  } satisfies Record<PacketRefusal, string>,
  doubtful: 'These numbers look wrong. Sit still and measure again.',
  notes: {
    'body-moved': 'You moved. Sit still next time.',
    'cuff-loose': 'The cuff was loose. Make it tighter next time.',
    'irregular-pulse': 'Your device felt an uneven pulse. Tell your clinic.',
    'wrong-position': 'Your arm was too high or too low. Rest it on a table.',
    'clock-not-set': 'The clock of your device is not set.',
  } satisfies Record<MeasuringNote, string>,
  typed: {
    title: 'Type your {vital}',
    lead: 'Type the numbers that your device shows.',
    label: '{parameter} in {unit}',
    /** What the two of a blood pressure are called by who is no clinician. */
    systolic: 'Top number',
    diastolic: 'Bottom number',
    at: 'When did you measure?',
  },
  errors: {
    valueMissing: 'Type the number.',
    valueNoNumber: 'Type a number, like 120.',
    valueTooLow: 'This number is too low. Look again.',
    valueTooHigh: 'This number is too high. Look again.',
    valuesCrossed: 'The bottom number must be lower than the top number.',
    timeMissing: 'Pick a day and a time.',
    timeAhead: 'This time is still to come.',
    timeTooOld: 'This is too long ago. Call your clinic.',
  } satisfies Record<TypedReadingFault, string>,
  send: 'Send to My Clinic',
  sending: 'Sending…',
  sent: {
    title: 'Your clinic has it',
    /** After the heading. */
    device: 'It counts as a reading of the device from your clinic.',
    patient: 'It is marked as entered by you. Your care team can see it.',
    before: 'Your clinic had it already.',
    done: 'Done',
    /** In place of 'Done', after a critical reading. */
    whatNow: 'See What to Do Now',
    another: 'Add Another',
  },
});
