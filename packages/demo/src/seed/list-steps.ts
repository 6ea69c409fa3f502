import {
  categories,
  consumerAddresses,
  consumerCards,
  consumers,
  contentDocuments,
  copyThrough,
  coupons,
  creditAccounts,
  events,
  execute,
  experiments,
  locations,
  pickupPoints,
  pointsAccounts,
  pointsEntries,
  priceEntries,
  productAnswers,
  productCategories,
  productColours,
  productQuestions,
  productSetItems,
  productSets,
  products,
  promotions,
  promotionUses,
  refreshSearchDocuments,
  reviews,
  socialMedia,
  socialMediaTags,
  socialStreamMedia,
  socialStreams,
  staffRoleMembers,
  stockEntries,
  stockItems,
  storeEmployees,
  variants,
} from '@lacehouse/database'
import { loadCards } from '../balances/load-cards.ts'
import { analyzeCatalogue } from './analyze-catalogue.ts'
import { checkReferencesOnce } from './check-references-once.ts'
import type { DemoShop } from './make-demo-shop.ts'

export type Client = Parameters<typeof copyThrough>[0]

/** The loading of one table. */
export type Step = {
  readonly name: string
  readonly rows: number
  readonly load: (client: Client) => Promise<unknown>
}

type Table = Parameters<typeof copyThrough>[1]
type RowOf<T extends Table> = T['$inferInsert']

const step = <T extends Table>(
  name: string,
  table: T,
  load: { readonly columns: readonly (keyof RowOf<T> & string)[]; readonly rows: readonly RowOf<T>[] },
): Step => ({ name, rows: load.rows.length, load: (client) => copyThrough(client, table, load) })

/** Lists the tables in the order of their references, the search documents last. */
export function listSteps(shop: DemoShop): Step[] {
  return [
    ...listCatalogueSteps(shop),
    ...listStockSteps(shop),
    ...listShopSteps(shop),
    { name: 'cards', rows: shop.cards.length, load: (client) => loadCards(client, shop.cards) },
    ...listPeopleSteps(shop),
    ...listReviewSteps(shop),
    ...listSocialSteps(shop),
    {
      name: 'search',
      rows: shop.products.length,
      load: async (client) => {
        await execute(client, analyzeCatalogue)
        await refreshSearchDocuments(client, null)
      },
    },
  ]
}

const listCatalogueSteps = ({ categories: tree, products: made, sets, categoryProducts, prices }: DemoShop): Step[] => [
  step('categories', categories, {
    columns: ['id', 'parentId', 'position', 'names', 'slugs', 'descriptions'],
    rows: tree,
  }),
  step('products', products, {
    columns: [
      'id',
      'kind',
      'model',
      'brand',
      'names',
      'slugs',
      'descriptions',
      'details',
      'attributes',
      'media',
      'badge',
      'eyebrow',
      'productType',
      'presale',
      'isReserveInStoreOnly',
      'targetPublishAt',
      'taxClass',
      'weightG',
      'popularity',
      'status',
      'publishedAt',
    ],
    rows: made.map(({ row }) => ({ productType: 'standard', ...row })),
  }),
  step('colours', productColours, {
    columns: ['productId', 'colourCode', 'colourway', 'family', 'names', 'swatch', 'position'],
    rows: made.flatMap(({ colourRows }) => colourRows),
  }),
  step('variants', variants, {
    columns: ['id', 'productId', 'upc', 'colourCode', 'size', 'sizePosition'],
    rows: made.flatMap(({ variantRows }) => variantRows),
  }),
  step('sets', productSets, {
    columns: ['id', 'names', 'slugs', 'descriptions', 'position'],
    rows: sets.map(({ row }) => row),
  }),
  step('set items', productSetItems, {
    columns: ['setId', 'productId', 'position'],
    rows: sets.flatMap(({ items }) => items),
  }),
  step('places', productCategories, { columns: ['productId', 'categoryId', 'position'], rows: categoryProducts }),
  step('prices', priceEntries, {
    columns: ['priceList', 'productId', 'colourCode', 'kind', 'amountMinor', 'currency', 'startsAt', 'endsAt'],
    rows: prices,
  }),
]

const listStockSteps = ({
  locations: places,
  employees,
  points,
  stock,
  emptyStock,
  expectedStock,
}: DemoShop): Step[] => [
  step('locations', locations, {
    columns: [
      'id',
      'kind',
      'siteId',
      'names',
      'address',
      'latitudeMicro',
      'longitudeMicro',
      'hours',
      'pickup',
      'services',
      'priority',
    ],
    rows: places.map((place) => ({ hours: {}, pickup: false, services: [], ...place })),
  }),
  step('employees', storeEmployees, { columns: ['id', 'storeId', 'name'], rows: employees }),
  step('points', pickupPoints, {
    columns: [
      'id',
      'carrier',
      'name',
      'countryCode',
      'address',
      'latitudeMicro',
      'longitudeMicro',
      'hours',
      'maxWeightGrams',
    ],
    rows: points,
  }),
  {
    name: 'stock',
    rows: stock.length,
    // The entries make the items, whose table has the references.
    load: (client) =>
      checkReferencesOnce(client, 'stock_items', () =>
        copyThrough(client, stockEntries, { columns: ['variantId', 'locationId', 'reason', 'quantity'], rows: stock }),
      ),
  },
  step('emptyStock', stockItems, { columns: ['variantId', 'locationId', 'expectedOn'], rows: emptyStock }),
  {
    name: 'expectedStock',
    rows: expectedStock.length,
    load: (client) =>
      copyThrough(client, stockEntries, {
        columns: ['variantId', 'locationId', 'reason', 'quantity'],
        rows: expectedStock,
      }),
  },
]

