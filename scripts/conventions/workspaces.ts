import { join } from 'node:path'
import ts from 'typescript'
import { lineOf, type SourceFile, type Violation } from './source-file.ts'

/** Lists relative imports that leave their workspace; other packages are imported by their name. */
export function listWorkspaceViolations({ path, ast }: SourceFile): Violation[] {
  // The repository's scripts are not a workspace.
  if (path.startsWith('scripts/')) return []
  return ast.statements.flatMap((node) => {
    const specifier = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return []
    if (workspaceOf(join(path, '..', specifier.text)) === workspaceOf(path)) return []
    const sentence = `${specifier.text} leaves its workspace: import the package by its name`
    return [{ path, line: lineOf(ast, node), rule: 'workspace-border', sentence }]
  })
}

/** `apps/web`, `packages/domain`, `e2e`, `scripts`; empty for the files of the root. */
function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'apps' || first === 'packages') return `${first}/${second}`
  return path.includes('/') && first !== 'scripts' ? first : ''
}
