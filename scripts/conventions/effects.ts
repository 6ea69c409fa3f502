import ts from 'typescript'
import { lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

const effects = ['useEffect', 'useLayoutEffect', 'useInsertionEffect']

/**
 * Lists effects that return what an expression answers. React calls it as the clean-up, also where it is a promise or another
 * value: an effect has braces, or its expression is the clean-up function itself.
 */
export function listEffectViolations({ path, ast }: SourceFile): Violation[] {
  const violations: Violation[] = []
  visitAll(ast, (node) => {
    if (!ts.isCallExpression(node) || !effects.includes(nameOf(node.expression))) return
    const [effect] = node.arguments
    if (!effect || !ts.isArrowFunction(effect) || ts.isBlock(effect.body) || ts.isArrowFunction(effect.body)) return
    violations.push({
      path,
      line: lineOf(ast, effect),
      rule: 'effect-return',
      sentence: 'an effect returns nothing or its clean-up: put its expression into braces',
    })
  })
  return violations
}

function nameOf(callee: ts.Expression): string {
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : ts.isIdentifier(callee) ? callee.text : ''
}
