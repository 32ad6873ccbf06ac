import { expect, test } from 'vitest';
import { addressWords as address } from './en/address.ts';
import { appWords } from './en/app.ts';
import { clinicOrderWords as orders } from './en/clinicOrder.ts';
import { dashboardWords, genderWords } from './en/dashboard.ts';
import { activateWords, deviceStatusWords } from './en/device.ts';
import { fieldWords } from './en/field.ts';
import { navWords, timeoutWords } from './en/frame.ts';
import { inquiryWords as inquiry } from './en/inquiry.ts';
import { letterWords } from './en/letter.ts';
import { orderWords } from './en/order.ts';
import { rangeWords as range } from './en/range.ts';
import { sessionWords } from './en/session.ts';

const activation = activateWords;
const app = appWords;
const dashboard = dashboardWords;
const deviceStatus = deviceStatusWords;
const gender = genderWords;
const session = sessionWords;
const timeout = timeoutWords;
const { review } = orderWords;
const letter = letterWords;

/** Typed again from the specification, by requirement: a text that was improved by mistake fails here. */
test.each([
  ['NAV-07', app.title, 'Remote Patient Monitoring'],
  ['ERR-01', app.crashTitle, 'Oops! Something went wrong.'],
  ['ERR-01', app.refresh, 'Refresh Page'],
  ['ERR-01', app.goToDashboard, 'Go to Dashboard'],
  ['ERR-02', app.loading, 'Loading, please wait...'],
  ['SES-02', timeout.title, 'Session Timeout Warning'],
  ['SES-03', timeout.keep, 'Keep Me Logged In'],
  ['SES-06', session.noName, 'First name or last name not found in user details'],
  ['SES-06', session.noUser, 'User details not found in local storage'],
  ['R5', timeout.notice, 'You will be signed out in 30 seconds. Press any key to stay.'],
  ['ORD-07', orders.empty, 'No Device Order Records Found'],
  ['STS-06', orders.alreadyActivated, 'This Order is Already Activated.'],
  ['STS-07', orders.deactivated, 'This Order is Deactivated.'],
  ['STS-10', deviceStatus.submitted, 'Your Device Status is Submitted'],
  ['STS-11', deviceStatus.activated, 'Your Device Status is Activated'],
  ['STS-12', deviceStatus.other, 'Contact your healthcare provider to reactivate this device'],
  ['ACT-01', activation.errors.serialRequired, 'Serial number is required to activate the device!'],
  ['ACT-04', activation.failed, 'An error occurred'],
  ['INQ-01', inquiry.title, 'Submit an Inquiry'],
  ['INQ-06', inquiry.sentTitle, 'Inquiry Submitted Successfully'],
  ['INQ-06', inquiry.another, 'Submit Another Inquiry'],
  ['INQ-08', inquiry.errors.typeRequired, 'Please select an enquiry type'],
  ['INQ-09', inquiry.errors.detailsRequired, 'Please provide enquiry details'],
  ['INQ-10', inquiry.errors.detailsTooShort, 'Please provide at least 10 characters'],
  ['INQ-12', inquiry.sent, 'Enquiry submitted successfully!'],
  ['INQ-13', inquiry.failed, 'Failed to submit enquiry. Please try again.'],
  ['PDB-01', dashboard.title, 'RPM Dashboard'],
  ['PDB-02', dashboard.vitals, 'Vitals Generated'],
  ['PDB-02', dashboard.currentMonth, 'Current Month'],
  ['PDB-02', dashboard.overall, 'Overall'],
  ['PDB-05', dashboard.howTo, 'How to Use RPM'],
  ['DDB-01', dashboard.totalPatients, 'Total RPM Patients'],
  ['DDB-01', dashboard.activatedDevices, 'Activated Devices'],
  ['DDB-01', dashboard.totalReadings, 'Total Readings Taken'],
  ['DDB-01', dashboard.notesGenerated, 'Encounter Notes Generated'],
  ['MYD-01', dashboard.commandCenter, 'Your Command Center for Care Excellence'],
  ['MYD-03', dashboard.thisMonth, 'This Month'],
  ['REV-05', review.confirm, 'Confirm Order'],
  ['REV-06', review.confirmedTitle, 'Order Confirmation'],
  ['REV-06', review.addDevice, 'Add Device'],
  ['REV-06', review.print, 'Print Order'],
  ['REV-06', review.toDashboard, 'Go to Dashboard'],
  ['REV-08', review.failed, 'The order could not be placed. Nothing was lost.'],
  ['RNG-01', range.title({ vital: 'Blood Pressure' }), 'Set Reference Range for Blood Pressure'],
  ['RNG-04', range.withLimits, 'Add Cautious & Critical Values'],
  ['RNG-05', range.save, 'Save Range'],
  ['RNG-07', range.timeIsUp, 'Time is up!'],
  ['RNG-07', range.timeIsUpQuestion, 'Time is up! Do you want to proceed to submit the form?'],
  ['RNG-08', range.errors.startRequired, 'Start date and time are required.'],
  ['RNG-09', range.errors.endRequired, 'End date and time are required.'],
  ['RNG-10', range.errors.endNotAfterStart, 'End date must be after start date.'],
  ['RNG-11', range.errors.invalid, 'Invalid date-time selection.'],
  ['RNG-12', range.errors.past, 'You cannot select a past date/time.'],
  ['RNG-14', range.errors.cautiousCrossed, 'Cautious min cannot exceed cautious max.'],
  ['RNG-15', range.errors.criticalCrossed, 'Critical min cannot exceed critical max.'],
  ['RNG-16', range.errors.cautiousMinBelowMax, 'Cautious Min must be less than Cautious Max'],
  ['RNG-17', range.errors.criticalMinBelowMax, 'Critical Min must be less than Critical Max'],
  ['RNG-18', range.errors.cautiousMinAboveCritical, 'Cautious Min must be greater than Critical Min'],
  ['RNG-19', range.errors.cautiousMaxBelowCritical, 'Cautious Max must be less than Critical Max'],
  ['ADR-01', address.errors.streetRequired, 'Street address is required'],
  ['ADR-01', address.errors.cityRequired, 'City is required'],
  ['ADR-01', address.errors.stateRequired, 'State is required'],
  [
    'ADR-02',
    address.errors.invalidCharacters,
    "Invalid characters used. Only letters, numbers, spaces, and '=' are allowed.",
  ],
  ['ADR-03', address.errors.zipRequired, 'ZIP code is required'],
  ['ADR-04', address.errors.zipTooShort, 'ZIP code must be at least 5 characters long.'],
  ['ADR-05', address.errors.zipInvalid, 'Invalid ZIP code format. Use 12345 or 12345-6789.'],
  ['DSP-01', gender.none, 'No gender assigned'],
  ['STS-02', orders.actions.Processing, 'Acknowledge'],
  ['STS-03', orders.actions.PickedUp, 'Picked Up'],
  ['STS-04', orders.actions.Shipped, 'Shipped'],
  ['STS-05', orders.actions.deviceReady, 'Activate'],
  ['STS-06', orders.actions.alreadyActivated, 'Activated'],
  ['STS-07', orders.actions.deactivated, 'Deactivated'],
])('%s: %s', (_, text, exact) => {
  expect(text).toBe(exact);
});

