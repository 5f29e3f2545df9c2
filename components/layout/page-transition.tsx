'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState, ViewTransition } from 'react';

/**
 * Cross-fades from page to page (motion.css says how), and for nothing else: React hears no key and no
 * click while a view transition takes its pictures, and the toast's library changes what it shows in
 * transitions, too.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [shown, setShown] = useState(path);
  useEffect(() => setShown(path), [path]);

  return (
    <ViewTransition default="none" update={path === shown ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}
