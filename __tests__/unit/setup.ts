import { readFileSync } from 'node:fs';

// A build renders with React's code for production, in a third of the time. Testing Library needs that for development.
const { testPath = '' } = expect.getState();
if (readFileSync(testPath, 'utf8').includes('@testing-library/react')) {
  require('@testing-library/jest-dom');
  // The toast needs these, and jsdom does not have them.
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => undefined;
} else Object.assign(process.env, { NODE_ENV: 'production' });

// Unit tests hold what was specified, whatever the owner has put into the facts since.
jest.mock('@/content/practice', () => ({
  practice: { ...jest.requireActual('../fixtures/specified-practice').practice },
}));
// Jest reads no MDX.
jest.mock('@/content/posts/infidelity-ptsd/en.mdx', () => ({
  __esModule: true,
  default: () => null,
  tableOfContents: [],
}));
