/** Words without a standard meaning, and the standard term to use instead. */
export type PrivateTerm = {
  readonly use: string
  /** Refused as a word of any name: `till` refuses `openTill` and `till-facts.ts`, not `until`. */
  readonly words?: readonly string[]
  /** Refused as a whole name, in kebab-case: `lazy-still` refuses `lazyStill` and `lazy-still.ts`. */
  readonly names?: readonly string[]
  /** Names in kebab-case that use the word in its usual sense. */
  readonly unless?: RegExp
  /** Paths to which the term is limited. */
  readonly only?: RegExp
  /** Paths in which the word is a standard term. */
  readonly outside?: RegExp
  /** Single names that use the word in a standard sense, with the reason. */
  readonly allowed?: readonly AllowedName[]
}

/** A name in kebab-case that one file may declare. */
type AllowedName = { readonly path: string; readonly name: string; readonly reason: string }

/** Words for pictures: a scene and a studio are what a renderer has. */
const pictures = /^(?:atelier|packages\/(?:pictures|demo)|apps\/api\/src\/infra\/pictures)\//
const contracts = /^packages\/contracts\//
const web = /^apps\/web\//
const hydration = /^apps\/web\/src\/(?:hydration|rendering)\//
const scripts = /^scripts\//

/** The words that no name may contain. `docs/glossary.md` explains the terms to use. */
export const privateTerms: readonly PrivateTerm[] = [
  {
    words: ['scene', 'scenes'],
    use: 'context, options or input',
    outside: pictures,
    unless: /^(?:scene-pattern|find-scene(?:-drawing)?)$/,
  },
  { words: ['surroundings'], use: 'hooks, context or options' },
  { words: ['till', 'tills'], use: 'pricing context' },
  { words: ['shelf', 'shelves'], use: 'stock facts', outside: pictures },
  { words: ['news'], use: 'cart notification, change event or message' },
  { words: ['told', 'tell', 'tells', 'telling'], use: 'notify, show or report' },
  { words: ['happening', 'happenings'], use: 'event' },
  { words: ['wish', 'wishes', 'wished'], use: 'input or command' },
  { words: ['deed', 'deeds'], use: 'action or operation' },
  { words: ['desk', 'desks'], use: 'the name of what it does: fulfilment, payment providers' },
  {
    names: [
      ...['list-kept', 'to-kept', 'read-kept', 'card-kept', 'kept-deps', 'kept-card', 'kept-card-row'],
      ...['kept-method', 'kept-methods', 'is-kept-method', 'list-kept-methods', 'require-kept-method'],
      ...['kept', 'find-kept', 'count-kept', 'kept-for', 'kept-result', 'kept-results', 'kept-id', 'kept-places'],
      ...['kept-instrument', 'add-kept-instrument', 'kept-instrument-errors', 'kept-secrets', 'get-kept-secrets'],
    ],
    use: 'stored value, saved card, cached or stored',
  },
  {
    words: ['settle', 'settles', 'settled', 'settling'],
    use: 'recalculate, reconcile, resolve or apply',
    outside: pictures,
    unless: /^all-settled$/,
    allowed: [
      ...['jobs.ts', 'jobs.test.ts'].map((file) => ({
        path: `apps/api/src/infra/jobs/${file}`,
        name: 'settle-money',
        reason: 'the name of a queue in an earlier release, whose jobs may still wait',
      })),
    ],
  },
  {
    words: ['family', 'families'],
    use: 'refresh-token family',
    outside: pictures,
    // The names of statements on the table `refresh_token_families` begin with its noun.
    unless: /font|colou?r|token|hue|^earth-family$|^family-name$|^famil(?:y|ies)-(?:open|successor|rotate|end|ended)$/,
    allowed: [
      { path: 'packages/contracts/src/shapes/product.ts', name: 'family', reason: 'colour family' },
      ...['stripe-fields.ts', 'stripe-fields.test.ts'].map((file) => ({
        path: `apps/web/src/components/payment/${file}`,
        name: 'family',
        reason: 'font family in the interface of Stripe',
      })),
      { path: 'packages/database/src/tables/catalogue.ts', name: 'family', reason: 'colour family' },
      { path: 'packages/test-kit/src/api/add-test-catalogue.ts', name: 'family', reason: 'colour family' },
      {
        path: 'apps/api/src/replies/products/to-product-reply.ts',
        name: 'family',
        reason: 'colour family on the wire',
      },
      { path: 'packages/database/src/tables/consumers.ts', name: 'family-id', reason: 'family of refresh tokens' },
    ],
  },
  { names: ['repeats', 'register-repeats', 'keyed-request'], use: 'idempotency' },
  { names: ['leave-job', 'leave-jobs', 'left-jobs'], use: 'enqueue, outbox' },
  { names: ['join-parts'], use: 'compose' },
  {
    names: [
      ...['counter', 'to-counter', 'at-counter', 'is-at-counter', 'is-from-counter', 'open-counter'],
      ...['find-counter-fit', 'with-counter-note'],
    ],
    use: 'pickup point',
    outside: pictures,
    allowed: ['add-passkey', 'sign-in-by-passkey'].map((file) => ({
      path: `apps/api/src/modules/auth/passkeys/${file}.ts`,
      name: 'counter',
      reason: 'the library of WebAuthn names the sign count so',
    })),
  },
  {
    names: [
      ...[
        'unknown-collection-point',
        'to-collection-reply',
        'set-collection',
        'get-collection',
        'use-collection',
        'collection-step',
      ],
      ...['list-collection-points', 'collection-point', 'collection-points', 'collection-point-reply'],
      ...['collection-required', 'read-collection-required', 'collection-fields', 'collection-field'],
      ...['collection-kind', 'collection-contact', 'collection-reply', 'cart-collection', 'find-collection-need'],
      ...['plan-set-collection-point', 'settle-collection'],
    ],
    use: 'pickup, pickup point; collection is a content block and a group of products',
    outside: contracts,
    allowed: [
      {
        path: 'apps/api/src/modules/stores/list-pickup-points.ts',
        name: 'collection-points',
        reason: 'the field on the wire',
      },
    ],
  },
  { words: ['easel'], use: 'customiser, canvas renderer' },
  { names: ['studio', 'use-studio'], use: 'customiser', only: web },
  { names: ['making', 'to-making', 'product-making', 'made-page'], use: 'configuration, configuration page' },
  { names: ['starts'], use: 'presets', only: web },
  { words: ['gate', 'gates'], use: 'hydration boundary, limiter or refusal', outside: pictures },
  { words: ['knock', 'knocks'], use: 'hydration attempt' },
  { names: ['lazy-still', 'lazy-near'], use: 'hydrate on interaction, hydrate on visible' },
  {
    names: ['written', 'find-written', 'written-part', 'take-page'],
    use: 'isHydrated, server markup',
    only: hydration,
  },
  { names: ['paint-first', 'begin-scripts'], use: 'inline styles, deferred scripts' },
  { names: ['last-resort'], use: 'fallback error page', only: web },
  { names: ['see-order-through', 'follow-order'], use: 'submit order, poll order' },
  { names: ['saved-room', 'with-room', 'require-room', 'open-list'], use: 'capacity, lock the list' },
  { names: ['list-barriers', 'until-it-answers', 'first-drawing'], use: 'findA11yViolations, waitForHydration' },
  { names: ['agreed', 'paypal-left'], use: 'a noun that says what it is', only: web },
  { names: ['share-of'], use: 'a noun that says what it is' },
  { words: ['robis'], use: 'reserve-in-store only', outside: /^packages\/contracts\/|^apps\/api\/src\/replies\// },
  {
    words: ['house', 'houses'],
    use: 'the shop, its conventions',
    outside: pictures,
    unless: /(?:^|-)house-number(?:-|$)/,
    allowed: [
      { path: 'apps/web/src/ui/icon-names.ts', name: 'house', reason: 'the name of an icon' },
      { path: 'apps/web/src/features/account/account-pages.ts', name: 'house', reason: 'the name of an icon' },
    ],
  },
  { words: ['arrow', 'arrows', 'habit', 'habits'], use: 'import rules', only: scripts },
  { words: ['fault', 'faults'], use: 'violation', only: scripts },
]

/** A word that no comment, page or test title may contain. */
export type PrivateProse = { readonly pattern: RegExp; readonly use: string; readonly outside?: RegExp }

/** Words of prose; the same word between quotation marks is a name, such as the user 'nobody' of Unix. */
function spoken(words: string): RegExp {
  const marks = "['`]"
  return new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])(?<!${marks}(?:${words})(?=${marks}(?!s)))`, 'gi')
}

export const privateProse: readonly PrivateProse[] = [
  { pattern: spoken('whoever|nobody|somebody'), use: 'the person or role: the shopper, the caller, no one else' },
  { pattern: spoken('tills?'), use: 'until, or pricing context' },
  { pattern: spoken('deeds?'), use: 'action or operation' },
  { pattern: spoken('easel'), use: 'customiser' },
  { pattern: spoken('desks?'), use: 'the name of what it does' },
  { pattern: spoken('knock(?:s|ed|ing)?'), use: 'attempt' },
  { pattern: spoken('happenings?'), use: 'event' },
  { pattern: spoken('surroundings'), use: 'context, hooks', outside: pictures },
  { pattern: spoken('wish(?:es|ed)?'), use: 'input, command; to want' },
  { pattern: spoken('collection[ -]points?'), use: 'pickup point' },
  { pattern: spoken('settl(?:es?|ed|ing)'), use: 'recalculate, reconcile, resolve or apply', outside: pictures },
  { pattern: spoken('gates?'), use: 'hydration boundary, limiter' },
  { pattern: /(?<![\w-])houses?(?![\w-]| numbers?)/gi, use: 'the shop, its conventions' },
]
