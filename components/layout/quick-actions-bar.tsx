import './quick-actions.css';
import type { ReactNode } from 'react';

type QuickActionsBarProps = { label: string; hidden?: boolean; children: ReactNode };

/** The phone's bar. A script says when the window shows the same links elsewhere (browser/behaviours/quick-actions.ts). */
export function QuickActionsBar({ label, hidden, children }: QuickActionsBarProps) {
  return (
    <aside
      aria-label={label}
      hidden={hidden}
      // Without scripts it always stands, below the page's end. With large text it would cover a quarter of what can
      // be read, and every page has the same two buttons.
      className="quick-actions fixed inset-x-0 bottom-0 z-30 box-content min-h-12 border-t border-sand bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-8 transition-transform duration-150 noscript:visible noscript:sticky noscript:translate-none lg:hidden print:hidden large-text:hidden"
    >
      {children}
    </aside>
  );
}
