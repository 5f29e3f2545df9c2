import '@testing-library/jest-dom';

// What Radix asks of a browser and jsdom lacks.
if (typeof Element !== 'undefined') {
  Element.prototype.hasPointerCapture = () => false;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
