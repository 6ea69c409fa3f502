interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
}

const address = /^[a-z+]+:\/\//i

/** What is wrong with a lockfile, one sentence each: an address, or a package that nobody could verify. */
export function listLockfileFaults(text: string): string[] {
  const packages: Record<string, LockedPackage> = JSON.parse(text).packages
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return []
    const faults: string[] = []
    if (entry.resolved !== undefined && address.test(entry.resolved)) faults.push(`${path} holds an address`)
    if (entry.integrity === undefined) faults.push(`${path} has no checksum`)
    return faults
  })
}
