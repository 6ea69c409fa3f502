import { at, clamp } from './vector.ts'

/** A smooth function through points of rising x that never overshoots them (Fritsch and Carlson); flat outside. */
export function curveThrough(points: readonly (readonly [number, number])[]): (x: number) => number {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const read = (values: number[], i: number) => values[clamp(i, 0, values.length - 1)] as number
  const steps = xs.slice(1).map((x, i) => (read(ys, i + 1) - read(ys, i)) / (x - read(xs, i)))
  const slopes = xs.map((_, i) => {
    const [before, after] = [read(steps, i - 1), read(steps, i)]
    if (i === 0 || i === xs.length - 1) return i === 0 ? after : before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (x) => {
    if (x <= read(xs, 0)) return read(ys, 0)
    if (x >= read(xs, xs.length - 1)) return read(ys, ys.length - 1)
    let i = 0
    while (x > read(xs, i + 1)) i++
    const width = read(xs, i + 1) - read(xs, i)
    const t = (x - read(xs, i)) / width
    const u = 1 - t
    const ends = read(ys, i) * (1 + 2 * t) * u * u + read(ys, i + 1) * t * t * (3 - 2 * t)
    return ends + width * (read(slopes, i) * t * u * u - read(slopes, i + 1) * t * t * u)
  }
}

/**
 * A closed curve of period 1 with a continuous second derivative through values at rising places in [0, 1):
 * glossy surfaces show every lesser joint.
 */
export function periodicSpline(places: readonly number[], values: readonly number[]): (place: number) => number {
  const n = places.length
  const x = (i: number) => (places[((i % n) + n) % n] as number) + Math.floor(i / n)
  const y = (i: number) => values[((i % n) + n) % n] as number
  const second = solveCyclic(n, (i) => {
    const [left, right] = [x(i) - x(i - 1), x(i + 1) - x(i)]
    const bend = (y(i + 1) - y(i)) / right - (y(i) - y(i - 1)) / left
    return { left: left / 6, own: (left + right) / 3, right: right / 6, result: bend }
  })
  const bends = (i: number) => at(second, ((i % n) + n) % n)
  return (place) => {
    const p = place - Math.floor(place)
    let i = -1
    while (x(i + 1) <= p) i++
    const width = x(i + 1) - x(i)
    const a = (x(i + 1) - p) / width
    const b = 1 - a
    const curve = ((a * a * a - a) * bends(i) + (b * b * b - b) * bends(i + 1)) * ((width * width) / 6)
    return a * y(i) + b * y(i + 1) + curve
  }
}

type CyclicRow = { left: number; own: number; right: number; result: number }

function solveCyclic(n: number, row: (i: number) => CyclicRow): Float64Array {
  const rows = Array.from({ length: n }, (_, i) => row(i))
  const solution = new Float64Array(n)
  // Gauss and Seidel: the matrix is strongly diagonal, so 200 rounds are exact to the last bit that matters.
  for (let round = 0; round < 200; round++) {
    for (const [i, { left, own, right, result }] of rows.entries()) {
      const before = at(solution, (i + n - 1) % n)
      const after = at(solution, (i + 1) % n)
      solution[i] = (result - left * before - right * after) / own
    }
  }
  return solution
}

/** Points of a centripetal-like Catmull and Rom curve through `points`, `steps` for each span. */
export function catmullRom<P extends readonly number[]>(points: readonly P[], steps: number, closed: boolean): P[] {
  const n = points.length
  const spans = closed ? n : n - 1
  const get = (i: number): P => points[closed ? ((i % n) + n) % n : clamp(i, 0, n - 1)] as P
  const result: P[] = []
  for (let span = 0; span < spans; span++) {
    const [a, b, c, d] = [get(span - 1), get(span), get(span + 1), get(span + 2)]
    for (let k = 0; k < steps; k++) result.push(hermite([a, b, c, d], k / steps))
  }
  if (!closed) result.push(get(n - 1))
  return result
}

function hermite<P extends readonly number[]>(four: readonly [P, P, P, P], t: number): P {
  const [a, b, c, d] = four
  const spread = (p: P, q: P) => Math.sqrt(Math.hypot(...p.map((value, k) => value - (q[k] as number)))) || 1e-6
  const [ab, bc, cd] = [spread(a, b), spread(b, c), spread(c, d)]
  const place = b.map((from, k) => {
    const [before, to, after] = [a[k] as number, c[k] as number, d[k] as number]
    const slopeB = bc * ((from - before) / ab - (to - before) / (ab + bc) + (to - from) / bc)
    const slopeC = bc * ((to - from) / bc - (after - from) / (bc + cd) + (after - to) / cd)
    const u = 1 - t
    return from * (1 + 2 * t) * u * u + to * t * t * (3 - 2 * t) + slopeB * t * u * u - slopeC * t * t * u
  })
  return place as unknown as P
}

/** `count` points at equal distances along a polyline; a closed one does not repeat its first point. */
export function resample<P extends readonly number[]>(points: readonly P[], count: number, closed: boolean): P[] {
  const line = closed ? [...points, points[0] as P] : points
  const lengths = [0]
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1] as P, line[i] as P]
    lengths.push((lengths[i - 1] as number) + Math.hypot(...p.map((value, k) => value - (q[k] as number))))
  }
  const total = lengths[lengths.length - 1] as number
  const result: P[] = []
  let i = 0
  for (let k = 0; k < count; k++) {
    const goal = (total * k) / (closed ? count : count - 1)
    while (i < line.length - 2 && (lengths[i + 1] as number) < goal) i++
    const [from, to] = [lengths[i] as number, lengths[i + 1] as number]
    const t = to > from ? clamp((goal - from) / (to - from), 0, 1) : 0
    const [p, q] = [line[i] as P, line[i + 1] as P]
    result.push(p.map((value, axis) => value + ((q[axis] as number) - value) * t) as unknown as P)
  }
  return result
}
