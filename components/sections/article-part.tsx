import type { ReactNode } from 'react';

/**
 * A header, or the text below it. Reader views take the longest text, and its siblings of the same class. They leave
 * out asides, and elements named sidebar or breadcrumbs.
 */
export function ArticlePart({ children }: { children: ReactNode }) {
  return <div className="article-part">{children}</div>;
}
