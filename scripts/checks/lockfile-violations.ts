import { type LockedPackage, type Lockfile, listAbsentOptional } from './absent-optional.ts'

const address = /^[a-z+]+:\/\//i

/** Lists the violations of a lockfile, one sentence each: an address, a package without a checksum, or a missing optional package. */
export function listLockfileViolations(text: string): string[] {
  const lockfile: Lockfile = JSON.parse(text)
  const absent = listAbsentOptional(lockfile).map(
    ({ name, wantedBy }) =>
      `${name}, wanted by ${wantedBy}, is missing: node scripts/run.mjs scripts/complete-lockfile.ts`,
  )
  return [...Object.entries(lockfile.packages).flatMap(toEntryViolations), ...absent]
}

function toEntryViolations([path, entry]: [string, LockedPackage]): string[] {
  if (!path.includes('node_modules/') || entry.link) return []
  const violations: string[] = []
  if (entry.resolved !== undefined && address.test(entry.resolved)) violations.push(`${path} holds an address`)
  // Entries of other platforms may be in the lockfile without a checksum.
  const isOfOnePlatform = entry.optional && entry.os !== undefined
  if (entry.integrity === undefined && !isOfOnePlatform) violations.push(`${path} has no checksum`)
  return violations
}
