import ts from 'typescript'
import { belongsToFramework, kindOf, type Surroundings } from './file-kinds.ts'
import { countLines, type Fault, lineOf, type SourceFile, visitAll } from './source-file.ts'

const componentStop = 120
const importStop = 20

type Stops = { readonly lines: number; readonly parameters: number; readonly nesting: number }

const stops: Stops = { lines: 60, parameters: 3, nesting: 3 }
/** The atelier's renderers: they run over rows, columns and rays, millions of times, and draw shapes point by point (decision 0010). */
const rendererStops: Stops = { lines: 80, parameters: 5, nesting: 5 }
const rendererPath = /^atelier\/src\/(?:garment|render|shoe)\//

const stopsOf = (path: string): Stops => (rendererPath.test(path) ? rendererStops : stops)

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

/** Lengths of a file and of its functions, their parameters and their nesting. */
export function listLengthFaults({ path, text, ast }: SourceFile, surroundings: Surroundings): Fault[] {
  const { name, stop } = kindOf(path, surroundings)
  if (stop === null) return []
  const faults: Fault[] = []
  const lines = text.trimEnd().split('\n').length
  if (lines > stop)
    faults.push({ path, line: 1, rule: 'file-length', sentence: `${lines} lines: a ${name} stops at ${stop}` })
  if (ast === null) return faults

  const imports = ast.statements.filter(ts.isImportDeclaration).length
  if (imports > importStop)
    faults.push({ path, line: 1, rule: 'imports', sentence: `${imports} imports: at most ${importStop}` })
  visitAll(ast, (node) => {
    if (isFunction(node) && node.body) faults.push(...listFunctionFaults(path, ast, node))
  })
  return faults
}

function listFunctionFaults(path: string, ast: ts.SourceFile, node: FunctionNode): Fault[] {
  const faults: Fault[] = []
  const line = lineOf(ast, node)
  const name = findName(node)
  const isComponent = path.endsWith('.tsx') && name !== null && /^[A-Z]/.test(name)
  const limits = stopsOf(path)
  const stop = isComponent ? componentStop : limits.lines
  const lines = isComponent ? countLines(ast, node) : countOwnLines(ast, node)
  if (lines > stop && !isGroup(node)) {
    faults.push({
      path,
      line,
      rule: 'function-length',
      sentence: `${name ?? 'a function'} has ${lines} lines: stop at ${stop}`,
    })
  }
  // The signature of a callback without a name is not ours to choose.
  if (name !== null && !belongsToFramework(path) && node.parameters.length > limits.parameters) {
    const sentence = `${name} has ${node.parameters.length} positional parameters: at most ${limits.parameters}`
    faults.push({ path, line, rule: 'parameters', sentence })
  }
  const depth = name === null ? 0 : measureNesting(node)
  if (depth > limits.nesting) {
    faults.push({ path, line, rule: 'nesting', sentence: `${name} nests ${depth} deep: at most ${limits.nesting}` })
  }
  return faults
}

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  )
}

/** The name a function goes by: its own, or that of the constant or property that holds it. */
function findName(node: FunctionNode): string | null {
  if (node.name) return node.name.getText()
  const holder = node.parent
  if (ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder)) return holder.name.getText()
  return null
}

/** Lines without those of named functions inside: they are measured by themselves. */
function countOwnLines(ast: ts.SourceFile, node: FunctionNode): number {
  let inner = 0
  const visit = (child: ts.Node) => {
    if (isFunction(child) && findName(child) !== null) inner += countLines(ast, child)
    else ts.forEachChild(child, visit)
  }
  ts.forEachChild(node, visit)
  return countLines(ast, node) - inner
}

/** True for the function that groups tests, `describe('…', () => { … })`: it is a chapter, not a procedure. */
function isGroup(node: FunctionNode): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression.getText().startsWith('describe')
}

/** Depth of branches and loops, through callbacks but not into functions that have a name. */
function measureNesting(node: FunctionNode): number {
  let deepest = 0
  const visit = (child: ts.Node, depth: number) => {
    if (isFunction(child) && findName(child) !== null) return
    const inner = isBranch(child) ? depth + 1 : depth
    deepest = Math.max(deepest, inner)
    ts.forEachChild(child, (grandchild) => visit(grandchild, inner))
  }
  ts.forEachChild(node, (child) => visit(child, 0))
  return deepest
}

function isBranch(node: ts.Node): boolean {
  if (ts.isIfStatement(node)) return !(ts.isIfStatement(node.parent) && node.parent.elseStatement === node)
  return ts.isIterationStatement(node, false) || ts.isSwitchStatement(node) || ts.isTryStatement(node)
}
