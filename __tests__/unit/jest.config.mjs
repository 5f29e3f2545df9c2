import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  rootDir: '../..',
  testEnvironment: 'jsdom',
  // A slow machine is no failure; no test measures time.
  testTimeout: 30_000,
  // Jest leaves one core free, which of two is half.
  maxWorkers: '100%',
  // A worker has half a second else to end, which a busy machine does not give it.
  workerGracefulExitTimeout: 15_000,
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // A build may be running beside the tests.
  modulePathIgnorePatterns: ['<rootDir>/(\\.next|out|test-results)/'],
};

export default nextJest({ dir: './' })(config);
