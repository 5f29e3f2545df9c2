import '@testing-library/jest-dom';

// Radix needs these, and jsdom does not have them.
if (typeof Element !== 'undefined') {
  Element.prototype.hasPointerCapture = () => false;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;
