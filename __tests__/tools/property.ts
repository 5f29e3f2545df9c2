import fc from 'fast-check';

/** Properties are tried on few cases, so that one need not wait; `npm run test:all` looks for rare ones. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 30) });

export default fc;
