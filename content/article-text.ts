/** A picture in Markdown, `![what it shows](file.jpg "caption")`. */
const picture = /!\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g;

/**
 * What an author can get wrong in the text of an article that the compiler of MDX lets pass.
 * @param text the article in MDX
 * @param place its file, and the line of it on which the text begins
 * @param beside the names of the files in its folder
 * @returns one sentence for each fault, with file and line
 */
export function articleFaults(
  text: string,
  place: { file: string; line: number },
  beside: readonly string[],
): string[] {
  const faults: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const fault = (sentence: string) =>
      faults.push(`${place.file}:${place.line + index}: ${sentence}`);
    for (const [, shows = '', source = ''] of line.matchAll(picture)) {
      if (shows.trim() === '')
        fault(
          `the picture ${source} has no description, for those who do not see it. Write it between the square brackets: ![Two chairs by a window](${source}).`,
        );
      if (!beside.includes(source))
        fault(
          /^[a-z]+:|^\//i.test(source)
            ? `the picture ${source} is not beside the text. Put its file into the post’s folder, and write its name alone: ![…](chairs.jpg).`
            : `there is no picture called ${source} beside the text.`,
        );
    }
    if (/<img\b/i.test(line))
      fault('a picture is written like this: ![Two chairs by a window](chairs.jpg "A caption").');
    if (/^#\s/.test(line))
      fault('the title is the page’s first heading already. Begin this one with two signs: ##.');
  }
  return faults;
}
