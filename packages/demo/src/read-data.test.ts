import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { modelPlans } from './catalogue/models.ts'
import { dataFolder, listJsonFiles, readData } from './read-data.ts'

test('a file of another shape is an error with the file and the place in it', () => {
  const read = () => readData('models/trail', z.looseObject({ price: z.string() }))
  expect(read).toThrow(/data\/models\/trail\.json has a wrong shape:[\s\S]*price/)
})

test('a missing file is an error with its name', () => {
  expect(() => readData('models/unicorn', z.unknown())).toThrow('unicorn.json')
})

test('every model has a place in the order of the models', () => {
  expect(modelPlans.map(({ key }) => key).toSorted()).toEqual(listJsonFiles(join(dataFolder, 'models')))
})
