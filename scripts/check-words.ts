// No file and no commit message names one machine's paths or a registry's host, or leaves work behind.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { listWordFaults } from './checks/word-faults.ts'
import { listFiles } from './house/list-files.ts'

const textual =
  /\.(?:[cm]?[jt]sx?|json|md|css|html|sql|ya?ml|toml|txt|svg|sh)$|(?:^|\/)(?:\.npmrc|\.gitignore|run|Dockerfile)$/
const ruleBooks = new Set(['scripts/checks/word-faults.ts', 'scripts/checks/word-faults.test.ts'])

const faults = listFiles()
  .filter((path) => textual.test(path) && !ruleBooks.has(path))
  .flatMap((path) => listWordFaults(readFileSync(path, 'utf8')).map((fault) => `${path}:${fault}`))

for (const fault of [...faults, ...listCommitFaults()]) {
  process.stdout.write(`${fault}\n`)
  process.exitCode = 1
}

function listCommitFaults(): string[] {
  if (!existsSync('.git')) return []
  const messages = execFileSync('git', ['log', '--format=%h %s %b'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return listWordFaults(messages).map((fault) => `commit message, line ${fault}`)
}
