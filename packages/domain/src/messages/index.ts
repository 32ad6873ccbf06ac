export * from './app.ts';
export * from './dashboard.ts';
export * from './device.ts';
export * from './field.ts';
export * from './frame.ts';
export * from './load.ts';
export * from './reading.ts';
export * from './session.ts';
