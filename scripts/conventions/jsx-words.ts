import ts from 'typescript'
import { lineOf, type SourceFile, type Violation, visitAll } from './source-file.ts'

/** Components that shoppers see. The gallery of primitives is for development only. */
const component = /^apps\/web\/src\/(?!features\/gallery\/).*(?<!\.test)\.tsx$/

/** Attributes whose value a page or a screen reader says. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'detail',
  'hint',
  'label',
  'legend',
  'placeholder',
  'title',
])

/** The word by which assistive technology knows a carousel; it is part of ARIA and not translated by pages. */
const roleDescriptions = new Set(['carousel'])

const sentence = 'words for people belong in packages/messages: t(…)'

/** Lists the words in the markup of components, which no catalogue translates (LOC-02). */
export function listJsxWordViolations({ path, ast }: SourceFile): Violation[] {
  if (!component.test(path)) return []
  const violations: Violation[] = []
  visitAll(ast, (node) => {
    if (hasWords(findShownText(node))) violations.push({ path, line: lineOf(ast, node), rule: 'jsx-words', sentence })
  })
  return violations
}

function findShownText(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxExpression(node) && isElement(node.parent)) return findLiteral(node.expression)
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText()) || !node.initializer) return ''
  const { initializer } = node
  return findLiteral(ts.isJsxExpression(initializer) ? initializer.expression : initializer)
}

function isElement(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxFragment(node)
}

/** The fixed words of an expression: of a literal, of a template, and of both branches of a condition. */
function findLiteral(node: ts.Node | undefined): string {
  if (!node) return ''
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
  if (ts.isConditionalExpression(node)) return `${findLiteral(node.whenTrue)} ${findLiteral(node.whenFalse)}`
  return ts.isParenthesizedExpression(node) ? findLiteral(node.expression) : ''
}

function hasWords(text: string): boolean {
  return /\p{L}{2,}/u.test(text) && !roleDescriptions.has(text)
}
