'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link within the site. Its page is fetched ahead when a pointer or the focus reaches it, so that
 * the click is instant; what merely scrolls into view costs the visitor nothing.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  const [wanted, setWanted] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={wanted ? null : false}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        setWanted(true);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        setWanted(true);
      }}
    />
  );
}
