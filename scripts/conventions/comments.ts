import ts from 'typescript'
import { isExported, lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

type LineRule = { rule: string; pattern: RegExp; sentence: string }

const lineRules: LineRule[] = [
  {
    rule: 'suppression',
    pattern: /@ts-nocheck|eslint-disable|prettier-ignore|@ts-expect-error(?!:? .{8})/,
    sentence: 'only @ts-expect-error and biome-ignore suppress here, each with its reason',
  },
  {
    rule: 'banner',
    pattern: /^\s*(?:\/\/|\/\*+)\s*[-=*#~─═]{4,}/,
    sentence: 'no banners: a file that needs chapters is two files',
  },
  {
    rule: 'dead-comment',
    pattern: /^\s*\/\/\s*(?:(?:const|let|import|export|await) .*[=({;]|\}?\)?;$|.*[^\s)]\);$|\} else)/,
    sentence: 'commented-out code: history keeps it',
  },
]

/** Lists forbidden comments, and missing reasons and sentences. */
export function listCommentViolations({ path, text, ast }: SourceFile): Violation[] {
  const violations: Violation[] = text.split('\n').flatMap((content, index) => {
    const isComment = /^\s*(?:\/\/|\/?\*|\{\/\*)|\/\/ (?:@ts|eslint)/.test(content)
    const broken = isComment ? lineRules.filter(({ pattern }) => pattern.test(content)) : []
    return broken.map(({ rule, sentence }) => ({ path, line: index + 1, rule, sentence }))
  })
  visitAll(ast, (node) => {
    if (isEffect(node) && !hasReason(node, ast)) {
      const sentence = `${node.expression.getText()} needs a comment above it that says why an effect`
      violations.push({ path, line: lineOf(ast, node), rule: 'effect-reason', sentence })
    }
  })
  return isDomain(path) ? [...violations, ...listUndocumented(path, ast)] : violations
}

function isEffect(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^(?:React\.)?use(?:Layout|Insertion)?Effect$/.test(node.expression.getText())
}

function hasReason(node: ts.Node, ast: ts.SourceFile): boolean {
  const statement = ts.findAncestor(node, ts.isStatement) ?? node
  return (ts.getLeadingCommentRanges(ast.text, statement.getFullStart()) ?? []).length > 0
}

function isDomain(path: string): boolean {
  return path.startsWith('packages/domain/src/') && !/\.(?:test|gen)\.ts$/.test(path)
}

/** Lists exported domain functions without a comment on promise, unit and invariant. */
function listUndocumented(path: string, ast: ts.SourceFile): Violation[] {
  return ast.statements.filter(isExportedFunction).flatMap((node) => {
    if (ts.getJSDocCommentsAndTags(node).length > 0) return []
    const sentence = `${node.name?.text ?? 'a function'} lacks its sentence: promise, unit, invariant`
    return [{ path, line: lineOf(ast, node), rule: 'documentation', sentence }]
  })
}

function isExportedFunction(node: ts.Statement): node is ts.FunctionDeclaration {
  return ts.isFunctionDeclaration(node) && isExported(node)
}