const listShopSteps = ({ offers, content, experiments: tests, events: planned }: DemoShop): Step[] => [
  step('promotions', promotions, {
    columns: [
      'id',
      'siteId',
      'level',
      'campaignId',
      'names',
      'callouts',
      'rule',
      'needsCoupon',
      'combinable',
      'priority',
      'status',
    ],
    rows: offers.flatMap((offer) => offer.promotions),
  }),
  step('coupons', coupons, {
    columns: ['siteId', 'code', 'promotionId', 'useLimit', 'useLimitPerOwner', 'startsAt', 'endsAt'],
    rows: offers.flatMap((offer) => offer.coupons),
  }),
  step('uses', promotionUses, {
    columns: ['promotionId', 'couponCode', 'orderNumber', 'ownerKey', 'quantity'],
    rows: offers.flatMap((offer) => offer.uses),
  }),
  step('experiments', experiments, {
    columns: ['key', 'name', 'state', 'variants', 'metric', 'startedAt'],
    rows: tests,
  }),
  step('events', events, {
    columns: [
      ...(['id', 'siteId', 'startsAt', 'endsAt', 'timeZone', 'capacity', 'allowsPlusOne', 'page'] as const),
      ...(['names', 'places'] as const),
    ],
    rows: planned,
  }),
  step('content', contentDocuments, {
    columns: ['siteId', 'locale', 'doctype', 'slug', 'status', 'version', 'body', 'author'],
    rows: content,
  }),
]

const listPeopleSteps = ({ people }: DemoShop): Step[] => [
  step('people', consumers, {
    columns: [
      'consumerNo',
      'siteId',
      'consumerType',
      'email',
      'passwordHash',
      'emailConfirmedAt',
      'memberId',
      'firstName',
      'lastName',
      'phone',
      'profile',
    ],
    rows: people.flatMap((site) => site.consumers),
  }),
  step('addresses', consumerAddresses, {
    columns: ['consumerNo', 'kind', 'isDefault', 'address'],
    rows: people.flatMap((site) => site.addresses),
  }),
  step('savedCards', consumerCards, {
    columns: ['consumerNo', 'provider', 'providerToken', 'brand', 'last4', 'expiryMonth', 'expiryYear', 'isDefault'],
    rows: people.flatMap((site) => site.cards),
  }),
  step('members', pointsAccounts, { columns: ['memberId'], rows: people.flatMap((site) => site.members) }),
  step('points', pointsEntries, {
    columns: ['memberId', 'kind', 'points', 'reference', 'createdAt'],
    rows: people.flatMap((site) => site.points),
  }),
  step('roles of staff', staffRoleMembers, {
    columns: ['consumerNo', 'roleId'],
    rows: people.flatMap((site) => site.staffRoles),
  }),
  step('credits', creditAccounts, {
    columns: ['consumerNo', 'year', 'currency', 'creditMinor'],
    rows: people.flatMap((site) => site.credits),
  }),
]

const listSocialSteps = ({ social }: DemoShop): Step[] => [
  step('streams', socialStreams, { columns: ['id', 'customerId', 'names', 'position'], rows: social.streams }),
  step('media', socialMedia, {
    columns: ['id', 'customerId', 'picture', 'captions', 'author', 'state', 'postedAt'],
    rows: social.media,
  }),
  step('tags of media', socialMediaTags, { columns: ['mediaId', 'tag', 'position'], rows: social.tags }),
  step('media of streams', socialStreamMedia, { columns: ['streamId', 'mediaId', 'position'], rows: social.places }),
]

const listReviewSteps = ({ reviews: written, questions }: DemoShop): Step[] => [
  step('reviews', reviews, {
    columns: [
      ...([
        'id',
        'productId',
        'consumerNo',
        'siteId',
        'locale',
        'language',
        'stars',
        'title',
        'body',
        'nickname',
      ] as const),
      ...(['fit', 'size', 'isVerified', 'photoCount', 'state', 'findings', 'helpful', 'unhelpful'] as const),
      ...(['createdAt', 'changedAt', 'publishedAt'] as const),
    ],
    rows: written,
  }),
  step('questions', productQuestions, {
    columns: [
      ...(['id', 'productId', 'consumerNo', 'siteId', 'locale', 'language', 'body', 'nickname', 'state'] as const),
      ...(['findings', 'createdAt', 'changedAt'] as const),
    ],
    rows: questions.map(({ question }) => question),
  }),
  step('answers', productAnswers, {
    columns: [
      ...(['id', 'questionId', 'author', 'consumerNo', 'language', 'body', 'nickname', 'state', 'findings'] as const),
      ...(['helpful', 'unhelpful', 'createdAt', 'changedAt'] as const),
    ],
    rows: questions.flatMap(({ answers }) => answers),
  }),
]
