import '../../scripts/load-env.mjs';
import unit from '../unit/jest.config.mjs';

/** What can be read from the files of the last build, or asked of a server, without a browser. */
export default async () => ({
  ...(await unit()),
  testEnvironment: 'node',
  // The build has what the practice offers, and no more.
  setupFilesAfterEnv: [],
  testMatch: ['<rootDir>/__tests__/export/*.spec.ts'],
});
