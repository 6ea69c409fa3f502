import { categoryIdOf, shoppers } from '../catalogue/categories.ts'
import { say } from '../words/words.ts'
import type { Offer, OfferTerms } from './offer.ts'

const inEach = (kind: Parameters<typeof categoryIdOf>[1]): string[] =>
  shoppers.map((shopper) => categoryIdOf(shopper, kind))
const sweatshirts = inEach('sweatshirts')
const tees = inEach('t-shirts')
const socks = inEach('socks')
const [spend, off, expressFrom, giftFrom] = [15_000, 2000, 20_000, 30_000]

/** What a site gives without a code: of every kind of rule one that a visitor can try (docs/promotions.md). */
export function listAutomaticOffers(terms: OfferTerms): Offer[] {
  return [warmLayers, ...listBySpend(terms), teeStack, sockDrawer, ...listGifts(terms)]
}

const warmLayers: Offer = {
  key: 'warm-layers',
  level: 'PRODUCT',
  name: say('20% off hoodies & sweatshirts', '20 % auf Hoodies & Sweatshirts', '20 % de rabais sur les chandails'),
  callout: say(
    'Add a hoodie or a sweatshirt and take 20% off it.|Hoodies and sweatshirts are 20% off right now.|20% off hoodies and sweatshirts is yours.',
    'Mit Hoodie oder Sweatshirt sparen Sie 20 % darauf.|Hoodies und Sweatshirts sind gerade 20 % günstiger.|20 % auf Hoodies und Sweatshirts sind abgezogen.',
    'Ajoutez un chandail et obtenez 20 % de rabais.|Les chandails sont à 20 % de rabais en ce moment.|Vos 20 % de rabais sur les chandails sont déduits.',
  ),
  isCombinable: false,
  rule: {
    conditions: [{ type: 'products', of: { categoryIds: sweatshirts, excludesSale: true } }],
    effect: { type: 'percent', percent: 2000, on: { categoryIds: sweatshirts, excludesSale: true } },
  },
}

const listBySpend = ({ currency }: OfferTerms): Offer[] => [
  {
    key: 'spend-more',
    level: 'ORDER',
    name: say('{off} off from {from}', '{off} Rabatt ab {from}', '{off} de rabais dès {from}'),
    callout: say(
      'Only {distance} more and you save {off}.|Spend {from} and save {off}.|You save {off}.',
      'Nur noch {distance}, dann sparen Sie {off}.|Ab {from} sparen Sie {off}.|Sie sparen {off}.',
      'Plus que {distance} et vous économisez {off}.|Dès {from} d’achat, économisez {off}.|Vous économisez {off}.',
    ),
    amounts: { from: spend, off },
    isCombinable: true,
    rule: {
      conditions: [{ type: 'spend', atLeast: { [currency]: spend } }],
      effect: { type: 'amount', amount: { [currency]: off } },
      approachingDisplayLevel: 5000,
    },
  },
  {
    key: 'free-express',
    level: 'SHIPPING',
    name: say('Free express delivery', 'Kostenloser Expressversand', 'Livraison express gratuite'),
    callout: say(
      'Only {distance} more and express delivery is free.|Express delivery is free from {from}.|Express delivery is on us.',
      'Nur noch {distance}, dann ist der Expressversand kostenlos.|Expressversand ist ab {from} kostenlos.|Den Expressversand übernehmen wir.',
      'Plus que {distance} et la livraison express est gratuite.|La livraison express est gratuite dès {from}.|La livraison express est offerte.',
    ),
    amounts: { from: expressFrom },
    isCombinable: true,
    rule: {
      conditions: [{ type: 'spend', atLeast: { [currency]: expressFrom } }],
      effect: { type: 'freeShipping', methodCodes: ['express', 'next-day'] },
      approachingDisplayLevel: 6000,
    },
  },
]

const teeStack: Offer = {
  key: 'tee-stack',
  level: 'PRODUCT',
  name: say('More T-shirts, more off', 'Mehr T-Shirts, mehr Rabatt', 'Plus de t-shirts, plus de rabais'),
  callout: say(
    'One more T-shirt and you save on all of them.|Two T-shirts are 10% off, three are 15% off.|Your T-shirts are reduced.',
    'Noch ein T-Shirt, und alle werden günstiger.|Zwei T-Shirts: 10 % Rabatt, drei: 15 %.|Ihre T-Shirts sind reduziert.',
    'Encore un t-shirt et tous sont réduits.|Deux t-shirts : 10 % de rabais, trois : 15 %.|Vos t-shirts sont réduits.',
  ),
  isCombinable: false,
  rule: {
    conditions: [{ type: 'products', of: { categoryIds: tees, excludesSale: true } }],
    effect: {
      type: 'tiered',
      by: 'quantity',
      on: { categoryIds: tees, excludesSale: true },
      tiers: [
        { atLeast: 2, gives: { type: 'percent', percent: 1000 } },
        { atLeast: 3, gives: { type: 'percent', percent: 1500 } },
      ],
    },
    approachingDisplayLevel: 1,
  },
}

const sockDrawer: Offer = {
  key: 'sock-drawer',
  level: 'PRODUCT',
  name: say(
    'Buy two pairs of socks, get one free',
    'Zwei Paar Socken kaufen, eines gratis',
    'Deux paires de chaussettes, une gratuite',
  ),
  callout: say(
    'Add pairs of socks: every third one is free.|Every third pair of socks is free.|Every third pair of socks is free.',
    'Legen Sie Socken dazu: Jedes dritte Paar ist gratis.|Jedes dritte Paar Socken ist gratis.|Jedes dritte Paar Socken ist gratis.',
    'Ajoutez des chaussettes : la troisième paire est gratuite.|La troisième paire de chaussettes est gratuite.|La troisième paire de chaussettes est gratuite.',
  ),
  isCombinable: false,
  rule: {
    conditions: [
      { type: 'products', of: { categoryIds: socks } },
      { type: 'quantity', atLeast: 3, of: { categoryIds: socks } },
    ],
    effect: { type: 'buyXGetY', buy: 2, get: 1, percent: 10_000, on: { categoryIds: socks } },
    approachingDisplayLevel: 2,
  },
}

const listGifts = ({ currency, giftId }: OfferTerms): Offer[] => {
  if (giftId === null) return []
  return [
    {
      key: 'cap-gift',
      level: 'ORDER',
      name: say('A cap as a gift from {from}', 'Eine Cap gratis ab {from}', 'Une casquette offerte dès {from}'),
      callout: say(
        'Only {distance} more and a cap is yours.|From {from} a cap comes with your order.|A cap comes with your order.',
        'Nur noch {distance}, dann gehört Ihnen eine Cap.|Ab {from} liegt eine Cap bei.|Ihrer Bestellung liegt eine Cap bei.',
        'Plus que {distance} et une casquette est à vous.|Dès {from}, une casquette accompagne votre commande.|Une casquette accompagne votre commande.',
      ),
      amounts: { from: giftFrom },
      isCombinable: true,
      rule: {
        conditions: [{ type: 'spend', atLeast: { [currency]: giftFrom } }],
        effect: { type: 'gift', variantId: giftId, qty: 1 },
        approachingDisplayLevel: 8000,
      },
    },
  ]
}
