import { basename, dirname } from 'node:path'
import { belongsToFramework, kindOf, type Surroundings } from './file-kinds.ts'
import type { Fault } from './source-file.ts'

const kebab = /^[a-z\d]+(?:-[a-z\d]+)*$/
const code = /\.(?:[cm]?[jt]sx?|css)$/
const suffixes = new Set(['routes', 'queries', 'reply', 'test', 'spec', 'gen', 'config', 'module', 'd'])
const empty = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'misc',
  'common',
  'lib',
  'service',
  'services',
  'manager',
  'managers',
])

/** What is wrong with a path: words that say nothing, a form other than kebab-case, an unknown suffix, a barrel. */
export function listNameFaults(path: string, surroundings: Surroundings): Fault[] {
  if (!code.test(path) || path.startsWith('.') || ['generated', 'data'].includes(kindOf(path, surroundings).name))
    return []
  const faults: Fault[] = []
  const add = (rule: string, sentence: string) => faults.push({ path, line: 1, rule, sentence })

  const folders = dirname(path)
    .split('/')
    .filter((folder) => folder !== '.')
  const [stem = '', ...middle] = basename(path).split('.').slice(0, -1)
  const isFree = belongsToFramework(path)
  for (const folder of isFree ? [] : folders) {
    if (!kebab.test(folder)) add('kebab-case', `the folder ${folder} is not in kebab-case`)
  }
  if (!isFree && !kebab.test(stem)) add('kebab-case', `${stem} is not in kebab-case`)
  for (const suffix of isFree ? [] : middle) {
    if (!suffixes.has(suffix)) add('suffix', `.${suffix} is not one of .${[...suffixes].join(' .')}`)
  }
  for (const name of [...folders, stem]) {
    const word = name.split('-').at(-1) ?? ''
    if (empty.has(word)) add('empty-name', `${name} says nothing: name it by what it does or is`)
  }
  if (stem === 'index' && !surroundings.packageEntries.has(path))
    add('barrel', "only a package's own entry is called index")
  return faults
}
