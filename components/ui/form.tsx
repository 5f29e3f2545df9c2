import type { ComponentProps } from 'react';

/**
 * A form that the browser itself never sends. Outside a dialog, the method `dialog` does nothing, also while
 * React hears no submit: before it has taken over the page, and while a view transition captures it.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form method="dialog" {...props} />;
}
