import ts from 'typescript'

/** A parsed file of the repository. */
export type SourceFile = { path: string; text: string; ast: ts.SourceFile }

/** A violation of a convention; lines count from 1. */
export type Violation = { path: string; line: number; rule: string; sentence: string }

/** Facts about files from the rest of the repository. */
export type Repository = {
  /** The files that some package's `exports` name. */
  packageEntries: ReadonlySet<string>
  /** The files that a module's routes call: one use case each. */
  useCases: ReadonlySet<string>
}

export function toSourceFile(path: string, text: string): SourceFile {
  return { path, text, ast: ts.createSourceFile(path, text, { languageVersion: ts.ScriptTarget.Latest }, true) }
}

export function lineOf(ast: ts.SourceFile, node: ts.Node): number {
  return ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1
}

/** Calls `visit` for a node and everything below it, from top to bottom. */
export function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => visitAll(child, visit))
}

/** Whether a statement carries the keyword `export`. */
export function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}
