import ts from 'typescript'
import { isExported, type Repository, type SourceFile, type Violation } from './source-file.ts'

const maxLines = 90
const maxImports = 20

/** A use case has at most 90 lines and exports a function of the words of its file; any file has at most 20 imports. */
export function listUseCaseViolations({ path, text, ast }: SourceFile, { useCases }: Repository): Violation[] {
  const toViolation = (rule: string, sentence: string) => ({ path, line: 1, rule, sentence })
  const violations: Violation[] = []
  const imports = ast.statements.filter(ts.isImportDeclaration).length
  if (imports > maxImports) violations.push(toViolation('imports', `${imports} imports: at most ${maxImports}`))
  if (!useCases.has(path)) return violations
  const lines = text.trimEnd().split('\n').length
  if (lines > maxLines)
    violations.push(toViolation('use-case-length', `${lines} lines: a use case has at most ${maxLines}`))
  const stem = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
  const names = ast.statements.flatMap(listExportedNames)
  if (!names.some((name) => name.toLowerCase() === stem.replaceAll('-', '')))
    violations.push(toViolation('main-export', `${stem}.ts exports nothing of the same words`))
  return violations
}

function listExportedNames(statement: ts.Statement): string[] {
  if (!isExported(statement)) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText())
  }
  const name = (statement as ts.DeclarationStatement).name
  return name ? [name.getText()] : []
}
