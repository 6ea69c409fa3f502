import { foldText } from './fold-text.ts'

/** Synonyms by language; each line is one group of folded words. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  en: [
    'sneaker sneakers trainer trainers kicks',
    'running jogging',
    'boot boots',
    'sandal sandals slide slides flip-flop flip-flops',
    'hiking trekking trail',
    'hoodie hoodies hooded-sweatshirt',
    'sweatshirt sweatshirts sweater sweaters jumper jumpers pullover',
    't-shirt t-shirts tee tees tshirt tshirts',
    'pants trousers',
    'sweatpants joggers track-pants tracksuit-bottoms',
    'skirt skirts skort skorts',
    'longsleeve longsleeves long-sleeve long-sleeves',
    'duffel duffle holdall gym-bag',
    'jacket jackets coat coats',
    'raincoat rain-jacket waterproof waterproofs',
    'hat hats cap caps beanie beanies',
    'bag bags backpack backpacks rucksack',
    'sock socks',
    'vest gilet',
    'color colour',
    'gray grey',
    'women womens ladies',
    'men mens',
    'kids children junior youth',
    'gym training workout fitness',
    'leather suede nubuck',
  ],
  de: [
    'sneaker sneakers turnschuh turnschuhe freizeitschuh freizeitschuhe',
    'laufschuh laufschuhe joggingschuh joggingschuhe running',
    'stiefel stiefelette boots boot',
    'sandale sandalen pantolette pantoletten badeschuh badeschuhe badelatschen',
    'wanderschuh wanderschuhe trekkingschuh trekkingschuhe outdoorschuh',
    'kapuzenpullover hoodie hoodies kapuzenpulli',
    'pullover pulli sweatshirt sweatshirts',
    't-shirt t-shirts shirt shirts tshirt',
    'hose hosen pants',
    'jogginghose jogginghosen trainingshose sweatpants',
    'rock rocke roecke faltenrock tennisrock',
    'langarmshirt langarmshirts longsleeve',
    'sporttasche sporttaschen trainingstasche reisetasche',
    'jacke jacken mantel',
    'regenjacke regenjacken regenmantel',
    'mutze mutzen muetze kappe kappen cap',
    'tasche taschen rucksack rucksacke',
    'socke socken strumpf strumpfe',
    'weste westen',
    'damen frauen',
    'herren manner maenner',
    'kinder junior jugend',
    'fitness training sport',
    'leder wildleder',
  ],
  fr: [
    'chaussure chaussures soulier souliers',
    'espadrille espadrilles basket baskets sneaker sneakers tennis',
    'course jogging running',
    'botte bottes bottine bottines',
    'sandale sandales claquette claquettes tong tongs gougoune gougounes',
    'randonnee marche trekking',
    'chandail-a-capuchon kangourou hoodie sweat-a-capuche',
    'chandail chandails pull pulls pullover sweat',
    't-shirt t-shirts tee-shirt gaminet',
    'pantalon pantalons',
    'pantalon-de-jogging jogger joggers',
    'jupe jupes jupe-short jupette',
    'sac-de-sport sac-fourre-tout fourre-tout',
    'veste vestes manteau manteaux blouson',
    'impermeable impermeables coupe-pluie',
    'tuque tuques bonnet bonnets casquette casquettes chapeau',
    'sac sacs sac-a-dos',
    'bas chaussette chaussettes',
    'femme femmes',
    'homme hommes',
    'enfant enfants junior jeunes',
    'entrainement sport gym',
    'cuir suede daim',
  ],
}

const tables = new Map(Object.entries(groupsOf).map(([language, groups]) => [language, toTable(groups)]))

/** Lists the synonyms of a word in a language, the folded word first; a language without a table has no synonyms. */
export function listSynonyms(word: string, locale: string): string[] {
  const folded = foldText(word)
  const group = tables.get(locale.slice(0, 2))?.get(folded) ?? []
  return [folded, ...group.filter((other) => other !== folded)]
}

/** Splits a search text into words, each with its synonyms: all words must match, each by any of its synonyms (SRCH-04). */
export function expandSearchText(text: string, locale: string): string[][] {
  const words = foldText(text).split(' ').filter(Boolean)
  const expanded: string[][] = []
  for (let index = 0; index < words.length; index++) {
    const phrase = findPhrase(words, index, locale)
    expanded.push(listSynonyms(phrase.text, locale))
    index += phrase.length - 1
  }
  return expanded
}

function findPhrase(words: readonly string[], start: number, locale: string): { text: string; length: number } {
  for (let length = Math.min(4, words.length - start); length > 1; length--) {
    const text = words.slice(start, start + length).join(' ')
    if (tables.get(locale.slice(0, 2))?.has(text)) return { text, length }
  }
  return { text: words[start] ?? '', length: 1 }
}

function toTable(groups: readonly string[]): Map<string, readonly string[]> {
  const sets = groups.map((group) => group.split(' ').map((word) => foldText(word)))
  return new Map(sets.flatMap((words) => words.map((word) => [word, words])))
}
