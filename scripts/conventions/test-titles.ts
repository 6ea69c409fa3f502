import ts from 'typescript'
import { lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

const id = String.raw`(?:[A-Z]+-\d+|T\d+)`
const sharedBrackets = new RegExp(String.raw`\[${id}(?:,? +${id})+\]`)

/** Lists test titles in which several ids share their brackets. */
export function listTestTitleViolations({ path, ast }: SourceFile): Violation[] {
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return []
  const violations: Violation[] = []
  visitAll(ast, (node) => {
    if (!isTest(node) || !sharedBrackets.test(titleOf(node))) return
    const sentence = 'each id of a title has brackets of its own: [CART-09] [CAT-05]'
    violations.push({ path, line: lineOf(ast, node), rule: 'title-ids', sentence })
  })
  return violations
}

function isTest(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^test\b/.test(node.expression.getText())
}

function titleOf({ arguments: [title] }: ts.CallExpression): string {
  return title && ts.isStringLiteralLike(title) ? title.text : ''
}
