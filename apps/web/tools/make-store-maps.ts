// `node apps/web/tools/make-store-maps.ts` draws the maps of the store locator from Natural Earth (world-atlas) and the Census Bureau's
// outlines (us-atlas), both free for any use, and writes them beside the locator. It runs again when a site of a new country comes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import { projectLatitude, type StoreMap } from '../src/features/stores/locator/project.ts'

type Topology = Parameters<typeof feature>[0]
type Line = readonly (readonly number[])[]
type Box = readonly [west: number, south: number, east: number, north: number]

const require = createRequire(import.meta.url)
const read = (path: string): Topology => JSON.parse(readFileSync(path, 'utf8'))
const folder = new URL('../src/features/stores/locator/maps/', import.meta.url)

/** The countries by their ISO number, and the part of each that its map shows: what lies far away would make the rest small. */
const countries: Readonly<Record<string, { number: string; box: Box }>> = {
  at: { number: '040', box: [9.3, 46.2, 17.4, 49.2] },
  au: { number: '036', box: [112, -44.5, 154.5, -9.5] },
  be: { number: '056', box: [2.3, 49.4, 6.6, 51.6] },
  ca: { number: '124', box: [-141.5, 41, -52, 70] },
  de: { number: '276', box: [5.5, 47, 15.5, 55.3] },
  es: { number: '724', box: [-9.8, 35.5, 4.8, 44.2] },
  fr: { number: '250', box: [-5.5, 41.1, 9.9, 51.4] },
  gb: { number: '826', box: [-8.8, 49.6, 2.2, 61] },
  ie: { number: '372', box: [-10.8, 51.3, -5.8, 55.6] },
  it: { number: '380', box: [6.3, 36.3, 18.8, 47.4] },
  lu: { number: '442', box: [5.6, 49.4, 6.7, 50.3] },
  nl: { number: '528', box: [3.1, 50.5, 7.5, 53.8] },
  nz: { number: '554', box: [166, -47.6, 179, -34] },
  us: { number: '840', box: [-125.5, 24, -66.3, 49.8] },
}
/** Units of the longer side of a map. */
const size = 1200
/** Islands smaller than this, in units of the map, are no more than dots. */
const smallest = 2.5

const world = read(require.resolve('world-atlas/countries-50m.json'))
const states = read(require.resolve('us-atlas/states-10m.json'))

const shapes: Record<string, number> = {}
for (const [code, { number, box }] of Object.entries(countries)) {
  const map = draw(code, number, box)
  shapes[code] = Math.round((1000 * map.width) / map.height) / 1000
  const text = `${JSON.stringify(map)}\n`
  writeFileSync(new URL(`${code}.json`, folder), text)
  process.stdout.write(`${code}.json ${text.length} bytes\n`)
}

writeFileSync(new URL('../map-shapes.json', folder), `${JSON.stringify(shapes, null, 2)}\n`)

function draw(code: string, number: string, [west, south, east, top]: Box): StoreMap {
  const north = projectLatitude(top)
  const [width, height] = [east - west, north - projectLatitude(south)]
  const scale = size / Math.max(width, height)
  const toPath = (lines: readonly Line[], isClosed: boolean) =>
    lines.map((line) => write(line.map(place), isClosed)).join('')
  const place = ([longitude = 0, latitude = 0]: readonly number[]) => [
    Math.round((longitude - west) * scale),
    Math.round((north - projectLatitude(latitude)) * scale),
  ]
  const inBox = (line: Line) => line.some(([x = 0, y = 0]) => x >= west && x <= east && y >= south && y <= top)
  return {
    west,
    north: round(north),
    scale: round(scale),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    land: toPath(listRings(number).filter(inBox), true),
    borders: code === 'us' ? toPath(listBorders().filter(inBox), false) : '',
  }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Lists the rings of a country's outline. */
function listRings(number: string): Line[] {
  const object = world.objects.countries as { geometries?: { id?: string | number }[] }
  const found = object.geometries?.find(({ id }) => String(id) === number)
  if (!found) throw new Error(`The atlas has no country ${number}.`)
  const { geometry } = feature(world, found as never) as unknown as {
    geometry: { type: string; coordinates: Line[] | Line[][] }
  }
  return geometry.type === 'Polygon' ? (geometry.coordinates as Line[]) : (geometry.coordinates as Line[][]).flat()
}

function listBorders(): Line[] {
  return mesh(states, states.objects.states as never, (a, b) => a !== b).coordinates as Line[]
}

/** Writes a line as relative steps in whole units; points that fall together, or lie on the way, are left out. */
function write(points: readonly (readonly number[])[], isClosed: boolean): string {
  const chosen: (readonly number[])[] = []
  for (const point of points) {
    const [last, before] = [chosen.at(-1), chosen.at(-2)]
    if (last && last[0] === point[0] && last[1] === point[1]) continue
    if (last && before && isOnWay(before, last, point)) chosen.pop()
    chosen.push(point)
  }
  const xs = chosen.map(([x = 0]) => x)
  const ys = chosen.map(([, y = 0]) => y)
  const extent = Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys)
  if (chosen.length < 2 || (isClosed && (chosen.length < 4 || extent < smallest * 2))) return ''
  const [[startX = 0, startY = 0] = [], ...rest] = chosen
  let [x, y] = [startX, startY]
  const steps = rest.map(([nextX = 0, nextY = 0]) => {
    const step = `${nextX - x}${nextY - y < 0 ? '' : ' '}${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
}

/** Whether the middle one of three points is within a unit of the straight line. */
function isOnWay(
  [ax = 0, ay = 0]: readonly number[],
  [bx = 0, by = 0]: readonly number[],
  [cx = 0, cy = 0]: readonly number[],
) {
  const length = Math.hypot(cx - ax, cy - ay)
  return length > 0 && length < 24 && Math.abs((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / length < 0.75
}
