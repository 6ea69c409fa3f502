import { fill, say, type Words } from '../words/words.ts'
import type { CategoryKind, Gender, ProductKind } from './model-plan.ts'
import type { ProductPlan } from './plan-products.ts'

/** A node of the tree with its words. */
export type CategoryPlan = {
  readonly id: string
  readonly parentId: string | null
  readonly position: number
  readonly names: Words
  /** What the slug is made of: the name with its ancestors where the name alone would say too little. */
  readonly longNames: Words
  readonly descriptions: Words
}

export type Shopper = Exclude<Gender, 'unisex'>
export const shoppers: readonly Shopper[] = ['women', 'men', 'kids']
export const groups: readonly ProductKind[] = ['footwear', 'apparel', 'accessory']

const shopperNames: Readonly<Record<Shopper, Words>> = {
  women: say('Women', 'Damen', 'Femmes'),
  men: say('Men', 'Herren', 'Hommes'),
  kids: say('Kids', 'Kinder', 'Enfants'),
}

const groupNames: Readonly<Record<ProductKind, Words>> = {
  footwear: say('Shoes', 'Schuhe', 'Souliers'),
  apparel: say('Apparel', 'Kleidung', 'Vêtements'),
  accessory: say('Accessories', 'Accessoires', 'Accessoires'),
}

type Kind = { readonly key: CategoryKind; readonly group: ProductKind; readonly names: Words; readonly says: Words }

