import '@testing-library/jest-dom';

// Unit tests hold all that the site has words for, whatever the practice has taken out of its lists.
jest.mock('@/content/practice', () => {
  const { practice } = jest.requireActual('@/content/practice');
  const { languages, services } = jest.requireActual('../fixtures/specified-practice').practice;
  return { practice: { ...practice, languages, services } };
});

// The toast needs these, and jsdom does not have them.
if (typeof Element !== 'undefined') {
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => undefined;
}
