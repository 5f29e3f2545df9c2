/** The 404 screen's guess, with the name of the page that is probably meant. */
export const nearest = { question: 'Were you looking for {page}?' };

export type NearestWords = typeof nearest;
