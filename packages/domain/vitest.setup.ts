import fc from 'fast-check';

/** The same examples in every run: a test that failed once fails again. */
fc.configureGlobal({ seed: 20_261_121 });
