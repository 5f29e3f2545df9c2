import './article-table.css';
import type { ReactNode } from 'react';

/**
 * A table of an article. Where it has more than two columns and the window is narrow, each row is a block of its own, with
 * the column's name above each value.
 */
export function ArticleTable({ children }: { children?: ReactNode }) {
  return <table className="article-table">{children}</table>;
}
