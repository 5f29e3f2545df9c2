import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  rootDir: '../..',
  // A slow machine is no failure; no test measures time.
  testTimeout: 30_000,
  // Jest leaves one core free, which of two is half.
  maxWorkers: '100%',
  // A worker ends by itself. Else it has half a second to give back its memory, which a busy machine does not grant.
  workerGracefulExitTimeout: 15_000,
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // A build may be running beside the tests.
  modulePathIgnorePatterns: ['<rootDir>/(\\.next|out|test-results)/'],
};

export default nextJest({ dir: './' })(config);
