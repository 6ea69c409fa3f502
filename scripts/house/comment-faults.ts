import ts from 'typescript'
import { type Fault, lineOf, type SourceFile, visitAll } from './source-file.ts'

interface LineRule {
  rule: string
  pattern: RegExp
  sentence: string
}

const lineRules: LineRule[] = [
  {
    rule: 'suppression',
    pattern: /@ts-(?:ignore|nocheck)|eslint-disable|prettier-ignore/,
    sentence: 'only @ts-expect-error and biome-ignore suppress here, each with its reason',
  },
  {
    rule: 'suppression',
    pattern: /@ts-expect-error(?!:? .{8})|house-allow [a-z-]+(?!: .{8})(?![a-z-])/,
    sentence: 'a suppression carries its reason',
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

/** Comments that the house does not want, and those that it misses. */
export function listCommentFaults({ path, text, ast }: SourceFile): Fault[] {
  const faults: Fault[] = text.split('\n').flatMap((content, index) => {
    const isComment = /^\s*(?:\/\/|\/?\*|\{\/\*)|\/\/ (?:@ts|house|eslint|biome)/.test(content)
    const broken = isComment ? lineRules.filter(({ pattern }) => pattern.test(content)) : []
    return broken.map(({ rule, sentence }) => ({ path, line: index + 1, rule, sentence }))
  })
  if (ast === null) return faults
  visitAll(ast, (node) => {
    if (isEffect(node) && !hasReason(node, ast)) {
      const sentence = `${node.expression.getText()} needs a comment above it that says why an effect`
      faults.push({ path, line: lineOf(ast, node), rule: 'effect-reason', sentence })
    }
  })
  return isDomain(path) ? [...faults, ...listUndocumented(path, ast)] : faults
}

function isEffect(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^(?:React\.)?use(?:Layout|Insertion)?Effect$/.test(node.expression.getText())
}

function hasReason(node: ts.Node, ast: ts.SourceFile): boolean {
  const statement = ts.findAncestor(node, ts.isStatement) ?? node
  return (ts.getLeadingCommentRanges(ast.text, statement.getFullStart()) ?? []).length > 0
}

function isDomain(path: string): boolean {
  return path.startsWith('packages/domain/src/') && !/\.(?:test|spec|gen)\.ts$/.test(path)
}

/** Exported domain functions without the sentence that says promise, unit, invariant and source. */
function listUndocumented(path: string, ast: ts.SourceFile): Fault[] {
  return ast.statements.filter(isExportedFunction).flatMap((node) => {
    if (ts.getJSDocCommentsAndTags(node).length > 0) return []
    const sentence = `${node.name?.text ?? 'a function'} lacks its sentence: promise, unit, invariant, source`
    return [{ path, line: lineOf(ast, node), rule: 'documentation', sentence }]
  })
}

function isExportedFunction(node: ts.Statement): node is ts.FunctionDeclaration {
  if (!ts.isFunctionDeclaration(node)) return false
  return (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}
