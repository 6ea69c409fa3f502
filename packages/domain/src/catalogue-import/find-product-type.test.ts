import { expect, test } from 'vitest'
import { findProductType } from './find-product-type.ts'
import { findWearers } from './find-wearers.ts'

const find = (path: string, locale = 'en-us', googleCategory = '') => {
  const found = findProductType({ googleCategory, paths: path === '' ? [] : [path.split(' > ')], locale })
  return found && `${found.kind} ${found.type ?? '-'}`
}

test.each([
  ['187', 'footwear -'],
  ['1604', 'apparel -'],
  ['204', 'apparel pants'],
  ['209', 'accessory socks'],
  ['173', 'accessory caps'],
  ['6551', 'accessory bags'],
  ['Apparel & Accessories > Shoes', 'footwear -'],
  ['Apparel & Accessories > Clothing > Outerwear > Coats & Jackets', 'apparel jackets'],
  ['166', null],
  ['536', null],
  ['Home & Garden > Decor', null],
])('the category %s of Google is of the kind %s [CAT-14]', (googleCategory, expected) => {
  expect(find('', 'en-us', googleCategory)).toBe(expected)
})

test('a number of Google says the group, and a name of the same group says more [CAT-14]', () => {
  expect(find('Outdoor > Hiking boots', 'en-us', '187')).toBe('footwear boots')
  expect(find('Hats', 'en-us', '187')).toBe('footwear -')
})

test.each([
  ['en-us', 'Running shoes', 'footwear running'],
  ['en-us', 'Shoes > Running', 'footwear running'],
  ['en-gb', 'Women’s trainers', 'footwear sneakers'],
  ['en-us', 'Shoes for kids', 'footwear -'],
  ['en-us', 'Hoodies & Sweatshirts', 'apparel hoodies'],
  ['en-us', 'Pants', 'apparel pants'],
  ['en-us', 'Accessories', 'accessory -'],
  ['de-de', 'Damenschuhe', 'footwear -'],
  ['de-de', 'Wanderschuhe', 'footwear hiking'],
  ['de-de', 'Lederhandschuhe', 'accessory -'],
  ['de-de', 'Bekleidung > Röcke', 'apparel skirts'],
  ['fr-fr', 'Chaussures de randonnée', 'footwear hiking'],
  ['fr-ca', 'Tuques', 'accessory beanies'],
  ['fr-fr', 'Vêtements > Pantalons femme', 'apparel pants'],
  ['it-it', 'Scarpe da corsa', 'footwear running'],
  ['it-it', 'Felpe con cappuccio', 'apparel hoodies'],
  ['es-es', 'Zapatillas de running', 'footwear sneakers'],
  ['es-es', 'Calcetines', 'accessory socks'],
  ['nl-nl', 'Hardloopschoenen', 'footwear running'],
  ['nl-nl', 'Handschoenen', 'accessory -'],
  ['nl-nl', 'Jurken', 'apparel -'],
  // Many files are in English, whatever the language of the site.
  ['de-de', 'Apparel & Accessories > Shoes > Boots', 'footwear boots'],
])('in %s the category %s is of the kind %s [CAT-14]', (locale, path, expected) => {
  expect(find(path, locale)).toBe(expected)
})

test.each([
  'Camp kitchen',
  'Rope',
  'Shoe racks',
  'Camping > Sleeping bags',
  'Electronics > Accessories',
  'Pet Supplies > Dog Clothes',
  'Toys > Doll clothes',
  '',
])('what the category %j holds stays unknown [CAT-14]', (path) => {
  expect(find(path)).toBeNull()
})

test.each([
  [{ gender: 'female', ageGroup: 'adult', names: [] }, 'women'],
  [{ gender: 'female', ageGroup: 'kids', names: [] }, 'kids'],
  [{ gender: '', ageGroup: '', names: ['Damenschuhe'] }, 'women'],
  [{ gender: '', ageGroup: '', names: ['Herren', 'Schuhe'] }, 'men'],
  [{ gender: '', ageGroup: '', names: ['Damen und Herren'] }, null],
  [{ gender: '', ageGroup: '', names: ['Schuhe'] }, null],
])('what says %j is for %s [CAT-14]', (said, expected) => {
  expect(findWearers({ ...said, locale: 'de-de' })).toBe(expected)
})
