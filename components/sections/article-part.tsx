import type { ReactNode } from 'react';

/**
 * A header, or the text below it. Reader views look for the longest text, and take what has its class and stands beside
 * it for a part of it. They leave out asides, and what is called a sidebar or breadcrumbs.
 */
export function ArticlePart({ children }: { children: ReactNode }) {
  return <div className="article-part">{children}</div>;
}
