/** What a semicolon may stand in without ending a statement: comments, texts, names, bodies of functions. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g;

/** The statements of a script, without comments. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [token] of script.matchAll(TOKEN)) {
    if (token === ';') {
      statements.push(current.trim());
      current = '';
    } else current += token.startsWith('--') || token.startsWith('/*') ? ' ' : token;
  }
  return [...statements, current.trim()].filter(Boolean);
}
