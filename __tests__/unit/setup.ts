import '@testing-library/jest-dom';

// Unit tests hold what was specified, whatever the owner has put into the facts since.
jest.mock('@/content/practice', () => jest.requireActual('../fixtures/specified-practice'));

// The toast needs these, and jsdom does not have them.
if (typeof Element !== 'undefined') {
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => undefined;
}
