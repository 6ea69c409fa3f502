import { toSample } from '@lacehouse/api'
import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import { z } from 'zod'
import { addressOf } from '../api/fill-cart.ts'

/** The things of one person that calls name. */
export type OwnedKind =
  | ('cart' | 'item' | 'instrument' | 'adjustment' | 'order' | 'orderItem' | 'address' | 'card')
  | ('favourites' | 'favourite' | 'savedItems' | 'savedItem' | 'export' | 'session' | 'account')
  | ('case' | 'photo' | 'passkey' | 'identity' | 'wishlist' | 'otherWishlist' | 'wishlistItem' | 'giftCard')
  | 'staffMember'

export type OwnedIds = Readonly<Record<OwnedKind, string>>

/** The fields by which calls name a person's own data, and what each of them names. */
const kindOfField: Readonly<Record<string, OwnedKind>> = {
  basketId: 'cart',
  cartId: 'cart',
  itemId: 'item',
  payment_instrument_id: 'instrument',
  adjustmentId: 'adjustment',
  orderNumber: 'order',
  orderNo: 'order',
  orderId: 'order',
  addressId: 'address',
  paymentInstrumentId: 'card',
  saved_payment_instrument_id: 'card',
  favoriteId: 'favourites',
  saveForLaterId: 'savedItems',
  saveForlaterId: 'savedItems',
  saveForLaterItemId: 'savedItem',
  exportId: 'export',
  sessionId: 'session',
  consumerId: 'account',
  consumerNo: 'account',
  caseNumber: 'case',
  photoId: 'photo',
  passkeyId: 'passkey',
  giftCardId: 'giftCard',
  listId: 'wishlist',
  toListId: 'otherWishlist',
  identityId: 'identity',
}

/** Fields whose name means something else in one call; null where they name nothing of a person. */
const kindInCall: Readonly<Record<string, OwnedKind | null>> = {
  'cart.removeSavedItem itemId': 'savedItem',
  'wishlists.removeFavorite itemId': 'favourite',
  'wishlists.removeFromList itemId': 'wishlistItem',
  'wishlists.moveToList itemId': 'wishlistItem',
  // Only who sent the link knows the person by it.
  'auth.signUp consumerId': null,
  'orders.cancel itemId': 'orderItem',
  'orders.resendGiftCards itemId': 'orderItem',
  'returns.preview itemId': 'orderItem',
  'returns.label itemId': 'orderItem',
  'supportCases.createWarranty itemId': 'orderItem',
  'backoffice.previewRefund itemId': 'orderItem',
  'backoffice.refundOrder itemId': 'orderItem',
  'backoffice.registerReturn itemId': 'orderItem',
  ...Object.fromEntries(
    ['inviteAgain', 'setStaffState', 'setStaffRoles', 'resetSecondFactor'].map((call) => [
      `backoffice.${call} consumerNo`,
      'staffMember',
    ]),
  ),
  // Names a mail among those of the order, which the path names.
  'backoffice.sendOrderMail mailId': null,
  // A photo of a published text is everybody's.
  'backoffice.getTextPhoto photoId': null,
  // A question to the shop says what its sender wrote.
  'contact.create orderNumber': null,
  // Agents may find and act for every customer of the site (AUTH-09).
  'auth.findCustomers orderNumber': null,
  'auth.actForCustomer consumerNo': null,
  // A draw is everybody's, and so are its tickets without names; products are named by their public ids.
  ...Object.fromEntries(
    ['get', 'listTickets', 'getEntry', 'enter', 'leave'].map((call) => [`draws.${call} drawId`, null]),
  ),
  'decisions.decide productIds': null,
  'social.addMedia productIds': null,
  'decisions.decide experienceId': null,
  'backoffice.saveSearchRules productIds': null,
  // Is not read: a decision belongs to a visit.
  'decisions.decide customerId': null,
  // An address that is typed may bring the id of a saved one, which no call reads.
  ...Object.fromEntries(
    ['consumer.create', 'consumer.addAddress', 'cart.setShippingAddress', 'cart.validateShippingAddress']
      .concat('cart.setBillingAddress', 'checkout.placeOrder', 'orders.changeDelivery', 'backoffice.changeDelivery')
      .map((call) => [`${call} addressId`, null]),
  ),
  // The list is always the caller's own, whatever its id is said to be.
  'cart.addItem saveForLaterId': null,
  'cart.putSavedItem saveForLaterId': null,
  'cart.putSavedItem itemId': 'savedItem',
}

/** Fields that name something of the shop, something of the request itself, or a secret that T33 guesses. */
const others = new Set([
  ...[
    'productId',
    'productSetId',
    'variantId',
    'exchangeVariantId',
    'storeId',
    'favStoreId',
    'storeEmployeeId',
    'recipeId',
    'categoryId',
    'fragmentId',
    'promotionId',
    'monetateId',
    'consentId',
  ],
  ...['collectionPointId', 'siteId', 'shippingId', 'payment_method_id', 'paymentMethodId', 'payment_session_id'],
  ...['challengeId', 'cancellationId', 'returnId', 'reservationId', 'invoiceNumber', 'usid', 'id', 'ids', 'number'],
  ...['st', 'token', 'refreshToken', 'referralToken', 'authorizationCode', 'codeId', 'identityToken', 'providerId'],
  ...['rawId', 'photoIds', 'eventId'],
  // Pictures that are public, and a token of the session itself.
  ...['mediaId', 'mediaIds', 'removedMediaIds', 'streamId', 'authToken'],
  // Events and published texts belong to everyone who reads them.
  ...['reviewId', 'questionId', 'answerId', 'textId'],
  // Staff with the right name everything of the shop.
  ...['shipmentId', 'refundId', 'changeId', 'returnNumber', 'noteId', 'roleId', 'roleIds', 'viewId'],
  ...[
    'memberId',
    'messageId',
    'exchangeId',
    'importId',
    'uploadId',
    'pictureId',
    'locationId',
    'categoryIds',
    'withdrawnVariantIds',
    'drawId',
    'variantIds',
  ],
  // What a person says of themselves.
  'phoneNumber',
])

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

