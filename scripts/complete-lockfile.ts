// Adds the packages of other platforms that npm left out of the lockfile, so that `npm ci` accepts it everywhere.
import { readFileSync, writeFileSync } from 'node:fs'
import { type Lockfile, listAbsentOptional, toPlatformEntry } from './checks/absent-optional.ts'

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const absent of listAbsentOptional(lockfile)) {
  const entry = toPlatformEntry(absent)
  const path = `node_modules/${absent.name}`
  if (entry === null || lockfile.packages[path]) {
    process.stderr.write(`${absent.name}@${absent.version} cannot be added: its platform is not in its name.\n`)
    process.exitCode = 1
    continue
  }
  lockfile.packages[path] = entry
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
)
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`)
