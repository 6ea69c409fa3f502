import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listLocales } from '@lacehouse/domain/site/find-site'
import { expect, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { makeDemoShop } from '../seed/make-demo-shop.ts'
import { colourways } from './colourways.ts'
import { modelPlans } from './models.ts'

const repository = join(import.meta.dirname, '../../../..')
const facets = ['gender', 'type', 'width', 'activity', 'material', 'fit', 'feature'] as const
const sites = await loadSites()
const shop = makeDemoShop({ sites, now: Date.now(), models: modelPlans.map(({ key }) => key), size: 'full' })

const readMessages = async <Value>(file: string): Promise<Record<string, Value>> =>
  JSON.parse(await readFile(join(repository, 'packages/messages', file), 'utf8'))

const bases = await readMessages<string | null>('locales.json')

/** The words of a locale over those of its base. */
const readWords = async (locale: string): Promise<Record<string, string>> => ({
  ...(bases[locale] && (await readWords(bases[locale]))),
  // A dialect has the file only if its words differ.
  ...(existsSync(join(repository, `packages/messages/${locale}/locations.json`)) &&
    (await readMessages<string>(`${locale}/locations.json`))),
})

const keys = new Set(
  shop.products.flatMap(({ row, colourRows }) => [
    ...facets.flatMap((facet) =>
      [row.attributes?.[facet] ?? []].flat().map((value) => `locations.facet.${facet}.${value}`),
    ),
    ...colourRows.map(({ family }) => `locations.color.${family}`),
  ]),
)

test.each(listLocales(sites))('in %s every facet value of the catalogue has words [SRCH-03]', async (locale) => {
  const words = await readWords(locale)
  expect([...keys].filter((key) => !words[key])).toEqual([])
})

test('colourways are those of the rendered pictures, with their families and swatches', async () => {
  // Imported by path, since this package may not import packages/pictures.
  const { COLOURWAYS } = await import(join(repository, 'packages/pictures/src/colourways/list-colourways.ts'))
  const drawn = COLOURWAYS.map(({ id, family, swatch }: { id: string; family: string; swatch: string[] }) => ({
    id,
    family: family === 'grey' ? 'gray' : family,
    swatch: swatch.join(','),
  }))
  expect(colourways.map(({ id, family, swatch }) => ({ id, family, swatch }))).toEqual(drawn)
})

test('the finishes of editions are those of the rendered pictures, and products made to order have none', async () => {
  const { FINISH_KEYS } = await import(join(repository, 'packages/pictures/src/colourways/finishes.ts'))
  const used = modelPlans.flatMap(({ editions }) => editions.flatMap(({ finish }) => finish ?? []))
  expect([...new Set(used)].toSorted()).toEqual([...FINISH_KEYS].toSorted())
  for (const { row, colourRows, edition } of shop.products) {
    const isPainted = row.productType === 'customs'
    for (const { colourCode, colourway } of colourRows)
      expect(colourway).toBe(edition.finish && !isPainted ? `${colourCode}_${edition.finish}` : colourCode)
  }
})
