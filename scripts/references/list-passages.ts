import ts from 'typescript'

/** A comment, text or page of a file, with its first line. */
export type Passage = {
  readonly kind: 'comment' | 'string' | 'prose'
  readonly line: number
  readonly text: string
}

const scriptKinds: Readonly<Record<string, ts.ScriptKind>> = {
  ts: ts.ScriptKind.TS,
  mts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JS,
  mjs: ts.ScriptKind.JS,
}

/** Reads a file as TypeScript or JavaScript; null for every other kind of file. */
export function parseScript(path: string, text: string): ts.SourceFile | null {
  const kind = scriptKinds[path.slice(path.lastIndexOf('.') + 1)]
  return kind === undefined ? null : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

/** The comments and string literals of a script, or the whole text of any other file as one passage. */
export function listPassages(path: string, text: string): Passage[] {
  const script = parseScript(path, text)
  if (script === null) return [{ kind: 'prose', line: 1, text }]
  const toPassage = (kind: Passage['kind'], from: number, to: number): Passage => ({
    kind,
    line: script.getLineAndCharacterOfPosition(from).line + 1,
    text: text.slice(from, to),
  })
  const literals = listLiterals(script)
  const strings = literals.filter(({ isText }) => isText).map(({ from, to }) => toPassage('string', from, to))
  const comments = listComments(text, literals).map(({ from, to }) => toPassage('comment', from, to))
  return [...strings, ...comments].sort((one, other) => one.line - other.line)
}

type Range = { readonly from: number; readonly to: number }

/** The ranges of strings and regular expressions, in which two slashes do not begin a comment. */
function listLiterals(script: ts.SourceFile): (Range & { readonly isText: boolean })[] {
  const found: (Range & { readonly isText: boolean })[] = []
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    if (isText || ts.isRegularExpressionLiteral(node))
      found.push({ from: node.getStart(script), to: node.getEnd(), isText })
    ts.forEachChild(node, visit)
  }
  visit(script)
  return found.sort((one, other) => one.from - other.from)
}

/** The ranges of comments outside literals. A match that begins in a literal, such as in '/i/*', would reach into what comes after it. */
function listComments(text: string, literals: readonly Range[]): Range[] {
  const found: Range[] = []
  const opening = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g
  let next = 0
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    while ((literals[next]?.to ?? Number.POSITIVE_INFINITY) <= match.index) next += 1
    const literal = literals[next]
    if (literal && literal.from <= match.index) opening.lastIndex = literal.to
    else found.push({ from: match.index, to: match.index + match[0].length })
  }
  return found
}
