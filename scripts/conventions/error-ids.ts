import ts from 'typescript'
import { lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

/** The layers that refuse with reasons; ids of the wire stand in the modules and in the table of `apps/api/src/http`. */
const covered = /^(?:apps\/api\/src\/(?:core|infra)|packages\/domain\/src)\//
const test = /\.test\.tsx?$/

/** An id of the error catalogue, such as PAY401; the names of signatures, such as ES256, look alike. */
const errorId = /^(?![EHPR]S\d)[A-Z]{2,4}\d{3,4}$/

/** Lists ids of the error catalogue below the modules, which refuse with `toErrorId('out_of_stock')`. */
export function listErrorIdViolations({ path, ast }: SourceFile): Violation[] {
  if (!covered.test(path) || test.test(path)) return []
  const violations: Violation[] = []
  visitAll(ast, (node) => {
    if (!ts.isStringLiteral(node) || !errorId.test(node.text)) return
    const sentence = `'${node.text}' is an id of the wire: refuse with a reason of http/error-ids.ts`
    violations.push({ path, line: lineOf(ast, node), rule: 'error-id', sentence })
  })
  return violations
}