test('the menus, the columns of the orders and their search (NAV-03 to NAV-05, ORD-02, ORD-03)', () => {
  // What a carer has is of no menu of the specification.
  const { sharedWithMe: _, ...items } = navWords.items;
  expect(Object.values(items)).toEqual([
    ...['Dashboard', 'RPM Dashboard', 'Patient Details', 'Patient Details', 'Assign Device', 'Device Orders'],
    ...['Submit Inquiry', 'Submit Enquiry', 'Alerts', 'Billing', 'Billing Config', 'Billing Revenue'],
    ...['Billing Code', 'Profile'],
  ]);
  expect(Object.values(orders.columns)).toEqual([
    ...['Sr. No', 'Order ID', 'Patient Name', 'Patient DOB', 'Patient Email', 'Provider', 'Vital Measured'],
    ...['Manufacturer', 'Device Name', 'Device Model', 'Order Date', 'Delivery Mode', 'Status', 'Action'],
  ]);
  const fields = ['Patient', 'Provider', 'Order ID', 'Delivery Mode', 'Status'];
  expect(Object.values(orders.searchFields)).toEqual(fields);
});

test('the counter (INQ-03), the columns of the letter (LET-02) and the countdown (SES-02)', () => {
  expect(fieldWords.count({ length: 109, max: 500 })).toBe('109 / 500');
  expect(Object.values(letter.columns)).toEqual(['Vital Type', 'Device Type', 'Model', 'Quantity']);
  expect([timeout.left({ count: 8 }), timeout.left({ count: 1 })]).toEqual([
    "You've been inactive. You'll be logged out in 8 seconds.",
    "You've been inactive. You'll be logged out in 1 second.",
  ]);
});

test('the text of a successful activation makes it one, and that of a failure does not (behaviour R13)', () => {
  expect(activation.done).toContain('Activated');
  expect(activation.failed).not.toContain('Activated');
});
