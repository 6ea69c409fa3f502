/** A point of an outline: radius and height in millimetres. */
export type OutlinePoint = readonly [radius: number, height: number]
export type Vector = readonly [x: number, y: number, z: number]

/** Where a ray meets a solid, and the direction in which its surface looks there. */
export type Hit = { distance: number; at: Vector; normal: Vector }

/** The cone between two points of an outline, with the direction in which the surface looks at both of its ends. */
type Ring = { low: OutlinePoint; high: OutlinePoint; normals: readonly [OutlinePoint, OutlinePoint] }

/** Rounds the corners of an outline by arcs of at most so many millimetres; its two ends stay. */
export function roundOutline(points: readonly OutlinePoint[], radius: number, steps = 4): OutlinePoint[] {
  const rounded = points.flatMap((point, index): OutlinePoint[] => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return [point]
    const [start, end] = [towards(point, before, radius), towards(point, after, radius)]
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps
      const mix = (axis: 0 | 1) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * point[axis] + t ** 2 * end[axis]
      return [mix(0), mix(1)] as const
    })
  })
  // Two arcs meet where the line between their corners is short.
  const isFirst = ([r, y]: OutlinePoint, before: OutlinePoint | undefined) =>
    !before || Math.hypot(r - before[0], y - before[1]) > 1e-6
  return rounded.filter((point, index) => isFirst(point, rounded[index - 1]))
}

function towards(from: OutlinePoint, to: OutlinePoint, most: number): OutlinePoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const share = Math.min(most / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The rings of an outline that runs up the outside of a solid, and so looks to its right. */
export function toRings(outline: readonly OutlinePoint[]): Ring[] {
  const faces = outline.slice(1).map((high, index) => faceNormal(outline[index] ?? high, high))
  const normalAt = (index: number, face: OutlinePoint): OutlinePoint => {
    const [one, other] = [faces[index - 1] ?? face, faces[index] ?? face]
    // A sharp edge stays one: only faces that nearly look the same way share a normal.
    if (one[0] * other[0] + one[1] * other[1] < 0.8) return face
    const length = Math.hypot(one[0] + other[0], one[1] + other[1])
    return [(one[0] + other[0]) / length, (one[1] + other[1]) / length]
  }
  return faces.map((face, index) => ({
    low: outline[index] ?? [0, 0],
    high: outline[index + 1] ?? [0, 0],
    normals: [normalAt(index, face), normalAt(index + 1, face)],
  }))
}

function faceNormal(low: OutlinePoint, high: OutlinePoint): OutlinePoint {
  const [dr, dy] = [high[0] - low[0], high[1] - low[1]]
  const length = Math.hypot(dr, dy)
  return [dy / length, -dr / length]
}

/** Finds the nearest point at which a ray meets the rings about the vertical axis from outside; null where it meets none. */
export function meetRings(rings: readonly Ring[], from: Vector, way: Vector): Hit | null {
  let [nearest, place]: [Ring | null, number] = [null, 0]
  let distance = Number.POSITIVE_INFINITY
  for (const ring of rings) {
    const [near, far] = distancesTo(ring, from, way)
    for (const next of near <= far ? [near, far] : [far, near]) {
      if (!(next > 0 && next < distance)) continue
      const t = placeOn(ring, next, [from, way])
      // The inside of a solid is never seen.
      if (t < 0 || t > 1 || facing(ring, t, [from, way, next]) >= 0) continue
      ;[nearest, place, distance] = [ring, t, next]
    }
  }
  if (!nearest) return null
  const at: Vector = [from[0] + way[0] * distance, from[1] + way[1] * distance, from[2] + way[2] * distance]
  return { distance, at, normal: normalOn(nearest, place, at) }
}

const nowhere = [Number.NaN, Number.NaN] as const

/** The distances at which a ray meets the whole cone, or the plane, that a ring is cut from. */
function distancesTo({ low, high }: Ring, from: Vector, way: Vector): readonly [number, number] {
  const rise = high[1] - low[1]
  if (Math.abs(rise) < 1e-6) return [(low[1] - from[1]) / way[1], Number.NaN]
  const slope = (high[0] - low[0]) / rise
  const radius = low[0] + slope * (from[1] - low[1])
  const a = way[0] * way[0] + way[2] * way[2] - (slope * way[1]) ** 2
  const b = from[0] * way[0] + from[2] * way[2] - slope * way[1] * radius
  const root = b * b - a * (from[0] * from[0] + from[2] * from[2] - radius * radius)
  if (root < 0 || Math.abs(a) < 1e-12) return nowhere
  const part = Math.sqrt(root)
  return [(-b - part) / a, (-b + part) / a]
}

/** The share of the way from the low end of a ring to its high one at which a ray is after a distance. */
function placeOn({ low, high }: Ring, distance: number, [from, way]: readonly [Vector, Vector]): number {
  if (Math.abs(high[1] - low[1]) >= 1e-6) return (from[1] + way[1] * distance - low[1]) / (high[1] - low[1])
  const radius = Math.hypot(from[0] + way[0] * distance, from[2] + way[2] * distance)
  return (radius - low[0]) / (high[0] - low[0])
}

/** Below nothing where the surface looks against the ray. */
function facing(ring: Ring, place: number, [from, way, distance]: readonly [Vector, Vector, number]): number {
  const at: Vector = [from[0] + way[0] * distance, 0, from[2] + way[2] * distance]
  const normal = normalOn(ring, place, at)
  return normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2]
}

function normalOn({ normals: [low, high] }: Ring, place: number, [x, , z]: Vector): Vector {
  const [out, up] = [low[0] * (1 - place) + high[0] * place, low[1] * (1 - place) + high[1] * place]
  const [radius, length] = [Math.sqrt(x * x + z * z), Math.sqrt(out * out + up * up)]
  return radius > 0 ? [(out * x) / radius / length, up / length, (out * z) / radius / length] : [0, Math.sign(up), 0]
}
