// Names, comments and pages use the terms of docs/glossary.md, and no private words.
// `node scripts/run.mjs scripts/check-vocabulary.ts apps/api` looks at one folder.
import { readFileSync } from 'node:fs'
import { listFiles } from './conventions/list-files.ts'
import { listPrivateWords } from './vocabulary/private-words.ts'

const readable = /\.(?:[cm]?[jt]sx?|css|md)$/
/** Published migrations are never edited; the glossary and the rules name the words that they refuse. */
const exempt = /\/migrations\/|\.gen\.|^docs\/glossary\.md$|^scripts\/vocabulary\/(?:private-terms|.+\.test)\.ts$/

const wanted = process.argv.slice(2)
const found = listFiles()
  .filter((path) => readable.test(path) && !exempt.test(path))
  .filter((path) => wanted.length === 0 || wanted.some((folder) => path.startsWith(folder)))
  .flatMap((path) => listPrivateWords(path, readFileSync(path, 'utf8')))

for (const { path, line, sentence } of found) process.stdout.write(`${path}:${line} vocabulary: ${sentence}\n`)
if (found.length > 0) process.exitCode = 1
