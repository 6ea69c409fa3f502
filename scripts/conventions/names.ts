import { basename, dirname } from 'node:path'
import type { Repository, Violation } from './source-file.ts'

const kebab = /^[a-z\d]+(?:-[a-z\d]+)*$/
const empty = new Set(['util', 'helper', 'misc', 'common', 'lib', 'service', 'manager'])
/** Folders whose names come from a framework or a program. */
const foreign = /^apps\/web\/src\/routes\/|(?:^|\/)(?:migrations|data|passes)\/|(?:^|\/)\./

/** Checks that folders are kebab-case, names are not empty words, and there are no barrels; the linter checks other file names. */
export function listNameViolations(path: string, { packageEntries }: Repository): Violation[] {
  if (foreign.test(path)) return []
  const folders = dirname(path)
    .split('/')
    .filter((folder) => folder !== '.')
  const stem = basename(path).replace(/\..*$/, '')
  const toViolation = (rule: string, sentence: string) => ({ path, line: 1, rule, sentence })
  return [
    ...folders
      .filter((folder) => !kebab.test(folder))
      .map((folder) => toViolation('kebab-case', `the folder ${folder} is not in kebab-case`)),
    ...[...folders, stem]
      .filter((name) => empty.has((name.split('-').at(-1) ?? '').replace(/s$/, '')))
      .map((name) => toViolation('empty-name', `${name} says nothing: name it by what it does or is`)),
    ...(stem === 'index' && !packageEntries.has(path)
      ? [toViolation('barrel', "only a package's own entry is called index")]
      : []),
  ]
}
