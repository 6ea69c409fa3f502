/** The name of the query parameter and of the cookie that force what content and experiments decide (RT-08). */
export const testContextName = 'p13n_testcontext'

const maxLength = 512
const pair = /^([a-z0-9][a-z0-9-]{0,63}):([a-z0-9][a-z0-9-]{0,63})$/
const segmentName = 'segment'

/** The choices that a test context forces. */
export type TestContext = {
  readonly segment: string | null
  /** The variants of experiments and experiences, by their ids. */
  readonly variants: ReadonlyMap<string, string>
}

/** Reads `segment:employee-loggedin,delivery-note:short`; null where the text forces nothing. */
export function parseTestContext(text: string | null | undefined): TestContext | null {
  if (!text || text.length > maxLength) return null
  const entries = text.split(',').flatMap((part): [string, string][] => {
    const [, name, value] = pair.exec(part.trim()) ?? []
    return name && value ? [[name, value]] : []
  })
  if (entries.length === 0) return null
  const forced = new Map(entries)
  const segment = forced.get(segmentName) ?? null
  forced.delete(segmentName)
  return { segment, variants: forced }
}

/** Writes a test context as the parameter and the cookie have it. */
export function formatTestContext({ segment, variants }: TestContext): string {
  return [...(segment ? [[segmentName, segment] as const] : []), ...variants].map((entry) => entry.join(':')).join(',')
}
