import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupPins, moveBy, showAll, zoomTo } from './map-view.ts'
import { type StoreMap, toPoint } from './project.ts'

const folder = new URL('./maps/', import.meta.url)
const read = (country: string): StoreMap => JSON.parse(readFileSync(new URL(`${country}.json`, folder), 'utf8'))
const map = read('us')
const pin = (id: string, x: number, y: number) => ({ id, name: id, point: { x, y } })

test.each([
  ['us', { latitude: 40.7236, longitude: -73.9992 }],
  ['gb', { latitude: 51.5136, longitude: -0.1365 }],
  ['de', { latitude: 52.52, longitude: 13.405 }],
  ['ca', { latitude: 43.65, longitude: -79.38 }],
])('a city of %s lies on the map of its country [STO-01]', (country, position) => {
  const own = read(country)
  const { x, y } = toPoint(own, position)
  expect(x > 0 && x < own.width && y > 0 && y < own.height).toBe(true)
})

test('each map has an outline and weighs at most 60 kB', () => {
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    expect(statSync(new URL(file, folder)).size).toBeLessThan(60_000)
    expect(read(file.replace('.json', '')).land.length).toBeGreaterThan(200)
  }
})

test('zooming keeps the point under the finger, and neither zoom nor movement leaves the map', () => {
  const around = { x: 900, y: 300 }
  const near = zoomTo(map, showAll(map), { factor: 2, around })
  expect((around.x - near.x) / near.width).toBeCloseTo(900 / map.width, 5)
  expect(zoomTo(map, near, { factor: 0.001, around })).toEqual(showAll(map))
  expect(moveBy(map, near, { x: 9, y: -9 })).toMatchObject({ x: map.width - near.width, y: 0 })
})

test('pins that lie together are one group until the view comes closer, and those outside of it are none', () => {
  const pins = [pin('SoHo', 1100, 250), pin('Williamsburg', 1104, 251), pin('Austin', 600, 600)]
  expect(groupPins(pins, showAll(map)).map((group) => group.pins.length)).toEqual([2, 1])
  expect(groupPins(pins, showAll(map), 'SoHo')).toHaveLength(3)
  expect(groupPins(pins, { x: 1090, y: 240, width: 24, height: 16 }).map((group) => group.pins.length)).toEqual([1, 1])
})
