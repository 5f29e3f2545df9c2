/**
 * A plugin for articles, after rehype-slug. A table is labelled by the heading above it. If its first header cell is
 * empty, the first column holds row headers.
 */
export default function rehypeTables() {
  return (tree) => {
    let heading;
    for (const element of elementsIn(tree)) {
      if (/^h[2-6]$/.test(element.tagName)) heading = element.properties.id;
      if (element.tagName !== 'table') continue;
      element.properties.ariaLabelledBy = heading;
      const rows = elementsIn(element).filter(({ tagName }) => tagName === 'tr');
      const [corner, ...names] = rows.map((row) => elementsIn(row)[0]);
      if (corner.children.length > 0) continue;
      corner.tagName = 'td';
      for (const cell of names) {
        cell.tagName = 'th';
        cell.properties.scope = 'row';
      }
    }
  };
}

const elementsIn = (node) => [...within(node)].filter(({ type }) => type === 'element');

/** All nodes below one, in document order. */
export function* within(node) {
  for (const child of node.children ?? []) {
    yield child;
    yield* within(child);
  }
}
