import ts from 'typescript'
import { lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

/** Sources that ship with the shop. */
const covered = /^(?:apps\/[\w-]+\/(?:src|browser)|packages\/(?!test-kit\/)[\w-]+\/src)\//
const exempt = /\.test\.tsx?$|\/testing\//

/** The files that hand the machine's clock to the others, or have to read it themselves. */
const readers: readonly RegExp[] = [
  // The API's composition, and the commands of the shop, each of which composes what it needs.
  /^apps\/api\/src\/make-deps\.ts$/,
  /^apps\/shop\/src\//,
  // The clock of the browser, for the shop and for the back office.
  /^apps\/(?:web|backoffice)\/src\/client\/clock\.ts$/,
  // The payment sandbox is a process, and its card fields a page, of their own.
  /^apps\/payment-sandbox\/(?:src\/options|browser\/card-fields-frame)\.ts$/,
  // The library of OpenID Connect and the file system know the machine's clock only.
  /^apps\/api\/src\/infra\/(?:identity-providers\/open-oidc-provider|pictures\/image-store)\.ts$/,
]

/** Lists reads of the machine's clock outside the files that hand it to the others. */
export function listClockViolations({ path, ast }: SourceFile): Violation[] {
  if (!covered.test(path) || exempt.test(path) || readers.some((reader) => reader.test(path))) return []
  const violations: Violation[] = []
  visitAll(ast, (node) => {
    if (!readsClock(node)) return
    const sentence = `${node.getText(ast)} reads the machine's clock: take the injected one (deps.now, readClock)`
    violations.push({ path, line: lineOf(ast, node), rule: 'clock', sentence })
  })
  return violations
}

/** True for `Date.now`, called or handed on, for `Date()` and for `new Date()` without arguments. */
function readsClock(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'now' && isDate(node.expression)
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length
  return ts.isCallExpression(node) && isDate(node.expression)
}

function isDate(node: ts.Expression): boolean {
  return ts.isIdentifier(node) ? node.text === 'Date' : /^(?:globalThis|window|self)\.Date$/.test(node.getText())
}
