import ts from 'typescript'
import { parseScript } from '../references/list-passages.ts'

/** A declared name in its spelling. */
export type GivenName = { readonly line: number; readonly name: string }

/** The words of a name: `openTill`, `open-till`, `open_till` and `OpenTILL` are all `open`, `till`. */
export function splitName(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** Lists the names that a file declares: its path, identifiers, reasons, jobs, classes of style sheets, tables and columns. */
export function listNames(path: string, text: string): GivenName[] {
  const inPath = path.split('/').map((part) => ({ line: 1, name: part.replace(/^\.+/, '').replace(/\..*$/, '') }))
  const script = parseScript(path, text)
  if (script !== null) return [...inPath, ...listDeclaredNames(script, path.includes('/tables/'))]
  return path.endsWith('.css') ? [...inPath, ...listClasses(text)] : inPath
}

/** Lists declared identifiers. Uses need no check, and names of other packages are not ours. */
function listDeclaredNames(script: ts.SourceFile, hasColumns: boolean): GivenName[] {
  const found: GivenName[] = []
  const add = (node: ts.Node, name: string) =>
    found.push({ line: script.getLineAndCharacterOfPosition(node.getStart(script)).line + 1, name })
  const visit = (node: ts.Node) => {
    if (isDeclaredName(node)) add(node, node.text)
    if (ts.isStringLiteral(node) && (hasColumns ? isColumn : isValueName)(node)) add(node, node.text)
    ts.forEachChild(node, visit)
  }
  visit(script)
  return found
}

/** A table, a column, or a value of one. */
function isColumn({ text }: ts.StringLiteral): boolean {
  return /^[a-z\d_]+$/.test(text)
}

/** A value of several words that the code names itself: a reason such as 'out_of_stock', or a job such as 'order-mail'. */
function isValueName({ parent, text }: ts.StringLiteral): boolean {
  if (!/^[a-z\d]+(?:[_-][a-z\d]+)+$/.test(text)) return false
  return !ts.isImportDeclaration(parent) && !ts.isExportDeclaration(parent)
}

function isDeclaredName(node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier {
  if (!(ts.isIdentifier(node) || ts.isPrivateIdentifier(node))) return false
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isImportSpecifier(parent) || ts.isMetaProperty(parent)) return false
  return 'name' in parent && parent.name === node
}

function listClasses(text: string): GivenName[] {
  return text.split('\n').flatMap((line, index) => {
    const classes = line.includes('url(') ? [] : [...line.matchAll(/\.([a-zA-Z][\w-]*)/g)]
    return classes.map(([, name = '']) => ({ line: index + 1, name }))
  })
}
