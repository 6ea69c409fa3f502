import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { listFiles } from '../conventions/list-files.ts'
import { groupProvingTests, listProvenBehaviours } from './list-proving-tests.ts'

const testFile = /\.(?:test|spec)\.tsx?$/

/** Writes the present tests into the last column of the page of behaviours; its sentences are written by hand and stay. */
export function toBehavioursPage(page: string, proving: ReadonlyMap<string, readonly string[]>): string {
  return page.replaceAll(
    /^\| ([A-Z]{2,4}-\d\d) \| (.*) \| [^|]* \|$/gm,
    (_, id: string, sentence: string) => `| ${id} | ${sentence} | ${toLinks(proving.get(id) ?? [])} |`,
  )
}

function toLinks(paths: readonly string[]): string {
  if (paths.length === 0) return 'not yet'
  return paths.map((path) => `[${basename(path).replace(testFile, '')}](../${path})`).join(', ')
}

/** Reads the page and every test file of the repository. */
export function writeBehaviours(): string {
  const paths = listFiles().filter((path) => testFile.test(path) && !path.startsWith('scripts/references/'))
  const tests = new Map(paths.map((path) => [path, listProvenBehaviours(path, readFileSync(path, 'utf8'))]))
  return toBehavioursPage(readFileSync('docs/behaviours.md', 'utf8'), groupProvingTests(tests))
}
