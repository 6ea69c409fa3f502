import { expect, test } from 'vitest'
import type { SizeSystem } from '../site/site.ts'
import { addSynonyms, getLexicon } from './lexicon/lexicon.ts'
import { stemWord } from './lexicon/stem-word.ts'
import { type UnderstoodQuery, understandQuery } from './understand-query.ts'
import { createWordTable } from './word-table.ts'

const namesOf: Readonly<Record<string, string[]>> = {
  en: ['halden', 'runner', 'court', 'longmile', 'tee'],
  de: ['halden', 'steppweste', 'regenjacke'],
  fr: ['halden', 'imperméable'],
  it: ['halden'],
  es: ['halden'],
  nl: ['halden'],
}

const understand = (text: string, locale = 'en-us', isLiteral = false): UnderstoodQuery => {
  const language = locale.slice(0, 2)
  const systems: Record<string, SizeSystem> = {
    'en-us': 'US',
    'de-de': 'EU',
    'fr-ca': 'US',
    'en-gb': 'UK',
    'nl-nl': 'EU',
  }
  const lexicon = addSynonyms(getLexicon(locale), language === 'en' ? [['wellies', 'boots']] : [])
  const names = namesOf[language] ?? []
  const stems = new Set(names.map((word) => stemWord(word, language)))
  return understandQuery(text, {
    ...{ locale, lexicon, isLiteral, system: systems[locale] ?? 'US' },
    vocabulary: {
      findStem: (stem) => (stems.has(stem) ? 'name' : null),
      words: createWordTable([...lexicon.words, ...names], language),
    },
  })
}

const typesOf = ({ units }: UnderstoodQuery): string[] =>
  units.map(({ meanings, text }) => {
    const [first] = meanings
    return first ? first.terms.map(({ facet, value }) => `${facet}:${value}`).join('+') : text
  })

test.each([
  ['en-us', 'running shoes', ['type:running']],
  ['en-us', 'shoes for running', ['kind:footwear', 'activity:running']],
  ['en-us', 'T-Shirts', ['type:t-shirts']],
  ['en-us', 'slipons', ['type:slip-ons']],
  ['en-us', 'rain coat', ['type:jackets+feature:waterproof']],
  ['en-us', 'long mile', ['long mile']],
  ['en-us', 'wellies', ['type:boots']],
  ['de-de', 'Laufschuhe', ['type:running']],
  ['de-de', 'Regenjacken', ['type:jackets+feature:waterproof']],
  ['de-de', 'Ledersneaker', ['material:leather', 'type:sneakers']],
  ['de-de', 'Wollmützen', ['material:wool', 'type:beanies']],
  ['de-de', 'Fußballschuhe', ['fussballschuhe']],
  ['fr-ca', 'bottes d’hiver', ['type:boots+activity:winter']],
  ['fr-ca', "souliers d'entraînement", ['kind:footwear+activity:training']],
  ['fr-ca', 'kangourous', ['type:hoodies']],
  ['it-it', 'scarpe da corsa', ['type:running']],
  ['it-it', 'felpe con cappuccio', ['type:hoodies']],
  ['it-it', 'scarpe dell’inverno', ['kind:footwear', 'activity:winter']],
  ['es-es', 'zapatillas de running', ['type:running']],
  ['es-es', 'chaquetas impermeables', ['type:jackets+feature:waterproof']],
  ['nl-nl', 'hardloopschoenen', ['type:running']],
  ['nl-nl', 'waterdichte jassen', ['type:jackets+feature:waterproof']],
  ['nl-nl', 'schoenen om te wandelen', ['kind:footwear+activity:walking']],
  ['nl-nl', 'leren laarzen', ['material:leather', 'type:boots']],
  ['nl-nl', 'katoensokken', ['material:cotton', 'type:socks']],
  ['nl-nl', 'wollen mutsen', ['material:wool', 'type:beanies']],
  ['nl-nl', 'sandaaltjes', ['type:sandals']],
  ['nl-nl', 'feestschoentjes', ['kind:footwear']],
  ['nl-nl', 'strandtas', ['type:bags']],
  ['de-de', 'Sommerjacke', ['type:jackets']],
  ['es-es', 'zapatillas runing', ['type:running']],
  ['es-es', 'botitas', ['type:boots']],
  ['es-es', 'chaketas', ['type:jackets']],
  ['es-es', 'gorra', ['type:caps']],
  ['es-es', 'gorro', ['type:beanies']],
  ['es-es', 'ropa deportiva', ['kind:apparel+activity:training']],
  ['it-it', 'giacchetta', ['type:jackets']],
  ['it-it', 'scarpe da corse', ['type:running']],
])('in %s the words %s are understood as %j [SRCH-04]', (locale, text, expected) => {
  expect(typesOf(understand(text, locale))).toEqual(expected)
})

