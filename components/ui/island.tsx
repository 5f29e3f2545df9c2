import type { ComponentType, ReactNode } from 'react';

/** What JSON can hold. A property that is undefined is left out. */
type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** The names under which `browser/islands.ts` lists the islands. */
export type IslandName = 'cost-calculator' | 'enquiry-submit' | 'services-menu';

type IslandProps<Props> = {
  name: IslandName;
  of: ComponentType<Props>;
  /** They are written into the page as JSON. */
  props: Props;
  /** What stands there where its script does not come, or throws (components/sections/island-notices.tsx). */
  notices?: ReactNode;
};

/**
 * A part of a page that React hydrates in the browser when it is wanted. All else on a page is HTML. In development
 * Next hydrates the whole page, and an island is a component like any other.
 */
export function Island<Props extends { readonly [key: string]: Json | undefined }>({
  name,
  of: Component,
  props,
  notices,
}: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <div>
        <Component {...props} />
      </div>
      {notices}
    </div>
  );
}
