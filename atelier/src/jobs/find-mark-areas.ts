import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import type { Area } from '../render/take-difference.ts'

const CELL = 16

/** The areas of a view in which a mark shows, each with a border that is wide enough for another mark and its relief. */
export function findMarkAreas(pass: ViewPass, parts: readonly PartRecord[]): Area[] {
  const marks = new Set(parts.flatMap(({ role }, i) => (role === 'mark' ? [i + 1] : [])))
  const columns = Math.ceil(pass.width / CELL)
  const cells = new Set<number>()
  for (let p = 0; p < pass.diffuse.length; p++) {
    const isMark = marks.has(pass.id[p * 4] ?? 0) || marks.has(pass.id[p * 4 + 1] ?? 0)
    if (!isMark) continue
    const x = p % pass.width
    cells.add(Math.floor((p - x) / pass.width / CELL) * columns + Math.floor(x / CELL))
  }
  const areas: Area[] = []
  for (const first of cells) {
    if (!cells.delete(first)) continue
    areas.push(withBorder(boxOf(takeGroup(cells, first, columns), columns), pass))
  }
  return areas
}

/** Takes the cells that hang together with one, over gaps of one cell. */
function takeGroup(cells: Set<number>, first: number, columns: number): number[] {
  const group = [first]
  for (const cell of group) {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const next = cell + dy * columns + dx
        if (cells.delete(next)) group.push(next)
      }
    }
  }
  return group
}

function boxOf(cells: readonly number[], columns: number): Area {
  const xs = cells.map((cell) => cell % columns)
  const ys = cells.map((cell) => Math.floor(cell / columns))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  return { left: left * CELL, top: top * CELL, width: width * CELL, height: height * CELL }
}

function withBorder(area: Area, { width, height }: ViewPass): Area {
  const border = 24 + Math.round(0.22 * Math.max(area.width, area.height))
  const [left, top] = [Math.max(0, area.left - border), Math.max(0, area.top - border)]
  return {
    left,
    top,
    width: Math.min(width, area.left + area.width + border) - left,
    height: Math.min(height, area.top + area.height + border) - top,
  }
}
