const form = 'It is a form: it shows the values that are kept, or the usual ones.';

/** States that a screen cannot be in, though others like it can: by the screen, then by the state, and why. `npm run test:states` fails for one that is not needed. */
export const cannotHave: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Clinic/Billing config': { Empty: form },
  'Clinic/Billing setup': { Empty: form },
  'Account/Confirm email': { Empty: 'It says whether the address is confirmed; there is always an address.' },
  'Account/Clinic details': { Empty: form },
  'Account/Weight gain alerts': { Empty: form },
  'Account/What patients are told': { Empty: form },
  'Account/Who needs a second step': { Empty: form },
  'Account/Longest session': { Empty: form },
  'Account/Choose a clinic': { Empty: 'It is shown only to somebody of two clinics or more.' },
  'Account/Change password': { Empty: 'It is a form, or says that there is no password to change.' },
  'Account/Second step set up': { Empty: 'It offers the kinds of second step that there are.' },
  'Patient/Connected apps': { Empty: 'It asks one question about one app.' },
  'Patient/Activation': { Empty: 'It is a form about one device; without a device it is not offered.' },
  'Patient/Away': { Empty: 'It is a form: away or not, and until when.' },
};
