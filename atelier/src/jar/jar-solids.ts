import { type OutlinePoint, roundOutline, toRings } from './solid-of-revolution.ts'

export const BODY_RADIUS = 31
export const LID_RADIUS = 31.8
const LID_FOOT = 36.6
/** Where the cream in the open jar ends, and how wide it is there. */
export const CREAM = { height: 42, radius: 26 } as const

const body: readonly OutlinePoint[] = [
  [24, 0],
  [BODY_RADIUS, 0],
  [BODY_RADIUS, 35],
]

const closedBody = roundOutline([...body, [28, 37.5], [27, 37.5]], 3)
const openBody = roundOutline(
  [...body, [28, 36.6], [28, 46], [CREAM.radius, 46], [CREAM.radius, CREAM.height], [0, CREAM.height]],
  1.6,
)

const lidFrom = (foot: number): OutlinePoint[] =>
  roundOutline(
    [
      [29, foot],
      [LID_RADIUS, foot],
      [LID_RADIUS, foot + 13.4],
      [27.5, foot + 13.4],
      [26.8, foot + 12.8],
      [0, foot + 12.8],
    ],
    1.1,
  )

/** The solids of the views as rings, glass with its contents and lids apart. */
export const JAR_SOLIDS = {
  closed: { glass: toRings(closedBody), lid: toRings(lidFrom(LID_FOOT)), lidFoot: LID_FOOT, height: LID_FOOT + 13.4 },
  open: { glass: toRings(openBody), lid: [], lidFoot: 0, height: 46 },
  lid: { glass: [], lid: toRings(lidFrom(0)), lidFoot: 0, height: 13.4 },
} as const
