import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Route = {
  readonly id: string
  readonly module: string
  readonly hasDefaultExport: boolean
  readonly hasErrorBoundary: boolean
}

/**
 * Lists the routes whose file of scripts lacks an export that the router reads by its name. A file may hold other modules too
 * (`shareEntries` in the configuration of Vite), which a change of the router or the bundler could end (docs/decisions/0149).
 */
export function listRouteProblems(manifest: string, read: (path: string) => string): string[] {
  const { routes }: { readonly routes: Readonly<Record<string, Route>> } = JSON.parse(
    manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1),
  )
  return Object.values(routes).flatMap(({ id, module, hasDefaultExport, hasErrorBoundary }) => {
    const names = listExports(read(module))
    const wanted = [...(hasDefaultExport ? ['default'] : []), ...(hasErrorBoundary ? ['ErrorBoundary'] : [])]
    return wanted.filter((name) => !names.has(name)).map((name) => `the route ${id} does not export ${name}`)
  })
}

/** The names that a built file exports: `export{a as default,b as handle,c}`. */
function listExports(code: string): Set<string> {
  const lists = [...code.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','))
  const names = lists.map(
    (one) =>
      one
        .split(/\sas\s/)
        .at(-1)
        ?.trim() ?? '',
  )
  return new Set(/\bexport\s+default\b/.test(code) ? [...names, 'default'] : names)
}

/** The same for the build in a folder. */
export function listBuiltRouteProblems(folder: string): string[] {
  const assets = join(folder, 'client/assets')
  const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
  if (!manifest) return ['the router writes no manifest of its routes']
  const read = (path: string) => readFileSync(join(folder, 'client', path), 'utf8')
  return listRouteProblems(readFileSync(join(assets, manifest), 'utf8'), read)
}
