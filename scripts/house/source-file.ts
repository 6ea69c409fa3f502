import ts from 'typescript'

/** A file of the repository as the house rules see it. */
export interface SourceFile {
  path: string
  text: string
  /** Null for what is not TypeScript or JavaScript. */
  ast: ts.SourceFile | null
}

/** A broken rule of the house, at a line that counts from 1. */
export interface Fault {
  path: string
  line: number
  rule: string
  sentence: string
}

const scriptKinds: Record<string, ts.ScriptKind> = {
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  mjs: ts.ScriptKind.JS,
  js: ts.ScriptKind.JS,
}

export function toSourceFile(path: string, text: string): SourceFile {
  const kind = scriptKinds[path.slice(path.lastIndexOf('.') + 1)]
  const ast =
    kind === undefined ? null : ts.createSourceFile(path, text, { languageVersion: ts.ScriptTarget.Latest }, true, kind)
  return { path, text, ast }
}

export function lineOf(ast: ts.SourceFile, node: ts.Node): number {
  return ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1
}

/** Lines from the first to the last of a node, its doc comment not counted. */
export function countLines(ast: ts.SourceFile, node: ts.Node): number {
  const first = ast.getLineAndCharacterOfPosition(node.getStart(ast)).line
  const last = ast.getLineAndCharacterOfPosition(node.getEnd()).line
  return last - first + 1
}

/** Calls `visit` for a node and everything below it, from top to bottom. */
export function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => visitAll(child, visit))
}
