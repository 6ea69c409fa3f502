import ts from 'typescript'
import { lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

/** The files that can import the durations of the domain; tests may state timeouts in milliseconds. */
const covered = /^(?:apps\/(?:api|backoffice|shop|web)|packages\/[\w-]+|bench|e2e|prove)\//
const exempt =
  /\.(?:test|spec|config)\.tsx?$|\/(?:fixtures|testing)\/|^packages\/(?:messages|pictures)\/|\/durations?\.ts$/

const second = 1000
const factors = new Set([24, 60, 3600, second, 60_000])
/** Minutes, hours and days in milliseconds, which as factors are nothing else. */
const units = new Set([60_000, 3_600_000, 86_400_000])
const timed =
  /(?:Ms|^ms|[mM]illis|[mM]illiseconds|[tT]imeout|[dD]elay|[iI]nterval|[pP]atience|[tT]tl|[wW]ithin|After|^age|Age|Wait|Pause|Hold|Lasts|^rest|Rest)$/
/** An expression that answers a moment, such as `Date.now()`. */
const moment = /(?:^|\.)(?:now|getTime|readClock)\(\)$|^now$|At$/
const timers = /^(?:setTimeout|setInterval|AbortSignal\.timeout|pause|sleep|wait)$/

/** Lists durations that are not written as `minutes(15)`: products such as `10 * 60 * 1000`, and milliseconds from 1000 on in names of times and beside moments. */
export function listDurationViolations({ path, ast }: SourceFile): Violation[] {
  if (!covered.test(path) || exempt.test(path)) return []
  const violations: Violation[] = []
  const add = (node: ts.Node) => {
    const sentence = `${node.getText()} is a duration: write seconds(30), minutes(15), hours(2), days(30)`
    violations.push({ path, line: lineOf(ast, node), rule: 'duration', sentence })
  }
  visitAll(ast, (node) => {
    if (isProduct(node) && !isProduct(node.parent) && isDuration(listFactors(node))) add(node)
    if (ts.isNumericLiteral(node) && toNumber(node) >= second && (isTimed(node) || isBesideMoment(node))) add(node)
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
  if (expressions.length > 1 && numbers.some((number) => units.has(number))) return true
  return found >= 2 || (found === 1 && numbers.length === expressions.length && numbers.includes(second))
}

function toNumber({ text }: ts.NumericLiteral): number {
  return Number(text)
}

/** True for what is added to a moment or taken from it, as in `Date.now() + 120_000`. */
function isBesideMoment(node: ts.NumericLiteral): boolean {
  const { parent } = node
  if (!ts.isBinaryExpression(parent)) return false
  const { kind } = parent.operatorToken
  if (kind !== ts.SyntaxKind.PlusToken && kind !== ts.SyntaxKind.MinusToken) return false
  return moment.test((parent.left === node ? parent.right : parent.left).getText())
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
