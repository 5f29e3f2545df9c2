/** The heading is a specified text and stays English in every language. */
export const errorHeading = 'Unexpected Application Error!';

export const error = {
  explanation: 'Something on this page broke. That is the site’s fault and not yours.',
  retry: 'Try again',
  home: 'Return to Home',
  phone: 'You can always call:',
};

export type ErrorWords = typeof error;
