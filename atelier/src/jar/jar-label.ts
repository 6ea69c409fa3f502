import { markDistance } from '../brand/mark-distance.ts'

/** The parts that a label shows, by their indices in the model, from 1. */
const part = { label: 2, mark: 3, print: 4 } as const

type Line = readonly (readonly [x: number, y: number])[]

/** The letter O, and the digit. */
const ring: Line = [
  [1, 0],
  [3, 0],
  [4, 1],
  [4, 5],
  [3, 6],
  [1, 6],
  [0, 5],
  [0, 1],
  [1, 0],
]

/** Letters as strokes on a grid of four by six, with cut corners. */
const letters: Readonly<Record<string, readonly Line[]>> = {
  S: [
    [
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 4],
      [1, 3],
      [3, 3],
      [4, 2],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  O: [ring],
  E: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
      [4, 6],
    ],
    [
      [0, 3],
      [3.2, 3],
    ],
  ],
  C: [
    [
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
    ],
  ],
  A: [
    [
      [0, 0],
      [0, 4],
      [2, 6],
      [4, 4],
      [4, 0],
    ],
    [
      [0, 2.2],
      [4, 2.2],
    ],
  ],
  R: [
    [
      [0, 0],
      [0, 6],
      [3, 6],
      [4, 5],
      [4, 4],
      [3, 3],
      [0, 3],
    ],
    [
      [2, 3],
      [4, 0],
    ],
  ],
  '5': [
    [
      [4, 6],
      [0, 6],
      [0, 3.4],
      [3, 3.4],
      [4, 2.4],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  '0': [ring],
  m: [
    [
      [0, 0],
      [0, 4],
      [1.4, 4],
      [2, 3.4],
      [2, 0],
    ],
    [
      [2, 3.4],
      [2.6, 4],
      [3.4, 4],
      [4, 3.4],
      [4, 0],
    ],
  ],
  l: [
    [
      [0, 6],
      [0, 0],
    ],
  ],
}

/** Lines of writing: their middle and the height of their letters, in millimetres. */
const writings = [
  { text: 'SHOE CARE', y: 13.4, height: 2.6 },
  { text: '50 ml', y: 9.2, height: 1.9 },
] as const

const grid = 6
const advance = 6.2
const strokes = writings.flatMap(({ text, y, height }) => {
  const unit = height / grid
  const start = (-(text.length * advance - (advance - 4)) * unit) / 2
  const linesOf = (letter: string, place: number) =>
    (letters[letter] ?? []).map((line) =>
      line.map(([u, v]) => [start + (place * advance + u) * unit, y - height / 2 + v * unit] as const),
    )
  return [...text].flatMap(linesOf)
})

/** Half the width of a stroke. */
const pen = 0.2
const mark = { y: 21.6, height: 9.6 } as const
/** Lines of small print on the back: ends in millimetres from the middle. */
const smallPrint = [17, 15.5, 17.5, 16, 9, 0, 16.5, 17, 14, 17, 6]

/** The part that shows at a place of the label: millimetres around the jar from the middle of its front, and from the ground. */
export function labelPartAt(u: number, y: number, halfway: number): number {
  if (Math.abs(y - 5.6) < 0.25 || Math.abs(y - 29.4) < 0.25) return part.print
  if (markDistance(u / mark.height, (mark.y - y) / mark.height) < 0) return part.mark
  if (Math.abs(u) < 16 && y < 15 && strokes.some((line) => isOnLine(line, u, y))) return part.print
  const behind = halfway - Math.abs(u)
  const row = Math.floor((27.2 - y) / 1.9)
  const isOnRow = Math.abs(27.2 - y - (row + 0.5) * 1.9) < 0.2
  // Both sides of the back count from its middle, the left one to the full width.
  const end = u > 0 ? 17 : (smallPrint[row] ?? 0)
  return isOnRow && (smallPrint[row] ?? 0) > 0 && behind < end ? part.print : part.label
}

function isOnLine(line: Line, x: number, y: number): boolean {
  return line.some((to, index) => {
    const from = line[index - 1] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const t = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy) < pen
  })
}
