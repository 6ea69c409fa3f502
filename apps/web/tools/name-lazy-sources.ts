import { relative, resolve } from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'

/** The functions that take `() => import('./file.tsx').then(…)` first and the name of that file last. */
const makers = new Set(['lazyComponent', 'staticPart', 'hydrateSoon', 'hydrateOnInteraction', 'hydrateOnVisible'])

/**
 * Gives the server's build the file of each lazy component, relative to `root`, as its last argument. By it the server finds the style
 * sheets that the browser's build made for the component (`rendering/page-styles.ts`).
 */
export function nameLazySources(root: string): Plugin {
  return {
    name: 'lacehouse:lazy-sources',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) => (isCandidate(code, id) ? addSources(code, id, root) : null),
  }
}

const isCandidate = (code: string, id: string) =>
  !id.includes('node_modules') && code.includes('import(') && [...makers].some((name) => code.includes(`${name}(`))

function addSources(code: string, id: string, root: string): string {
  const calls = listCalls(parseAst(code)).flatMap((call) => {
    const path = findImportedPath(call.arguments[0])
    return path === null ? [] : [{ end: call.end - 1, source: relative(root, resolve(id, '..', path)) }]
  })
  return calls
    .toSorted((a, b) => b.end - a.end)
    .reduce((text, { end, source }) => `${cutComma(text.slice(0, end))}, '${source}'${text.slice(end)}`, code)
}

const cutComma = (text: string) => text.replace(/,\s*$/, '')

/** Lists the calls of the functions that make lazy components. */
function listCalls(node: unknown): ESTree.CallExpression[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(listCalls)
  return isMakerCall(node) ? [...inner, node] : inner
}

const isMakerCall = (node: object): node is ESTree.CallExpression => {
  const { type, callee } = node as Partial<ESTree.CallExpression>
  return type === 'CallExpression' && callee?.type === 'Identifier' && makers.has(callee.name)
}

/** Finds the path of the first dynamic import below a node; null if there is none. */
function findImportedPath(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null
  const { type, source } = node as { readonly type?: string; readonly source?: { readonly value?: unknown } }
  if (type === 'ImportExpression' && typeof source?.value === 'string') return source.value
  for (const value of Object.values(node)) {
    const found = findImportedPath(value)
    if (found !== null) return found
  }
  return null
}
