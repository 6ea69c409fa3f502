import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findColourway } from '../colourways/list-colourways.ts'
import { composeScene } from '../composite/compose-scene.ts'
import { listModelRecords, PASSES_FOLDER } from '../passes/model-records.ts'
import { SCENES } from './list-scenes.ts'
import { SCENE_ASPECTS, type SceneAspect } from './scene.ts'

const ASPECTS = Object.keys(SCENE_ASPECTS) as SceneAspect[]

test('there are two heroes, four category tiles and two banners at least', () => {
  const count = (purpose: string) => SCENES.filter((scene) => scene.purpose === purpose).length
  expect(count('hero')).toBeGreaterThanOrEqual(2)
  expect(count('category')).toBeGreaterThanOrEqual(4)
  expect(count('banner')).toBeGreaterThanOrEqual(2)
})

test('every scene is of a known kind, keeps a known side free for type, and is coloured in hex', () => {
  for (const { id, purpose, room, set } of SCENES) {
    expect(['hero', 'category', 'banner'], id).toContain(purpose)
    expect(['left', 'right', 'top'], id).toContain(room)
    for (const colour of [set.wall, set.floor]) expect(colour, id).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('every scene shows models that have passes, in palettes that exist, in every aspect', async () => {
  const models = new Map((await listModelRecords()).map((model) => [model.key, model]))
  for (const scene of SCENES) {
    for (const item of scene.items) {
      const views = models.get(item.model)?.views.map((view) => view.key) ?? []
      expect(views, `${scene.id}: ${item.model}`).toContain(item.view)
      expect(findColourway(item.colourway), `${scene.id}: ${item.colourway}`).not.toBeNull()
    }
    for (const aspect of ASPECTS)
      expect(
        scene.items.some((item) => item.place[aspect]),
        scene.id,
      ).toBe(true)
  }
})

test('a scene is composed to the pixel in its aspect, and the same every time', async () => {
  const scene = SCENES[0]?.id ?? ''
  const draw = async () =>
    (await composeScene({ scene, aspect: 'wide', width: 320 })).raw().toBuffer({ resolveWithObject: true })
  const [first, second] = [await draw(), await draw()]
  expect([first.info.width, first.info.height]).toEqual([320, 140])
  expect(first.data.equals(second.data)).toBe(true)
})

test('all passes together stay under sixty megabytes', async () => {
  const files = await readdir(PASSES_FOLDER, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024 * 1024)
})
