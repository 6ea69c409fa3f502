// The conventions that the linter has no rule for, one violation a line as `path:line rule: sentence`.
// `node scripts/run.mjs scripts/check-conventions.ts apps/web` looks at one folder.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './conventions/list-files.ts'
import { listViolations } from './conventions/list-violations.ts'

const wanted = process.argv.slice(2)
const files = listFiles()
const repository = {
  packageEntries: new Set(files.filter((path) => path.endsWith('package.json')).flatMap(listPackageEntries)),
  useCases: new Set(files.filter((path) => /^apps\/api\/.*\.routes\.ts$/.test(path)).flatMap(listUseCases)),
}
const violations = files
  .filter((path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path))
  .filter((path) => wanted.length === 0 || wanted.some((folder) => path.startsWith(folder)))
  .flatMap((path) => listViolations(path, readFileSync(path, 'utf8'), repository))

for (const { path, line, rule, sentence } of violations) process.stdout.write(`${path}:${line} ${rule}: ${sentence}\n`)
if (violations.length > 0) process.exitCode = 1

/** The files that a package's `exports` name. */
function listPackageEntries(path: string): string[] {
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'))
  return Object.values(exports).map((target) => join(dirname(path), target))
}

/** The use cases of a module: the files without a suffix that its routes import. */
function listUseCases(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(/from '\.\/([a-z\d-]+\.ts)'/g)
  return [...imports].map(([, name = '']) => join(dirname(path), name))
}
