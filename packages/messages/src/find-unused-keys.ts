import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The keys that sources mention: whole keys in quotes, and prefixes of keys in templates and sums (`listing.sort.${…}`,
 * `'listing.sort.' + …`). A prefix has at least two words, because names of calls and of storage begin with one word, too.
 */
export type KeyMentions = { readonly keys: ReadonlySet<string>; readonly prefixes: readonly string[] }

/** Lists the keys that no source mentions and no declared prefix covers. */
export function findUnusedKeys(keys: readonly string[], mentions: KeyMentions, declared: readonly string[]): string[] {
  const prefixes = [...mentions.prefixes, ...declared]
  return keys.filter((key) => !mentions.keys.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
}

/** Collects the mentions of source texts. */
export function toMentions(sources: Iterable<string>): KeyMentions {
  const keys = new Set<string>()
  const prefixes = new Set<string>()
  for (const source of sources) {
    for (const [, key] of source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)) if (key) keys.add(key)
    for (const [, prefix] of source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+\.)['"`]/g)) if (prefix) prefixes.add(prefix)
    for (const [, prefix] of source.matchAll(/[`]([\w-]+(?:\.[\w-]+)+\.)\$\{/g)) if (prefix) prefixes.add(prefix)
  }
  return { keys, prefixes: [...prefixes] }
}

/** Reads the sources in the folders, without tests and generated files. */
export function* readSources(folders: readonly string[]): Generator<string> {
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !/^(node_modules|build|dist|passes|data|\..*)$/.test(entry.name)) {
        yield* readSources([join(folder, entry.name)])
      } else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !/\.(test|spec|gen)\.tsx?$/.test(entry.name)) {
        yield readFileSync(join(folder, entry.name), 'utf8')
      }
    }
  }
}
