import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AddressCheck, AddressContext, AddressInput } from '../shapes/address.ts'
import { Cart, PaymentMethodCode, ShippingMethodReply } from '../shapes/cart.ts'
import { IgnoredCard } from '../shapes/ignored-card.ts'
import { BasketId, LocaleQuery, Quantity, StoreId, text, VariantId } from '../shapes/primitives.ts'
import { GiftWrappingInput } from './adjustments.ts'
import { storedValueErrors } from './balances.ts'
import { GiftOptionInput, itemFields, itemProblems, suppressFields } from './item-fields.ts'
import { sharedItemsCalls } from './shared-items.ts'

const CartParams = z.object({ basketId: BasketId })
const ItemId = z.string().min(1).max(40)

/** The methods whose numbers and codes could be guessed. */
const guessableMethods = { field: 'payment_method_id', values: ['GIFT_CARD', 'REWARD_CARD', 'REWARD_CODE'] }

const ItemInput = z.strictObject({ ...itemFields, ...suppressFields })

/** An item of a lost cart; the new cart takes over the store's reservation (CART-19). */
const LostItem = z.strictObject({ ...itemFields, reservationId: z.string().uuid().optional() })

/** The cart and its changes before an order. */
export const cartCalls = {
  ...sharedItemsCalls,
  'cart.create': defineCall({
    method: 'POST',
    path: '/cart/v1/cart',
    summary: 'Creates a cart, empty or, after a lost one, from its items',
    session: 'guest',
    limits: [
      { policy: 'carts', size: { field: 'items', of: 10 } },
      { policy: 'coupons', each: 'couponCodes' },
    ],
    query: LocaleQuery,
    body: z.strictObject({
      items: z.array(LostItem).max(100).optional(),
      couponCodes: z.array(z.string().max(40)).max(5).optional(),
      /** The gift wrapping of the lost cart; a site without gift wrap ignores it. */
      giftWrapping: GiftWrappingInput.optional(),
    }),
    reply: Cart,
    status: 201,
    errors: ['AUT453'],
  }),
  'cart.createWithItem': defineCall({
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    summary: 'Creates a cart with its first item',
    session: 'guest',
    limits: [{ policy: 'carts' }],
    query: LocaleQuery,
    body: ItemInput,
    reply: Cart,
    status: 201,
    errors: [...itemProblems],
  }),
  'cart.get': defineCall({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}',
    summary: 'The cart with its totals, promotions and notifications',
    session: 'guest',
    limits: [{ policy: 'dearReads' }],
    params: CartParams,
    query: LocaleQuery.extend({
      favStoreId: StoreId.optional(),
      /** Dismisses the cart's notifications and takes the present prices as seen (CART-17). */
      patch: z.boolean().optional(),
      /** Whether the stock of each item is checked and shortages are reported; the default is true. */
      checkInventory: z.boolean().optional(),
    }),
    reply: Cart,
    errors: ['BSK404'],
  }),
  'cart.addItem': defineCall({
    method: 'POST',
    path: '/cart/v1/item',
    summary: 'Adds an item; the same variant, recipe and delivery join one line',
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({
      cartId: BasketId,
      ...itemFields,
      ...suppressFields,
      /** The id of a removed item, which the call restores (CART-07). */
      itemId: ItemId.optional(),
      saveForLaterId: z.string().uuid().optional(),
      saveForLaterItemId: z.string().uuid().optional(),
    }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'API404', ...itemProblems],
  }),
  'cart.removeItem': defineCall({
    method: 'DELETE',
    path: '/cart/v1/item',
    summary: 'Removes an item',
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({ cartId: BasketId, itemId: ItemId, upc: z.string().max(20).optional() }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'ORD404', 'GWP403'],
  }),
  'cart.updateItem': defineCall({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/item',
    summary: "Changes an item's quantity, variant, recipe or delivery",
    session: 'guest',
    params: CartParams,
    query: LocaleQuery,
    body: z.strictObject({
      itemId: ItemId,
      productId: VariantId.optional(),
      qty: Quantity.optional(),
      maxQty: Quantity.optional(),
      upc: z.string().max(20).optional(),
      recipeId: z.string().max(80).optional(),
      storeId: StoreId.optional(),
      action: z.enum(['pickup', 'home']).optional(),
      favStoreId: StoreId.optional(),
      /** Null removes the gift option. */
      giftOption: GiftOptionInput.nullable().optional(),
      /** The chosen attributes of the product, which are checked against `productId` (CART-27). */
      variants: z
        .array(z.strictObject({ type: z.string().max(24), value: z.string().max(40) }))
        .max(8)
        .optional(),
    }),
    reply: Cart,
    errors: [
      'BSK404',
      'ORD404',
      'INV405',
      'INV406',
      'INV407',
      'INV408',
      'INV409',
      'INV701',
      'INV702',
      'PRC400',
      'STR404',
      'GWP403',
      'GFS800',
      'GFO404',
      'GFO405',
      'AUT453',
      'ATTR100',
      'ATTR200',
      'ATTR300',
    ],
  }),
  'cart.chooseShippingMethod': defineCall({
    method: 'POST',
    path: '/cart/v1/shippingMethod',
    summary: 'Chooses the shipping method of a group of items',
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({
      cartId: BasketId,
      code: z.string().max(40),
      shippingId: z.enum(['me', 'customs']),
      shopperAppliedSM: z.boolean().optional(),
    }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'SHP404', 'SHP500'],
  }),
  'cart.listShippingMethods': defineCall({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    summary: 'The shipping methods that the cart and its address allow',
    session: 'guest',
    params: CartParams.extend({ shippingId: z.enum(['me', 'customs']) }),
    query: LocaleQuery,
    reply: z.object({
      shippingId: z.string(),
      applicableShippingMethods: z.array(ShippingMethodReply),
      code: z.string().optional(),
    }),
    errors: ['BSK404'],
  }),
  'cart.setShippingAddress': defineCall({
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    summary: 'Sets the shipping address',
    session: 'guest',
    params: CartParams,
    query: LocaleQuery.extend({ context: AddressContext.optional() }),
    body: z.strictObject({
      address: AddressInput.optional(),
      /** With the context PAYPAL_EXPRESS: the provider's token, with which the shop asks for the address. */
      token: z.string().max(200).optional(),
      /** With the context COLLECTION: the carrier's pickup point; without one the goods wait at the stores of the items. */
      collectionPointId: z.string().max(40).optional(),
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: Cart,
    errors: [
      'BSK404',
      'INV409',
      'AUT403',
      'PAY400',
      'PYT404',
      'STR404',
      'SHP404',
      'CHK320',
      'CHK380',
      'SHP410',
      'SHP500',
      'PAY401',
      'ORD400',
      'PRO412',
      'PRO414',
      'PRO415',
      'TAX310',
    ],
  }),
  'cart.removeShippingAddress': defineCall({
    method: 'DELETE',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    summary: 'Removes the shipping address, or restores the one before a wallet was opened and closed',
    session: 'guest',
    params: CartParams,
    query: LocaleQuery.extend({ context: z.literal('APPLE_PAY_EXPRESS').optional() }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'AUT403'],
  }),
  'cart.validateShippingAddress': defineCall({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
    summary: 'Checks an address and suggests a better one',
    session: 'guest',
    params: CartParams,
    query: LocaleQuery,
    body: z.strictObject({ address: AddressInput }),
    reply: AddressCheck,
    errors: ['BSK404', 'PAY401'],
  }),
  'cart.setBillingAddress': defineCall({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    summary: 'Sets the billing address, or says that it is the shipping address',
    session: 'guest',
    params: CartParams,
    query: LocaleQuery,
    body: z.strictObject({ address: AddressInput.optional(), sameAsShipping: z.boolean().optional() }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'AUT403', 'BIL400', 'BILL410', 'PAY401'],
  }),
  'cart.removeBillingAddress': defineCall({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    summary: 'Removes the billing address',
    session: 'guest',
    params: CartParams,
    query: LocaleQuery,
    reply: Cart,
    errors: ['BSK404', 'INV409', 'AUT403'],
  }),
  'cart.addPaymentInstrument': defineCall({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    summary: 'Adds a payment instrument, which reduces the amount that remains to pay',
    session: 'guest',
    limits: [{ policy: 'storedCards', where: guessableMethods }],
    params: CartParams,
    query: LocaleQuery,
    body: z.strictObject({
      payment_method_id: PaymentMethodCode,
      /** The provider's token; never card data. */
      token: z.string().max(200).optional(),
      /** The provider's session in which the shopper approved; Klarna's token needs it. */
      payment_session_id: z.string().max(100).optional(),
      /** A saved card of the consumer, instead of a token. */
      saved_payment_instrument_id: z.string().uuid().optional(),
      /** A wallet's card, encrypted for the provider. */
      sealed: z.string().max(12_000).optional(),
      /** Ignored: the data of a card come from the provider. */
      card: IgnoredCard.optional(),
      /** Number of a gift card, a reward card or a reward code; number and PIN are neither stored nor logged. */
      number: text(40).optional(),
      pin: text(16).optional(),
      /** The most points to pay with; without it as many as the member has. */
      points: z.number().int().min(1).max(100_000_000).optional(),
    }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'PYT404', 'PYT405', 'FE309', 'PAY400', 'CCN404', ...storedValueErrors],
  }),
  'cart.removePaymentInstrument': defineCall({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    summary: 'Removes a payment instrument',
    session: 'guest',
    params: CartParams,
    query: LocaleQuery,
    body: z.strictObject({ payment_instrument_id: z.string().max(60) }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'PYT404'],
  }),
}
