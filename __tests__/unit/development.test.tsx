/** @jest-environment node */
import type { ReactNode } from 'react';

jest.mock('@/content/practice', () => {
  const { practice } = jest.requireActual('@/content/practice');
  const { individual } = practice.fees;
  return {
    practice: {
      ...practice,
      fees: { ...practice.fees, individual: { ...individual, dollars: 'abc' } },
    },
  };
});

/** Renders what stands around every page, as a server in this mode does. */
function renderIn(mode: string): ReactNode {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode as 'test' });
  const { Document } = require('@/components/layout/document');
  return Document({ locale: 'en', children: null });
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('shows, while the site is developed, the build’s sentence in the place of wrong figures', () => {
  expect(() => renderIn('development')).toThrow(
    'content/practice.ts: "fees.individual.dollars" is "abc", which the site cannot use. It has to be an amount in dollars',
  );
  expect(() => renderIn('production')).not.toThrow();
});
