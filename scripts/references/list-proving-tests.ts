import ts from 'typescript'
import { parseScript } from './list-passages.ts'

/** Lists the behaviours that the titles of a test file name in brackets, such as `[CART-21]` or `[CART-21, T6]`. */
export function listProvenBehaviours(path: string, text: string): string[] {
  const script = parseScript(path, text)
  if (script === null) return []
  const ids = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) for (const title of listTitles(node)) addIds(title)
    ts.forEachChild(node, visit)
  }
  const addIds = (title: string) => {
    for (const [, list = ''] of title.matchAll(/\[([^\]]*)\]/g)) {
      for (const [id] of list.matchAll(/\b[A-Z]{2,4}-\d\d\b/g)) ids.add(id)
    }
  }
  visit(script)
  return [...ids].sort()
}

/** The string arguments of a call: a title may be an argument of `test`, of `test.each` or of a function around them. */
function listTitles(call: ts.CallExpression): string[] {
  return call.arguments.flatMap((argument) => {
    if (ts.isStringLiteralLike(argument)) return [argument.text]
    if (!ts.isTemplateExpression(argument)) return []
    return [argument.head.text, ...argument.templateSpans.map(({ literal }) => literal.text)]
  })
}

/** Maps each behaviour to the test files that prove it, ordered by path. */
export function groupProvingTests(tests: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const proving = new Map<string, string[]>()
  for (const [path, ids] of [...tests].sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const id of ids) proving.set(id, [...(proving.get(id) ?? []), path])
  }
  return proving
}
