export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
  optionalDependencies?: Record<string, string>
}

export type Lockfile = {
  packages: Record<string, LockedPackage>
}

type AbsentPackage = {
  name: string
  version: string
  wantedBy: string
}

/**
 * Lists optional dependencies that the lockfile lacks: packages of platforms that the registry did not have when the lockfile was
 * written. npm omits them, and `npm ci` then refuses its own lockfile.
 */
export function listAbsentOptional({ packages }: Lockfile): AbsentPackage[] {
  const absent = new Map<string, AbsentPackage>()
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isHeld(packages, path, name)) absent.set(name, { name, version, wantedBy: path || 'package.json' })
    }
  }
  return [...absent.values()]
}

function isHeld(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

function parentOf(folder: string): string {
  return folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Makes the lockfile entry of a package whose name contains its platform; null for other names. */
export function toPlatformEntry({ name, version }: { name: string; version: string }): LockedPackage | null {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (os === undefined || cpu === undefined || !/^\d+\.\d+\.\d+/.test(version)) return null
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null
  return { version, cpu: [cpu], ...(libc ? { libc: [libc] } : {}), optional: true, os: [os] }
}
