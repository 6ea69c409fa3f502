// The lockfile has versions and checksums only; an address would bind every machine to one registry.
import { readFileSync } from 'node:fs'
import { listLockfileViolations } from './checks/lockfile-violations.ts'

const violations = listLockfileViolations(readFileSync('package-lock.json', 'utf8'))
for (const violation of violations) process.stdout.write(`${violation}\n`)
process.exitCode = violations.length > 0 ? 1 : 0