const kinds: readonly Kind[] = [
  {
    key: 'sneakers',
    group: 'footwear',
    names: say('Sneakers', 'Sneaker', 'Espadrilles'),
    says: say(
      'Low and high, leather and plant-based: shoes for every day of the week.',
      'Flach und hoch, aus Leder und ohne Tier: Schuhe für jeden Tag der Woche.',
      'Basses ou montantes, en cuir ou sans matière animale : pour tous les jours de la semaine.',
    ),
  },
  {
    key: 'running',
    group: 'footwear',
    names: say('Running shoes', 'Laufschuhe', 'Souliers de course'),
    says: say(
      'Cushioned, quick or roomy: find the pair for your miles.',
      'Gedämpft, schnell oder weit: das Paar für Ihre Kilometer.',
      'Amortis, rapides ou larges : la paire qu’il faut pour vos kilomètres.',
    ),
  },
  {
    key: 'trail',
    group: 'footwear',
    names: say('Trail shoes', 'Trailschuhe', 'Souliers de sentier'),
    says: say(
      'Grip for roots, stones and wet grass.',
      'Halt auf Wurzeln, Steinen und nassem Gras.',
      'De l’adhérence sur les racines, les pierres et l’herbe mouillée.',
    ),
  },
  {
    key: 'slip-ons',
    group: 'footwear',
    names: say('Slip-ons', 'Slipper', 'Souliers à enfiler'),
    says: say('No laces, no hurry.', 'Ohne Schnürsenkel, ohne Eile.', 'Sans lacets, sans hâte.'),
  },
  {
    key: 'boots',
    group: 'footwear',
    names: say('Boots', 'Stiefel', 'Bottes'),
    says: say('From October to April.', 'Von Oktober bis April.', 'D’octobre à avril.'),
  },
  {
    key: 'sandals',
    group: 'footwear',
    names: say('Sandals', 'Sandalen', 'Sandales'),
    says: say('For the feet, after everything.', 'Für die Füße, nach allem.', 'Pour les pieds, après tout.'),
  },
  {
    key: 'football',
    group: 'footwear',
    names: say('Soccer cleats', 'Fußballschuhe', 'Souliers de soccer'),
    says: say(
      'For ninety minutes and a little more.',
      'Für neunzig Minuten und etwas mehr.',
      'Pour quatre-vingt-dix minutes et un peu plus.',
    ),
  },
  {
    key: 't-shirts',
    group: 'apparel',
    names: say('T-shirts', 'T-Shirts', 'T-shirts'),
    says: say(
      'Organic cotton, good collars, no slogans.',
      'Bio-Baumwolle, gute Kragen, keine Sprüche.',
      'Coton biologique, belles encolures, aucun slogan.',
    ),
  },
  {
    key: 'sweatshirts',
    group: 'apparel',
    names: say('Hoodies & sweatshirts', 'Hoodies & Sweatshirts', 'Kangourous et chandails'),
    says: say(
      'Warm layers with a hood or without.',
      'Warme Schichten mit und ohne Kapuze.',
      'Des épaisseurs chaudes, avec ou sans capuchon.',
    ),
  },
  {
    key: 'jackets',
    group: 'apparel',
    names: say('Jackets', 'Jacken', 'Vestes'),
    says: say(
      'For the warm-up and for the wind.',
      'Zum Aufwärmen und gegen den Wind.',
      'Pour l’échauffement et contre le vent.',
    ),
  },
  {
    key: 'pants',
    group: 'apparel',
    names: say('Pants', 'Hosen', 'Pantalons'),
    says: say(
      'Joggers that can be seen outside.',
      'Jogginghosen, die sich draußen sehen lassen können.',
      'Des pantalons de jogging qui sortent aussi.',
    ),
  },
  {
    key: 'shorts',
    group: 'apparel',
    names: say('Shorts', 'Shorts', 'Shorts'),
    says: say(
      'Just above the knee, with pockets.',
      'Knapp über dem Knie, mit Taschen.',
      'Juste au-dessus du genou, avec des poches.',
    ),
  },
  {
    key: 'tights',
    group: 'apparel',
    names: say('Tights', 'Tights', 'Collants'),
    says: say('They stay where they are.', 'Sie bleiben, wo sie sind.', 'Ils restent en place.'),
  },
  {
    key: 'skirts',
    group: 'apparel',
    names: say('Skirts', 'Röcke', 'Jupes'),
    says: say(
      'Pleats that remember where they belong.',
      'Falten, die wissen, wohin sie gehören.',
      'Des plis qui savent où se remettre.',
    ),
  },
  {
    key: 'caps',
    group: 'accessory',
    names: say('Caps', 'Caps', 'Casquettes'),
    says: say('Six panels and a brim.', 'Sechs Teile und ein Schirm.', 'Six panneaux et une visière.'),
  },
  {
    key: 'beanies',
    group: 'accessory',
    names: say('Beanies', 'Mützen', 'Tuques'),
    says: say('Knitted for cold heads.', 'Gestrickt für kalte Köpfe.', 'Tricotées pour les têtes froides.'),
  },
  {
    key: 'bags',
    group: 'accessory',
    names: say('Bags', 'Taschen', 'Sacs'),
    says: say(
      'For work, school and two nights away.',
      'Für Arbeit, Schule und zwei Nächte unterwegs.',
      'Pour le travail, l’école et deux nuits ailleurs.',
    ),
  },
  {
    key: 'socks',
    group: 'accessory',
    names: say('Socks', 'Socken', 'Bas'),
    says: say('They stay up.', 'Sie rutschen nicht.', 'Ils ne glissent pas.'),
  },
]

/** The kinds of a group, in the order of the tree. */
export const listKinds = (group: ProductKind): CategoryKind[] =>
  kinds.filter((kind) => kind.group === group).map(({ key }) => key)

/** The id of a shopper's part of the tree, of a group in it, or of a kind in that; four digits. */
export const categoryIdOf = (shopper: Shopper, place: ProductKind | CategoryKind | null = null): string => {
  const first = shoppers.indexOf(shopper) + 1
  if (place === null) return `${first}000`
  const group = groups.indexOf(place as ProductKind)
  if (group >= 0) return `${first}${group + 1}00`
  const kind = kinds.find(({ key }) => key === place)
  if (!kind) throw new Error(`There is no category '${place}'.`)
  const inGroup = listKinds(kind.group).indexOf(kind.key) + 1
  return `${first}${groups.indexOf(kind.group) + 1}${inGroup}0`
}

