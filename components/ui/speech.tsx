import './speech.css';

/**
 * What somebody says aloud: Fraunces' italic. Its file has the letters of sentences alone, no figures and not every capital
 * (scripts/subset-fonts.mjs). Size and colour are of what it stands in.
 */
export function Speech({ children }: { children: string }) {
  return <span className="speech">{children}</span>;
}
