import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  rootDir: '../..',
  // A slow machine is no failure; no test measures time.
  testTimeout: 30_000,
  // Jest leaves one core free, which of two is half.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // A build may be running beside the tests.
  modulePathIgnorePatterns: ['<rootDir>/(\\.next|out|test-results)/'],
};

export default nextJest({ dir: './' })(config);
