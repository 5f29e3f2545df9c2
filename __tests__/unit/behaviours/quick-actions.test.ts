import { showQuickActions } from '@/browser/behaviours/quick-actions';

it('shows the phone’s bar while no other pair of the same buttons is in view', () => {
  let report: (entries: object[]) => void = () => undefined;
  const observed: Element[] = [];
  window.IntersectionObserver = class {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
  } as never;
  document.body.innerHTML =
    '<div data-book-or-call="opening"></div><footer></footer><aside class="quick-actions"></aside>';
  showQuickActions();
  const bar = document.querySelector('aside');
  const [buttons, footer] = observed;
  report([
    { target: buttons, isIntersecting: true },
    { target: footer, isIntersecting: false },
  ]);
  expect(bar).toHaveAttribute('data-shown', 'false');
  report([{ target: buttons, isIntersecting: false }]);
  expect(bar).toHaveAttribute('data-shown', 'true');
});
