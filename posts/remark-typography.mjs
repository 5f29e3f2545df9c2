import { setRight } from '../languages/typography.mjs';

/** Blocks of which each is a text of its own. */
const blocks = ['paragraph', 'heading', 'tableCell'];

/**
 * A plugin for articles in Markdown, whose file is called by its language: `fr.mdx`. A sentence goes on over
 * emphasis and links.
 * @param {Record<string, import('../languages/typography.mjs').Typography>} typographies by language
 */
export default function remarkTypography(typographies) {
  return (tree, { path }) => {
    const typography = typographies[/([^/\\]+)\.mdx$/.exec(path)?.[1]];
    let before = '';
    const visit = (node, parent) => {
      if (blocks.includes(node.type)) before = '';
      for (const field of ['alt', 'title'])
        if (typeof node[field] === 'string') node[field] = setRight(node[field], typography);
      if (node.type === 'text' && !isAddress(node, parent))
        node.value = setRight(node.value, typography, before);
      if (typeof node.value === 'string') before = node.value.slice(-1) || before;
      for (const child of node.children ?? []) visit(child, node);
    };
    if (typography) visit(tree);
  };
}

/** Whether a text is the address that it links to, as in `https://www.example.com`. */
function isAddress({ value }, { type, url }) {
  return type === 'link' && url.endsWith(value);
}
