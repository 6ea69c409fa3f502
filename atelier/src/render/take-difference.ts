import { DIFFUSE_RANGE, toLight, toLightByte, type ViewPass } from '@lacehouse/pictures/passes/view-pass'

/** A rectangle of a picture in pixels. */
export type Area = { left: number; top: number; width: number; height: number }

type Rendered = { old: ViewPass; made: ViewPass }

/** Pixels along a cell of the grid on which levels of light are compared, and the cells around one that count for it. */
const CELL = 8
const REACH = 4

/**
 * Changes an area of a pass, in place, where two pictures of that area differ: parts become those of the second, and light too, brought
 * to the level that the pass has around it. So the two may have a coarser light than the pass, and no border can be seen.
 */
export function takeDifference(pass: ViewPass, area: Area, rendered: Rendered): void {
  const { old, made } = rendered
  const level = toLevels(pass, area, rendered)
  for (let from = 0; from < made.diffuse.length; from++) {
    if (!isChanged(rendered, from)) continue
    const x = from % area.width
    const y = (from - x) / area.width
    const to = (area.top + y) * pass.width + area.left + x
    const [share, shine] = level(x, y)
    if (!hasSameParts(rendered, from)) pass.id.set(made.id.subarray(from * 4, from * 4 + 4), to * 4)
    pass.diffuse[to] = blend(
      [old, made, pass].map(({ diffuse }, k) => diffuse[k < 2 ? from : to] ?? 0),
      (byte) => toLightByte(toLight(byte, DIFFUSE_RANGE) * share, DIFFUSE_RANGE),
    )
    pass.specular[to] = blend(
      [old, made, pass].map(({ specular }, k) => specular[k < 2 ? from : to] ?? 0),
      (byte) => toLightByte(toLight(byte, 1) + shine, 1),
    )
  }
}

/** A change of so many levels takes the light of the second picture alone; a smaller one keeps more of the pass. */
const FULL_CHANGE = 10

function blend(levels: readonly number[], raise: (byte: number) => number): number {
  const [old = 0, made = 0, unchanged = 0] = levels
  const weight = Math.min(1, Math.abs(made - old) / FULL_CHANGE)
  return Math.round(Math.min(255, Math.max(0, weight * raise(made) + (1 - weight) * (unchanged + made - old))))
}

const hasSameParts = ({ old, made }: Rendered, at: number): boolean =>
  [0, 1, 2, 3].every((k) => old.id[at * 4 + k] === made.id[at * 4 + k])

const isChanged = (rendered: Rendered, at: number): boolean =>
  rendered.old.diffuse[at] !== rendered.made.diffuse[at] ||
  rendered.old.specular[at] !== rendered.made.specular[at] ||
  !hasSameParts(rendered, at)

/** How the light of the pass stands to that of the first picture around a place, from the pixels that do not change. */
function toLevels(
  pass: ViewPass,
  area: Area,
  rendered: Rendered,
): (x: number, y: number) => [share: number, shine: number] {
  const { old } = rendered
  const [columns, rows] = [Math.ceil(area.width / CELL), Math.ceil(area.height / CELL)]
  const sums = new Float64Array(columns * rows * 4)
  for (let from = 0; from < old.diffuse.length; from++) {
    if (old.id[from * 4 + 3] !== 255 || isChanged(rendered, from)) continue
    const x = from % area.width
    const y = (from - x) / area.width
    const to = (area.top + y) * pass.width + area.left + x
    const home = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * 4
    const add = (k: number, value: number) => {
      sums[home + k] = (sums[home + k] as number) + value
    }
    add(0, toLight(pass.diffuse[to] ?? 0, DIFFUSE_RANGE))
    add(1, toLight(old.diffuse[from] ?? 0, DIFFUSE_RANGE))
    add(2, toLight(pass.specular[to] ?? 0, 1) - toLight(old.specular[from] ?? 0, 1))
    add(3, 1)
  }
  return (x, y) => {
    const total = [0, 0, 0, 0]
    for (let reach = REACH; total[3] === 0 && reach <= columns + rows; reach *= 2) {
      const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
      for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
        for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
          const weight = 1 / (1 + ((c - column) ** 2 + (r - row) ** 2) / 4)
          for (let k = 0; k < 4; k++) total[k] = (total[k] ?? 0) + weight * (sums[(r * columns + c) * 4 + k] as number)
        }
      }
    }
    const [own = 0, other = 0, shine = 0, count = 0] = total
    return count === 0 || other === 0 ? [1, 0] : [own / other, shine / count]
  }
}
