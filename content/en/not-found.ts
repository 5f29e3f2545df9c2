export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Here are the main pages and the phone number.',
  },
  heading: '404',
  text: 'Oops! Page not found',
  action: 'Return to Home',
  help: 'The page may have moved, or the address may be mistyped. These are the places most people look for:',
  /** The guess, with the name of the page that is probably meant. */
  nearest: 'Were you looking for {page}?',
  imageTitle: 'A river that forks around an island',
};

export type NotFoundWords = typeof notFound;
