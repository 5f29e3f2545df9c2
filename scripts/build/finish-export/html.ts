import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Child = DefaultTreeAdapterMap['childNode'];
export type Element = DefaultTreeAdapterMap['element'];

/**
 * Every element of an HTML file in order, with its place in the source. It is read as a browser without
 * scripts reads it, so that what stands in `<noscript>` is looked at too.
 */
export function elementsOf(source: string): Element[] {
  const page = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return [...nodesIn(page)].filter(tree.isElementNode);
}

/** A node and all below it, in their order. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  const children =
    'content' in node ? node.content.childNodes : tree.getChildNodes(node as Element);
  for (const child of children ?? []) yield* nodesIn(child);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of a script or a stylesheet, as the browser hashes it. */
export function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Makes a function that throws, and says in what a file is not as Next is known to export it. */
export function unknownExport(file: string) {
  return (what: string): never => {
    throw new Error(`${file} ${what}. scripts/finish-export does not know such an export.`);
  };
}
