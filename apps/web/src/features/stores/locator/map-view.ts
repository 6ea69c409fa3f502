import type { Point, StoreMap } from './project.ts'

/** The part of a map that is shown, in its units. */
export type MapView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A store on the map. */
export type Pin = { readonly id: string; readonly name: string; readonly point: Point }

/** Pins that lie so close to each other that no finger could tell them apart. */
export type PinGroup = { readonly point: Point; readonly pins: readonly Pin[] }

/** The smallest part, in units of the map: a city and what is around it. */
const smallestWidth = 24
/** The share of the view's width within which pins are one group; 28 pixels of a narrow phone. */
const together = 0.08

/** The view that shows the whole country. */
export function showAll({ width, height }: Pick<StoreMap, 'width' | 'height'>): MapView {
  return { x: 0, y: 0, width, height }
}

/** Zooms by a factor around a point, and keeps the view on the map. */
export function zoomTo(map: StoreMap, view: MapView, { factor, around }: { factor: number; around: Point }): MapView {
  const width = Math.min(map.width, Math.max(smallestWidth, view.width / factor))
  const height = (width * map.height) / map.width
  const share = { x: (around.x - view.x) / view.width, y: (around.y - view.y) / view.height }
  return keepOn(map, { x: around.x - share.x * width, y: around.y - share.y * height, width, height })
}

/** Moves the view by shares of its size, and keeps it on the map. */
export function moveBy(map: StoreMap, view: MapView, share: Point): MapView {
  return keepOn(map, { ...view, x: view.x + share.x * view.width, y: view.y + share.y * view.height })
}

/** Shows a point in the middle, with what is around it. */
export function showPoint(map: StoreMap, { x, y }: Point): MapView {
  const width = Math.min(map.width, map.width / 8)
  const height = (width * map.height) / map.width
  return keepOn(map, { x: x - width / 2, y: y - height / 2, width, height })
}

/** Groups the pins that are shown by their distance in the view; the chosen one stands alone. */
export function groupPins(pins: readonly Pin[], view: MapView, chosen: string | null = null): PinGroup[] {
  const groups: { point: Point; pins: Pin[] }[] = []
  for (const pin of pins) {
    const { x, y } = pin.point
    if (x < view.x || y < view.y || x > view.x + view.width || y > view.y + view.height) continue
    const isFree = pin.id !== chosen
    const near = groups.find((group) => isFree && group.pins[0]?.id !== chosen && isNear(group.point, pin.point, view))
    if (near) near.pins.push(pin)
    else groups.push({ point: pin.point, pins: [pin] })
  }
  return groups
}

function isNear(a: Point, b: Point, { width }: MapView): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < together * width
}

function keepOn(map: StoreMap, view: MapView): MapView {
  return {
    ...view,
    x: Math.min(Math.max(0, view.x), map.width - view.width),
    y: Math.min(Math.max(0, view.y), map.height - view.height),
  }
}
