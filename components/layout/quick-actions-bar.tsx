import type { ReactNode } from 'react';

/** The phone's bar. A script says when the window shows the same links elsewhere (browser/behaviours/quick-actions.ts). */
export function QuickActionsBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="quick-actions fixed inset-x-0 bottom-0 z-30 box-content min-h-12 border-t border-sand bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] transition-transform duration-150 wide:hidden print:hidden"
    >
      {children}
    </aside>
  );
}
