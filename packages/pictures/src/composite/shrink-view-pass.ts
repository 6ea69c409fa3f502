import { createViewPass, type ViewPass } from '../passes/view-pass.ts'

/**
 * A view at a smaller width: of all that a new pixel covers, the two parts that fill the most of it with their mix, and the
 * light by how much of the model it falls on. Painted, it is the picture as it would be scaled, but at the cost of few pixels.
 */
export function shrinkViewPass(pass: ViewPass, width: number): ViewPass {
  const height = Math.round((pass.height * width) / pass.width)
  const small = createViewPass(width, height)
  const columns = spans(pass.width, width)
  const rows = spans(pass.height, height)
  const tally = new Tally()
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      tally.clear()
      tally.cover(pass, rows[y] ?? [], columns[x] ?? [])
      tally.write(small, to)
    }
  }
  return small
}

type Span = { at: number; share: number }

/** Which pixels of a line each new pixel covers, and by which share of itself. */
function spans(from: number, to: number): Span[][] {
  const step = from / to
  return Array.from({ length: to }, (_, i) => {
    const [start, end] = [i * step, (i + 1) * step]
    const list: Span[] = []
    for (let at = Math.floor(start); at < Math.min(from, Math.ceil(end)); at++) {
      const share = (Math.min(end, at + 1) - Math.max(start, at)) / step
      if (share > 1e-9) list.push({ at, share })
    }
    return list
  })
}

/** What lies under one new pixel. */
class Tally {
  readonly #parts = new Float64Array(256)
  /** The highest part that was met: beyond it all are nothing. */
  #highest = 0
  #covered = 0
  #diffuse = 0
  #specular = 0
  #ground = 0

  clear(): void {
    this.#parts.fill(0, 0, this.#highest + 1)
    this.#highest = 0
    this.#covered = 0
    this.#diffuse = 0
    this.#specular = 0
    this.#ground = 0
  }

  cover(pass: ViewPass, rows: readonly Span[], columns: readonly Span[]): void {
    for (const row of rows) {
      for (const column of columns) this.#add(pass, row.at * pass.width + column.at, row.share * column.share)
    }
  }

  #add(pass: ViewPass, at: number, share: number): void {
    const covered = ((pass.id[at * 4 + 3] ?? 0) / 255) * share
    this.#ground += (pass.ground[at] ?? 255) * share
    if (covered === 0) return
    const [a, b, mix] = [pass.id[at * 4] ?? 0, pass.id[at * 4 + 1] ?? 0, pass.id[at * 4 + 2] ?? 0]
    this.#covered += covered
    this.#highest = Math.max(this.#highest, a, b)
    this.#parts[a] = (this.#parts[a] ?? 0) + covered * (1 - mix / 255)
    if (mix > 0) this.#parts[b] = (this.#parts[b] ?? 0) + (covered * mix) / 255
    this.#diffuse += (pass.diffuse[at] ?? 0) * covered
    this.#specular += (pass.specular[at] ?? 0) * covered
  }

  write(pass: ViewPass, at: number): void {
    pass.ground[at] = Math.round(this.#ground)
    const coverage = Math.round(this.#covered * 255)
    if (coverage === 0) return
    const [a, b] = this.#twoLargest()
    const [most, next] = [this.#parts[a] ?? 0, this.#parts[b] ?? 0]
    const mix = Math.round((255 * next) / (most + next))
    pass.id.set([a, mix === 0 ? 0 : b, mix, coverage], at * 4)
    pass.diffuse[at] = Math.round(this.#diffuse / this.#covered)
    pass.specular[at] = Math.round(this.#specular / this.#covered)
  }

  #twoLargest(): [number, number] {
    let [a, b] = [0, 0]
    for (let part = 1; part <= this.#highest; part++) {
      const weight = this.#parts[part] ?? 0
      if (weight > (this.#parts[a] ?? 0)) [a, b] = [part, a]
      else if (weight > (this.#parts[b] ?? 0)) b = part
    }
    return [a, b]
  }
}
