interface FileKind {
  name: string
  pattern: RegExp
  /** Lines at which a file of the kind stops; none for generated code, SQL and data. */
  stop: number | null
}

/** The first kind whose pattern fits is a file's kind. */
const kinds: FileKind[] = [
  { name: 'generated', pattern: /\.gen\.|(?:^|\/)migrations\//, stop: null },
  { name: 'data', pattern: /(?:^|\/)(?:data|passes)\/|^packages\/messages\/[a-z]{2}-[a-z]{2}\//, stop: null },
  { name: 'test', pattern: /\.(?:test|spec)\.tsx?$/, stop: 400 },
  { name: 'route', pattern: /\.routes\.ts$|^apps\/web\/src\/routes\//, stop: 250 },
  { name: 'block', pattern: /^apps\/web\/src\/blocks\/.*\.tsx?$/, stop: 180 },
  { name: 'file', pattern: /\.(?:[cm]?[jt]sx?|css)$/, stop: 300 },
]

const other: FileKind = { name: 'other', pattern: /^/, stop: null }
const useCase: FileKind = { name: 'use case', pattern: /^/, stop: 90 }

/** What the rest of the repository says about a file. */
export interface Surroundings {
  /** The files that some package's `exports` name. */
  packageEntries: ReadonlySet<string>
  /** The files that a module's routes call: one use case each. */
  useCases: ReadonlySet<string>
}

export function kindOf(path: string, { useCases }: Surroundings): { name: string; stop: number | null } {
  if (useCases.has(path)) return useCase
  return kinds.find(({ pattern }) => pattern.test(path)) ?? other
}

const frameworkPatterns = [
  /\.config\.ts$/,
  /^\.dependency-cruiser/,
  /^apps\/web\/src\/(?:root|routes|entry\.server|entry\.client)\.tsx?$/,
  /^apps\/web\/src\/routes\//,
]

/** Files whose name and default export a framework dictates. */
export function belongsToFramework(path: string): boolean {
  return frameworkPatterns.some((pattern) => pattern.test(path))
}
