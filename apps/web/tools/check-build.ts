import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPageBytes } from '../src/host/encoded-body.ts'
import { loadWebBuild } from '../src/host/web-build.ts'
import { listScriptHashes, toInlineHash } from '../src/rendering/inline-hashes.ts'
import type { RenderedDocument } from '../src/rendering/rendered-document.ts'
import { createEmptyShop } from './create-empty-shop.ts'
import { type BuiltFile, findImportCircle } from './find-import-circle.ts'
import { listBuiltRouteProblems } from './list-route-problems.ts'

/**
 * Renders a page of a build, and throws if the document does not have the expected structure, for example after an update
 * of the framework (docs/decisions/0027, 0149), or if files of scripts import each other (0138).
 */
export async function checkBuild(folder: string): Promise<void> {
  const files: Record<string, BuiltFile> = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'))
  const circle = findImportCircle(files)
  if (circle) throw new Error(`files of the build import each other: ${circle.join(' → ')}`)
  const routeProblems = listBuiltRouteProblems(folder)
  if (routeProblems.length > 0) throw new Error(`the build has other routes than expected: ${routeProblems.join(', ')}`)
  const { handlePage } = await loadWebBuild(folder)
  const shop = createEmptyShop('/en-us', 'en-us')
  await handlePage(new Request('http://localhost/en-us'), shop)
  if (!shop.document) throw new Error('the build renders no document')
  const problems = listDocumentProblems(shop.document)
  if (problems.length > 0) throw new Error(`the build renders another document than expected: ${problems.join(', ')}`)
}

/** Lists the problems of a rendered document: it needs inline styles, disabled style sheet links and deferred scripts. */
function listDocumentProblems({ html: text, scriptHashes, styleHashes }: RenderedDocument): string[] {
  const html = toPageBytes(text).toString()
  const [end, data = '', waiting = ''] = findEnd.exec(html) ?? []
  const running = html.replace(waiting, '')
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const modules = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => toInlineHash(css))
  const expectations = {
    'no style is written into the page': /<style [^>]*data-href="[^"]+"[^>]*>[^<]+/.test(html),
    'no style sheet is linked': links.length > 0,
    'a style sheet is fetched': links.every((link) => link.includes('disabled')),
    'no module script waits': /<script[^>]*type="module"/.test(waiting),
    'no module is named for the browser': modules.length > 0,
    'a module is named without its hash': modules.every((link) => / integrity="sha256-[^"]+"/.test(link)),
    'the data of the page is not between the router and the script that begins': end !== undefined && isLines(data),
    'the router takes its data elsewhere': waiting.includes('__reactRouterContext.streamController = controller'),
    // The entry reads the words that the page's routes need from there, before it hydrates them (0149).
    'the router keeps the modules of its routes elsewhere': /window\.__reactRouterRouteModules\s*=\s*\{/.test(waiting),
    'a module script does not wait': !/<script[^>]*type="module"/.test(running),
    'a module is fetched at once': !/<link rel="modulepreload"/.test(running),
    // The document has no content, so that all of its scripts are the build's own.
    'an inline script is not of the build': listScriptHashes(html).every((hash) => scriptHashes.includes(hash)),
    'a hash has no inline script': scriptHashes.every((hash) => listScriptHashes(html).includes(hash)),
    'an inline style is not of the build': styles.every((hash) => styleHashes.includes(hash)),
  }
  return Object.entries(expectations).flatMap(([problem, holds]) => (holds ? [] : [problem]))
}

/** The end of a document: the script that restores the scroll position, the data, the waiting scripts and the script that begins. */
const findEnd =
  /<\/script><script type="application\/json">([\s\S]*?)<\/script><noscript data-scripts="true">([\s\S]*?)<\/noscript><script>/

const isLines = (data: string) => data.startsWith('[') && data.endsWith(']\n') && !data.includes('<')