test.each([
  ['en-us', 'women’s white sneakers', { wearers: ['women'], colors: ['white'] }],
  ['en-us', 'black running shoes 9 under $100', { colors: ['black'], sizes: ['9'], price: { min: null, max: 100 } }],
  ['en-us', 'boots between 100 and 200', { price: { min: 100, max: 200 } }],
  ['en-us', 'boots over 150', { price: { min: 150, max: null } }],
  ['en-us', 'hoodie size medium', { sizes: ['M'] }],
  ['en-us', 'mens tee xl', { wearers: ['men'], sizes: ['XL'] }],
  ['en-us', 'sneakers on sale', { isSale: true }],
  ['en-gb', 'trainers size 8', { sizes: ['9-men', '10.5-women', '8.5C'] }],
  ['de-de', 'Damensneaker Größe 38,5', { wearers: ['women'], sizes: ['7.5-women'] }],
  [
    'de-de',
    'schwarze Laufschuhe Herren 43 unter 150 €',
    { wearers: ['men'], colors: ['black'], sizes: ['9.5-men'], price: { min: null, max: 150 } },
  ],
  ['de-de', 'Jacken von 100 bis 180 Euro', { price: { min: 100, max: 180 } }],
  ['de-de', 'Stiefel im Angebot', { isSale: true }],
  ['fr-ca', 'espadrilles blanches femme pointure 9,5', { wearers: ['women'], colors: ['white'], sizes: ['9.5'] }],
  ['fr-ca', 'souliers à moins de 80 $', { price: { min: null, max: 80 } }],
  ['fr-ca', 'bottes entre 100 et 250 $', { price: { min: 100, max: 250 } }],
  ['nl-nl', 'damessneakers maat 38,5', { wearers: ['women'], sizes: ['7.5-women'] }],
  [
    'nl-nl',
    'zwarte hardloopschoenen heren 43 onder de 150 euro',
    { wearers: ['men'], colors: ['black'], sizes: ['9.5-men'], price: { min: null, max: 150 } },
  ],
  ['nl-nl', 'jassen tussen 100 en 180 euro', { price: { min: 100, max: 180 } }],
  ['nl-nl', 'laarzen in de aanbieding', { isSale: true }],
  ['nl-nl', 'donkerbruine laarzen', { colors: ['brown'] }],
  ['nl-nl', 'babyschoentjes', { wearers: ['kids'] }],
  ['de-de', 'dunkelbraune Stiefel', { colors: ['brown'] }],
  ['es-es', '¿tenéis botas por menos de 80 euros?', { price: { min: null, max: 80 } }],
  ['es-es', 'zapatillas azul oscuro', { colors: ['blue'] }],
  ['it-it', 'scarpe a meno di 80 euro', { price: { min: null, max: 80 } }],
  ['it-it', 'quali scarpe avete per bimbi?', { wearers: ['kids'] }],
])('in %s the text %s narrows by wearers, colour, size and price [SRCH-04]', (locale, text, expected) => {
  const none = { wearers: [], colors: [], sizes: [], price: null, isSale: false }
  const { filters, units } = understand(text, locale)
  expect(filters).toEqual({ ...none, ...expected })
  expect(units).toHaveLength(1)
})

test.each([
  ['en-us', 'haldn runer', 'halden runner'],
  ['en-us', 'snekers', 'sneaker'],
  ['en-us', 'runing shoes', 'running shoes'],
  ['en-us', 'sne', null],
  ['en-us', 'tea', null],
  ['de-de', 'Turnschue', 'turnschuh'],
  ['fr-ca', 'espadriles noires', 'espadrille noires'],
  ['nl-nl', 'regenjaz', 'regenjas'],
  ['es-es', 'zapatillas runing', 'zapatillas running'],
  ['es-es', 'votas negras', 'bota negras'],
  ['it-it', 'giache nere', 'giacca nere'],
])('in %s the text %s is corrected to %s [SRCH-04]', (locale, text, corrected) => {
  expect(understand(text, locale).corrected).toBe(corrected)
})

test('words that nothing is known of are named, and literal words stay as they are [SRCH-04]', () => {
  expect(understand('qqqqwww sneakers').unknown).toEqual(['qqqqwww'])
  const literal = understand('haldn', 'en-us', true)
  expect([literal.corrected, literal.units.map(({ text }) => text)]).toEqual([null, ['haldn']])
})

test('a diminutive or a compound with an unknown beginning is understood, but not named as a mistake [SRCH-04]', () => {
  expect(['sandaaltjes', 'strandtas'].map((text) => understand(text, 'nl-nl').corrected)).toEqual([null, null])
  const literal = understand('strandtas', 'nl-nl', true)
  expect(typesOf(literal)).toEqual(['strandtas'])
})

test('a word that makes a name together with its neighbour is not replaced [SRCH-04]', () => {
  expect(understand('longm ile').corrected).toBeNull()
})

test('the beginning of a word stands for the words that begin with it [SRCH-02]', () => {
  const [unit] = understand('sneak').units
  expect(unit?.meanings[0]?.terms).toEqual([{ facet: 'type', value: 'sneakers' }])
})
