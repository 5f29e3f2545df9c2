/**
 * A plugin for articles, after rehype-slug. Links to headings get the prefix that the headings' ids have. Cells of a table
 * know their column: its name, for small screens, and its alignment without a style attribute.
 * @param {{ prefix: string }} options what rehype-slug puts before each id
 */
export default function rehypeArticle({ prefix }) {
  return (tree) => {
    const elements = [...elementsIn(tree)];
    // As addresses write them.
    const ids = new Set(elements.map(({ properties: { id } }) => id && encodeURI(id)));
    for (const { tagName, properties } of elements) {
      if (tagName !== 'a' || !properties.href?.startsWith('#')) continue;
      const prefixed = prefix + properties.href.slice(1);
      if (ids.has(prefixed)) properties.href = `#${prefixed}`;
    }
    for (const table of elements) if (table.tagName === 'table') nameCells(table);
  };
}

function nameCells(table) {
  const rows = within(table, 'tr').map((row) => within(row, 'th', 'td'));
  const names = rows[0]?.map((cell) => textOf(cell).trim()) ?? [];
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const { align, ...properties } = cell.properties;
      // A first column without a name has the names of the rows.
      const isHeader = row === 0 ? names[column] : column === 0 && !names[0];
      cell.tagName = isHeader ? 'th' : 'td';
      cell.properties = {
        ...properties,
        dataAlign: align,
        scope: isHeader ? (row === 0 ? 'col' : 'row') : undefined,
        dataLabel: (row > 0 && names[column]) || undefined,
      };
    });
  });
}

const within = (node, ...tagNames) =>
  [...elementsIn(node)].filter(({ tagName }) => tagNames.includes(tagName));

const textOf = (node) => node.value ?? node.children?.map(textOf).join('') ?? '';

function* elementsIn(node) {
  for (const child of node.children ?? []) {
    if (child.type === 'element') yield child;
    yield* elementsIn(child);
  }
}
