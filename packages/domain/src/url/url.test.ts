import { expect, test } from 'vitest'
import { parseCategoryPath, parseProductPath } from '../page/parse-page-path.ts'
import { categoryPath, homePath, productPath } from './shop-paths.ts'
import { slugify } from './slugify.ts'

test.each([
  ['Größe & Weite für Läufer', 'de-de', 'groesse-weite-fuer-laeufer'],
  ['Größe', 'en-us', 'grosse'],
  ['Souliers d’été « légers »', 'fr-ca', 'souliers-dete-legers'],
  ['Cœur de l’hiver', 'fr-ca', 'coeur-de-lhiver'],
  ['Niño, Piñata & ¡Olé!', 'es-es', 'nino-pinata-ole'],
  ['Æther Łódź Ørsted', 'en-gb', 'aether-lodz-orsted'],
  ['  Road_Runner 2.0 / Wide ', 'en-us', 'road-runner-2-0-wide'],
  ['日本', 'en-us', ''],
])('%s in %s is the slug %s', (name, locale, slug) => {
  expect(slugify(name, locale)).toBe(slug)
})

test('formatted paths can be parsed', () => {
  expect(homePath('fr-ca')).toBe('/fr-ca')
  const product = productPath('de-de', slugify('Größe 7', 'de-de'), 'AB12CD34')
  expect(parseProductPath(product)).toMatchObject({
    locale: 'de-de',
    slug: 'groesse-7',
    id: 'AB12CD34',
    canonical: product,
  })
  const category = categoryPath('en-us', 'running', '1200')
  expect(parseCategoryPath(category)).toMatchObject({ slug: 'running', id: '1200', canonical: category })
})
