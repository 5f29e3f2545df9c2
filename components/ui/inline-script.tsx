/** A script that stands in the page: code, or a block of data with its media type. No other one is exported (browser/finished-page.ts). */
export function InlineScript(props: { code: string } | { type: string; data: object }) {
  const type = 'type' in props ? props.type : undefined;
  // A `<` in data could end the script.
  const text = 'data' in props ? JSON.stringify(props.data).replaceAll('<', '\\u003c') : props.code;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes the text of a script otherwise.
  return <script data-own="" type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