/** What is new, and what is reduced: for everybody, or for one shopper. */
export const newCategoryId = (shopper: Shopper | null = null): string =>
  shopper === null ? '4000' : `4${shoppers.indexOf(shopper) + 1}00`
export const saleCategoryId = (shopper: Shopper | null = null): string =>
  shopper === null ? '5000' : `5${shoppers.indexOf(shopper) + 1}00`

/** Whom a product is for, as the tree divides people. */
const listShoppers = (gender: Gender): Shopper[] => (gender === 'unisex' ? ['women', 'men'] : [gender])

/** Categories of a product, the deepest first, ancestors included. */
export const listCategoryIds = (
  { gender, model }: Pick<ProductPlan, 'gender' | 'model'>,
  { isNew, isReduced }: { isNew: boolean; isReduced: boolean },
): string[] => {
  const whom = listShoppers(gender)
  return [
    ...whom.map((shopper) => categoryIdOf(shopper, model.category)),
    ...whom.map((shopper) => categoryIdOf(shopper, model.kind)),
    ...whom.map((shopper) => categoryIdOf(shopper)),
    ...(isNew ? [...whom.map(newCategoryId), newCategoryId()] : []),
    ...(isReduced ? [...whom.map(saleCategoryId), saleCategoryId()] : []),
  ]
}

/** The whole tree, three levels and the two of what is new and reduced. */
export const listCategories = (): CategoryPlan[] => [...shoppers.flatMap(planShopper), ...planOffers()]

const planShopper = (shopper: Shopper, index: number): CategoryPlan[] => {
  const names = shopperNames[shopper]
  const root: CategoryPlan = {
    id: categoryIdOf(shopper),
    parentId: null,
    position: index + 1,
    names,
    longNames: names,
    descriptions: say(
      'Shoes and apparel, made to move.',
      'Schuhe und Kleidung, gemacht für Bewegung.',
      'Des souliers et des vêtements faits pour bouger.',
    ),
  }
  return [root, ...groups.flatMap((group, at) => planGroup(shopper, group, at))]
}

const planGroup = (shopper: Shopper, group: ProductKind, index: number): CategoryPlan[] => {
  const own = kinds.filter((kind) => kind.group === group)
  const longNames = join(shopperNames[shopper], groupNames[group])
  const node: CategoryPlan = {
    id: categoryIdOf(shopper, group),
    parentId: categoryIdOf(shopper),
    position: index,
    names: groupNames[group],
    longNames,
    descriptions: fill(say('{name}, made to last.', '{name}, gemacht, um zu bleiben.', '{name} faits pour durer.'), {
      name: groupNames[group],
    }),
  }
  const leaves = own.map((kind, at) => ({
    id: categoryIdOf(shopper, kind.key),
    parentId: node.id,
    position: at,
    names: kind.names,
    longNames: join(shopperNames[shopper], kind.names),
    descriptions: kind.says,
  }))
  return [node, ...leaves]
}

const planOffers = (): CategoryPlan[] => {
  const offers = [
    {
      idOf: newCategoryId,
      names: say('New', 'Neu', 'Nouveautés'),
      says: say('Just in.', 'Gerade eingetroffen.', 'Tout juste arrivés.'),
      position: 0,
    },
    {
      idOf: saleCategoryId,
      names: say('Sale', 'Sale', 'Soldes'),
      says: say(
        'Less money, the same shoes.',
        'Weniger Geld, dieselben Schuhe.',
        'Moins cher, mais les mêmes souliers.',
      ),
      position: 9,
    },
  ]
  return offers.flatMap(({ idOf, names, says, position }) => [
    { id: idOf(), parentId: null, position, names, longNames: names, descriptions: says },
    ...shoppers.map((shopper, at) => ({
      id: idOf(shopper),
      parentId: idOf(),
      position: at,
      names: shopperNames[shopper],
      longNames: join(names, shopperNames[shopper]),
      descriptions: says,
    })),
  ])
}

const join = (first: Words, second: Words): Words => fill(say('{a} {b}', '{a} {b}', '{a} {b}'), { a: first, b: second })
