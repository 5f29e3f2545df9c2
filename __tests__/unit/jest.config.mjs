import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  rootDir: '../..',
  testEnvironment: 'jsdom',
  // A slow machine is no failure; no test measures time.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
