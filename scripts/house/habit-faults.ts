import { join } from 'node:path'
import ts from 'typescript'
import type { Surroundings } from './file-kinds.ts'
import { type Fault, lineOf, type SourceFile, visitAll } from './source-file.ts'

interface Habit {
  rule: string
  appliesTo: (path: string) => boolean
  /** The sentence that blames the node, or null. */
  judge: (node: ts.Node, path: string) => string | null
}

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path)

const habits: Habit[] = [
  { rule: 'workspace-border', appliesTo: () => true, judge: judgeImport },
  { rule: 'environment', appliesTo: readsNoEnvironment, judge: judgeEnvironment },
  { rule: 'test-title', appliesTo: isTest, judge: judgeTestTitle },
  { rule: 'no-sleep', appliesTo: (path) => path.startsWith('e2e/'), judge: judgeSleep },
  { rule: 'duration', appliesTo: (path) => !/\/duration[^/]*$/.test(path), judge: judgeDuration },
]

/** Habits of the house that show in the syntax tree: borders, the environment, test titles, durations, use-case names. */
export function listHabitFaults({ path, ast }: SourceFile, surroundings: Surroundings): Fault[] {
  if (ast === null) return []
  const faults: Fault[] = []
  const applying = habits.filter(({ appliesTo }) => appliesTo(path))
  visitAll(ast, (node) => {
    for (const { rule, judge } of applying) {
      const sentence = judge(node, path)
      if (sentence !== null) faults.push({ path, line: lineOf(ast, node), rule, sentence })
    }
  })
  return surroundings.useCases.has(path) ? [...faults, ...listMainExportFaults(path, ast)] : faults
}

function judgeImport(node: ts.Node, path: string): string | null {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return null
  const specifier = node.moduleSpecifier
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return null
  const target = join(path, '..', specifier.text)
  // The repository's own scripts may look behind every door.
  if (path.startsWith('scripts/') || workspaceOf(target) === workspaceOf(path)) return null
  return `${specifier.text} leaves its workspace: import the package by its name`
}

/** `apps/web`, `packages/domain`, `e2e`, `scripts`; the repository itself for the files of its root. */
function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'apps' || first === 'packages') return `${first}/${second}`
  return first === 'e2e' || first === 'bench' || first === 'prove' ? first : ''
}

function readsNoEnvironment(path: string): boolean {
  if (isTest(path) || path === 'apps/api/src/config.ts') return false
  return /^(?:apps\/api|packages\/(?:domain|contracts|messages))\/src\//.test(path)
}

function judgeEnvironment(node: ts.Node): string | null {
  const reads = ts.isPropertyAccessExpression(node) && node.getText() === 'process.env'
  return reads ? 'process.env is read by apps/api/src/config.ts alone' : null
}

function judgeTestTitle(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !/^(?:test|it)\b/.test(node.expression.getText())) return null
  const title = node.arguments[0]
  if (!title || !ts.isStringLiteralLike(title)) return null
  return /^(?:it |they |we |(?:an?|the) [\w-]+ )?should\b/i.test(title.text)
    ? `'${title.text}' is a wish: say what is`
    : null
}

function judgeSleep(node: ts.Node): string | null {
  if (!ts.isCallExpression(node)) return null
  const sleeps = /(?:\bwaitForTimeout|^setTimeout|timers\/promises)$/.test(node.expression.getText())
  return sleeps ? 'a journey waits for what it sees, never for time' : null
}

const parts = new Set(['7', '12', '24', '30', '60', '365', '1000', '1_000', '3600', '3_600', '60_000'])

function judgeDuration(node: ts.Node): string | null {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return null
  const isTime = [node.left, node.right].every((side) => ts.isNumericLiteral(side) && parts.has(side.getText()))
  return isTime ? `${node.getText()} is a duration: write minutes(15), hours(2), days(30)` : null
}

/** A use case's file and its main export have the same words: `add-item.ts` exports `addItem`. */
function listMainExportFaults(path: string, ast: ts.SourceFile): Fault[] {
  const stem = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
  const main = stem.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase()).toLowerCase()
  const names = ast.statements.flatMap(listExportedNames)
  if (names.some((name) => name.toLowerCase() === main)) return []
  return [{ path, line: 1, rule: 'main-export', sentence: `${stem}.ts exports nothing of the same words` }]
}

function listExportedNames(statement: ts.Statement): string[] {
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText())
  }
  const name = (statement as ts.DeclarationStatement).name
  return name ? [name.getText()] : []
}

function isExportKeyword(modifier: ts.ModifierLike): boolean {
  return modifier.kind === ts.SyntaxKind.ExportKeyword
}
