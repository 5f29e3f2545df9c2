import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  rootDir: '../..',
  testEnvironment: 'jsdom',
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

const withNext = nextJest({ dir: './' })(config);

/** The tests hold whatever the practice's facts are: `npm test` runs them with others, too. */
const other = process.env.OTHER_PRACTICE && {
  '^(@/content|(\\.\\./)+content)/practice$': '<rootDir>/__tests__/fixtures/other-practice',
};

// The first rule that fits counts, and Next puts its own before those above.
export default async () => {
  const { moduleNameMapper, ...rest } = await withNext();
  return { ...rest, moduleNameMapper: { ...other, ...moduleNameMapper } };
};
