// Files and commit messages contain no paths of one machine, no registry hosts and no unfinished work.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { listLeakedPaths } from './checks/leaked-paths.ts'
import { listFiles } from './conventions/list-files.ts'

const textual =
  /\.(?:[cm]?[jt]sx?|json|md|css|html|sql|ya?ml|toml|txt|svg|sh)$|(?:^|\/)(?:\.npmrc|\.gitignore|run|Dockerfile)$/
const ruleBooks = new Set(['scripts/checks/leaked-paths.ts', 'scripts/checks/leaked-paths.test.ts'])

const leaks = listFiles()
  .filter((path) => textual.test(path) && !ruleBooks.has(path))
  .flatMap((path) => listLeakedPaths(readFileSync(path, 'utf8')).map((leak) => `${path}:${leak}`))

for (const leak of [...leaks, ...listLeaksOfCommits()]) {
  process.stdout.write(`${leak}\n`)
  process.exitCode = 1
}

function listLeaksOfCommits(): string[] {
  if (!existsSync('.git')) return []
  const messages = execFileSync('git', ['log', '--format=%h %s %b'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return listLeakedPaths(messages).map((leak) => `commit message, line ${leak}`)
}