const toSchema = (schema: z.ZodType): Schema => {
  const { anyOf, ...own } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as Schema
  return anyOf?.[0] ?? own
}

const kindOf = (call: string, field: string): OwnedKind | null => {
  const inCall = kindInCall[`${call} ${field}`]
  return inCall === undefined ? (kindOfField[field] ?? null) : inCall
}

type Parts = readonly (readonly ['params' | 'query' | 'body', z.ZodType])[]

const partsOf = ({ params, query, body }: CallContract): Parts => [
  ...(params ? [['params', params] as const] : []),
  ...(query ? [['query', query] as const] : []),
  ...(body ? [['body', body] as const] : []),
]

/** Lists the fields of a schema, those of objects inside it too. */
const listFields = ({ properties = {}, items }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [name, ...listFields(field)]),
  ...(items ? listFields(items) : []),
]

const all = Object.entries(calls) as [CallId, CallContract][]
const fieldsOf = (contract: CallContract): string[] =>
  partsOf(contract).flatMap(([, schema]) => listFields(toSchema(schema)))

/** Whether a request of a call may have a field of this name. */
export function hasField(contract: CallContract, name: string): boolean {
  return fieldsOf(contract).includes(name)
}

/** A call, and one kind of a person's data that it names. */
export type Naming = { readonly call: CallId; readonly contract: CallContract; readonly kind: OwnedKind }

/** Lists the calls that name a person's data by an id, each with one kind of data that it names. A new call is covered without a change (T19). */
export function listNamings(): Naming[] {
  return all.flatMap(([call, contract]) => {
    const kinds = new Set(fieldsOf(contract).flatMap((field) => kindOf(call, field) ?? []))
    return [...kinds].map((kind) => ({ call, contract, kind }))
  })
}

/** Lists the fields that could name something and are neither a person's nor known as another thing. */
export function listUnknownNames(): string[] {
  const names = all.flatMap(([call, contract]) => fieldsOf(contract).map((field) => ({ call, field })))
  const unknown = names.filter(({ call, field }) => {
    const isName = /(?:^|[a-z_])(?:ids?|number|token)$/i.test(field) || /(?:Id|No|Number)$/.test(field)
    return isName && !others.has(field) && kindInCall[`${call} ${field}`] === undefined && !kindOfField[field]
  })
  return [...new Set(unknown.map(({ call, field }) => `${call} ${field}`))]
}

/** Ids that a call needs besides the one that it is asked about. */
const besides: Readonly<Partial<Record<OwnedKind, readonly OwnedKind[]>>> = {
  item: ['cart'],
  instrument: ['cart'],
  adjustment: ['cart'],
  favourite: ['favourites'],
  savedItem: ['savedItems'],
  orderItem: ['order'],
  otherWishlist: ['wishlist', 'wishlistItem'],
  photo: ['case'],
}

export type NamingRequest = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
}

type Filling = {
  readonly naming: Naming
  readonly ids: Partial<OwnedIds>
  /** Valid values of fields that a sample of the schema does not get right; `cart.addItem qty` is sent by that call alone, needed or not. */
  readonly values: Readonly<Record<string, unknown>>
}

/** Makes a request with the fields that its call needs and the ids of some data. */
export function toNamingRequest(filling: Filling): NamingRequest {
  return Object.fromEntries(
    partsOf(filling.naming.contract).map(([part, schema]) => [part, fill(toSchema(schema), filling)]),
  )
}

const fill = ({ properties = {}, required = [] }: Schema, filling: Filling): Record<string, unknown> => {
  const { naming, ids, values } = filling
  const wanted = new Set<OwnedKind>([naming.kind, ...(besides[naming.kind] ?? [])])
  const filled = Object.entries(properties).flatMap(([name, field]) => {
    const kind = kindOf(naming.call, name)
    const isNeeded = required.includes(name)
    if (kind && ids[kind] !== undefined && (isNeeded || wanted.has(kind))) return [[name, ids[kind]]]
    if (name === 'address') return [[name, toAddress(field)]]
    const isOfItems = field.items?.properties !== undefined && wanted.has('orderItem') && name === 'items'
    if (isOfItems) return [[name, [{ ...(toSample(field.items ?? {}) as object), itemId: ids.orderItem, qty: 1 }]]]
    const ofCall = values[`${naming.call} ${name}`]
    if (isNeeded || ofCall !== undefined) return [[name, ofCall ?? values[name] ?? toSample(field)]]
    const inside = field.properties ? fill({ properties: field.properties }, filling) : {}
    return Object.keys(inside).length > 0 ? [[name, inside]] : []
  })
  return Object.fromEntries(filled)
}

const toAddress = ({ properties = {} }: Schema) => ({
  ...addressOf('en-us'),
  ...('approachType' in properties && { approachType: 'S' }),
})
