import type { ContentProblemKind } from './document-types.ts'
import { isColor } from './is-color.ts'

type Json = Readonly<Record<string, unknown>>

/** A problem within the blocks of a document; `path` names the field as `blocks.0.poster`. */
export type BlockProblem = { readonly kind: ContentProblemKind; readonly path: string; readonly value: string }

/** The event that a block names, and the times that the block shows of it. */
export type EventReference = {
  readonly path: string
  readonly eventId: string
  readonly startDate: unknown
  readonly endDate: unknown
}

export type CheckedBlocks = { readonly problems: readonly BlockProblem[]; readonly events: readonly EventReference[] }

/**
 * Checks what the contract of a document cannot say: videos without an address or a poster, texts that are no colours, and events
 * that end before they begin. Lists the events that blocks name, which only the database knows.
 */
export function checkBlocks(body: Json): CheckedBlocks {
  const found = { problems: [] as BlockProblem[], events: [] as EventReference[] }
  walk('', body, (path, part) => {
    found.problems.push(...listColorProblems(path, part))
    if (part.type === 'video') found.problems.push(...listVideoProblems(path, part))
    if (part.type !== 'event' && part.type !== 'event-dialog') return
    const { eventId, startDate, endDate } = part
    found.problems.push(...listTimeProblems(path, startDate, endDate))
    if (typeof eventId === 'string' && eventId !== '')
      found.events.push({ path: `${path}.eventId`, eventId, startDate, endDate })
  })
  return found
}

const walk = (path: string, value: unknown, visit: (path: string, part: Json) => void): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(path, value as Json)
  for (const [name, field] of Object.entries(value)) walk(path === '' ? name : `${path}.${name}`, field, visit)
}

const listColorProblems = (path: string, part: Json): BlockProblem[] =>
  Object.entries(part).flatMap(([name, value]) =>
    name.endsWith('Color') && typeof value === 'string' && value !== '' && !isColor(value)
      ? [{ kind: 'invalid_color' as const, path: path === '' ? name : `${path}.${name}`, value }]
      : [],
  )

const listVideoProblems = (path: string, { media, poster }: Json): BlockProblem[] => {
  const widths = Object.entries(toObject(media))
  const videos = widths.length === 0 ? [['', null] as const] : widths
  const missing = videos.filter(([, video]) => !isMedia(video, 'video'))
  return [
    ...missing.map(([width]) => ({
      ...{ kind: 'missing_video' as const, value: '' },
      path: width === '' ? `${path}.media` : `${path}.media.${width}`,
    })),
    ...(isMedia(poster, 'image') ? [] : [{ kind: 'missing_poster' as const, path: `${path}.poster`, value: '' }]),
  ]
}

const toObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

const isMedia = (value: unknown, wanted: 'image' | 'video'): boolean => {
  const { kind, url } = toObject(value)
  return kind === wanted && typeof url === 'string' && url.trim() !== ''
}

const listTimeProblems = (path: string, startDate: unknown, endDate: unknown): BlockProblem[] => {
  const [start, end] = [Date.parse(String(startDate)), Date.parse(String(endDate))]
  return end <= start ? [{ kind: 'ends_before_start', path: `${path}.endDate`, value: String(endDate) }] : []
}
