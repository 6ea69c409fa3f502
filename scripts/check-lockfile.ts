// The lockfile names versions and checksums only: an address in it would tie every machine to one registry.
import { readFileSync } from 'node:fs'
import { listLockfileFaults } from './checks/lockfile-faults.ts'

const faults = listLockfileFaults(readFileSync('package-lock.json', 'utf8'))
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
