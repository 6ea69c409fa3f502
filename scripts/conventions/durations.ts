import ts from 'typescript'
import { lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

/** The files that can import the durations of the domain; tests may state timeouts in milliseconds. */
const covered = /^(?:apps\/(?:api|web|shop)|packages\/[\w-]+|prove|test-kit)\//
const exempt = /\.(?:test|config)\.tsx?$|\/fixtures\/|^packages\/(?:atelier|messages|pictures)\/|\/durations?\.ts$/

const second = 1000
const factors = new Set([24, 60, 3600, second, 60_000])
const timed =
  /(?:Ms|^ms|[mM]illis|[mM]illiseconds|[tT]imeout|[dD]elay|[iI]nterval|[pP]atience|[tT]tl|[wW]ithin|After|^age|Age)$/
const timers = /^(?:setTimeout|setInterval|AbortSignal\.timeout|pause|sleep|wait)$/

/** Lists durations that are not written as `minutes(15)`: products such as `10 * 60 * 1000`, and milliseconds from 1000 on in names of times. */
export function listDurationViolations({ path, ast }: SourceFile): Violation[] {
  if (!covered.test(path) || exempt.test(path)) return []
  const violations: Violation[] = []
  const add = (node: ts.Node) => {
    const sentence = `${node.getText()} is a duration: write seconds(30), minutes(15), hours(2), days(30)`
    violations.push({ path, line: lineOf(ast, node), rule: 'duration', sentence })
  }
  visitAll(ast, (node) => {
    if (isProduct(node) && !isProduct(node.parent) && isDuration(listFactors(node))) add(node)
    if (ts.isNumericLiteral(node) && toNumber(node) >= second && isTimed(node)) add(node)
  })
  return violations
}

function isProduct(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken
}

function listFactors(node: ts.Expression): ts.Expression[] {
  return isProduct(node) ? [...listFactors(node.left), ...listFactors(node.right)] : [node]
}

/** True for a product with two factors that convert units of time, or with one and otherwise numbers. */
function isDuration(expressions: ts.Expression[]): boolean {
  const numbers = expressions.filter(ts.isNumericLiteral).map(toNumber)
  const found = numbers.filter((number) => factors.has(number)).length
  return found >= 2 || (found === 1 && numbers.length === expressions.length && numbers.includes(second))
}

function toNumber({ text }: ts.NumericLiteral): number {
  return Number(text)
}

/** True if the name of the variable, property or function means a time. */
function isTimed(node: ts.NumericLiteral): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) return timers.test(parent.expression.getText())
  const isNamed =
    ts.isPropertyAssignment(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent)
  return isNamed && timed.test(parent.name.getText())
}
