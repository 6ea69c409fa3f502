/**
 * The place where the page shows an error: a field, an item, the code input, a notice at the top, a toast, a dialog or a banner;
 * `silent` errors are handled without a message.
 */
export type ErrorPlace = 'field' | 'item' | 'input' | 'top' | 'toast' | 'dialog' | 'banner' | 'silent'

type Entry = {
  readonly status: number
  readonly place: ErrorPlace
  /** One sentence for developers who use the API; docs/error-codes.md shows it too. */
  readonly meaning: string
  readonly field?: string
}

const at = (status: number, place: ErrorPlace, meaning: string): Entry => ({ status, place, meaning })

/**
 * Every error id on the wire, with its status, its place on the page and its meaning. The message catalogue's area `errors` has its
 * text for shoppers.
 */
export const errorCatalogue = {
  AUT401: at(401, 'banner', 'The login is unknown or the password is wrong; the answer does not say which.'),
  AUT402: at(410, 'banner', 'The link to reset a password has expired.'),
  AUT403: at(
    403,
    'banner',
    "The captcha is missing or wrong. With 'appId': the call was made too often and waits for a solved challenge; with 'maximum': it was made more often than a challenge allows, and waiting helps.",
  ),
  AUT404: at(403, 'banner', 'The caller may not do this, or the account is disabled.'),
  AUT409: at(409, 'silent', 'Another exchange of the same code runs; the page tries again once after 2 seconds.'),
  AUT418: at(
    401,
    'banner',
    "The credentials belong to another kind of account; same text as AUT401, which the shoppers' sign-in answers instead.",
  ),
  AUT423: at(423, 'banner', 'Sign-in is locked after too many failures.'),
  AUT426: at(401, 'banner', 'The password is wrong and one try is left.'),
  AUT432: at(401, 'banner', 'The session, authorization code or code verifier is missing, expired or refused.'),
  AUT437: at(401, 'banner', 'The login cannot be an account (not an email address); same text as AUT401.'),
  AUT438: at(401, 'banner', 'The password cannot be a password (against the rules); same text as AUT401.'),
  AUT439: { ...at(409, 'field', 'The login is in use.'), field: 'email' },
  AUT440: at(403, 'banner', "The account's list of sites is unknown."),
  AUT441: at(423, 'banner', 'This failure locks sign-in for 15 minutes.'),
  AUT442: { ...at(409, 'field', 'The phone number is in use.'), field: 'phone' },
  AUT444: { ...at(409, 'field', 'The phone number is in use.'), field: 'phone' },
  AUT450: { ...at(400, 'field', 'The current password is wrong.'), field: 'password' },
  AUT451: { ...at(400, 'field', 'The new password equals the current one.'), field: 'newPassword' },
  AUT452: { ...at(400, 'field', 'The new password equals one of the last five.'), field: 'newPassword' },
  AUT453: { ...at(400, 'field', 'The email address is malformed.'), field: 'email' },
  AUT454: { ...at(400, 'field', 'The one-time code is wrong and may be tried again.'), field: 'code' },
  AUT455: {
    ...at(410, 'field', 'The one-time code works no more: it was used, tried five times, or is too old.'),
    field: 'code',
  },
  AUT456: at(403, 'banner', 'What opens an account is changed soon after a sign-in only; the shopper signs in again.'),
  AUT457: at(401, 'banner', 'The passkey is unknown, of another shop, or signed a challenge that is used or too old.'),
  AUT458: at(
    400,
    'banner',
    'The passkey was not added: its challenge is used or too old, it is known already, or the account has ten.',
  ),
  AUT459: at(
    401,
    'banner',
    'The sign-in with a provider could not be completed: its answer is wrong, used, too old, or was begun in another browser.',
  ),
  AUT460: at(409, 'banner', 'The identity of the provider belongs to another account, or the account has ten.'),
  AUT461: at(409, 'banner', 'The passkey or identity is the last way to sign in to the account and stays.'),
  AUT462: { ...at(400, 'field', 'The new email address is the one that the account has.'), field: 'email' },
  AUT498: at(401, 'top', 'The consumer of the session is gone; the page clears its cart and reloads.'),
  AUT500: at(500, 'banner', 'Signing in failed for an unexpected reason.'),

  BSK404: at(
    404,
    'silent',
    'The cart is unknown or belongs to another session; the page makes it anew and repeats the call.',
  ),
  ORD400: { ...at(400, 'field', 'The email address of the order is malformed.'), field: 'email' },
  ORD404: at(404, 'item', 'One item is gone.'),
  ORD409: at(404, 'top', "The order is unknown or not the caller's."),
  ORD415: at(409, 'top', 'The totals, or what stored value pays of them, changed between preparing and placing.'),
  ORD420: at(409, 'top', 'The order, or a part of it, can no longer be cancelled, or not be returned.'),
  ORD421: at(409, 'top', 'The delivery of the order can no longer be changed.'),
  ORD422: at(409, 'banner', 'The change of the delivery would change the tax or the price of the order.'),
  ORD430: at(409, 'top', 'Several items are gone.'),
  ORD516: at(409, 'top', 'Pickup became shipping.'),
  ORD517: at(409, 'top', 'Shipping became pickup.'),
  ORD518: at(409, 'top', 'The shipping method was downgraded.'),
  OHS4004: at(404, 'top', "The order is unknown in the caller's history."),

  INV405: at(409, 'item', 'The item was withdrawn from sale.'),
  INV406: at(409, 'item', 'Out of stock when the quantity is changed.'),
  INV407: at(400, 'item', 'The quantity is not a positive whole number.'),
  INV408: at(
    409,
    'item',
    'More than a limit allows: pieces of one item, lines of a cart, items of a list, gift cards, reservations.',
  ),
  INV409: at(
    409,
    'toast',
    'The stock changed while it was being reserved, goods became a pre-order or another day holds for one, or a pre-order is beside other goods; the caller looks at the cart and tries again.',
  ),
  INV411: at(409, 'item', 'Only winners of its draw can buy the item now.'),
  INV700: at(409, 'item', 'Out of stock when the item is added.'),
  INV701: at(409, 'top', 'The item has no stock record.'),
  INV702: at(409, 'item', 'The item has no price.'),

  SHP404: { ...at(409, 'field', 'The shipping method does not apply to the address.'), field: 'shippingMethod' },
  SHP410: { ...at(400, 'field', 'The carrier needs a phone number.'), field: 'phone' },
  SHP500: { ...at(400, 'field', 'The carrier does not deliver to a PO box.'), field: 'addressLine1' },
  CHK320: { ...at(400, 'field', 'The address is incomplete.'), field: 'addressLine1' },
  CHK380: { ...at(400, 'field', 'The address was not found.'), field: 'addressLine1' },

  GFS800: at(
    409,
    'dialog',
    'The gift option could not be saved, because the cart is being ordered or changed at the same time.',
  ),
  GFO404: at(404, 'dialog', 'The item has no gift option.'),
  GFO405: at(409, 'dialog', 'The item may not be sent as a gift.'),

  GFC400: { ...at(400, 'input', 'Number or PIN is missing.'), field: 'giftCard' },
  GFC410: { ...at(409, 'input', 'More than five gift cards on one order.'), field: 'giftCard' },
  GFC700: { ...at(404, 'input', 'The number is unknown.'), field: 'giftCard' },
  GFC725: { ...at(400, 'input', 'The PIN is wrong.'), field: 'giftCardPin' },
  GFC740: { ...at(409, 'input', 'The card has no balance.'), field: 'giftCard' },
  GFC755: { ...at(409, 'input', 'The card is on this cart already.'), field: 'giftCard' },
  GFC760: { ...at(409, 'input', 'The card has another currency or is not allowed for this cart.'), field: 'giftCard' },
  GFC799: { ...at(503, 'input', 'Gift cards cannot be checked now.'), field: 'giftCard' },
  GFC800: { ...at(502, 'input', 'The card could not be charged.'), field: 'giftCard' },
  GFC812: { ...at(409, 'input', 'The card has expired.'), field: 'giftCard' },

  PYT300: at(409, 'toast', 'The card is saved already.'),
  PYT400: at(409, 'top', 'The payment instruments do not cover the total, or what was agreed to no longer does.'),
  PYT402: at(
    402,
    'top',
    'The payment was refused by the fraud check, too many cards were declined for this cart or this shopper, or too many orders wait for a bank.',
  ),
  PYT404: { ...at(404, 'field', 'The payment instrument is unknown.'), field: 'paymentMethod' },
  PYT405: { ...at(409, 'field', 'The method is not allowed for this cart.'), field: 'paymentMethod' },
  PYT406: at(402, 'top', 'The payment was declined.'),
  BIL400: { ...at(400, 'field', 'The billing address is missing or invalid.'), field: 'billingAddress' },
  BILL410: { ...at(400, 'field', 'The billing phone is missing.'), field: 'billingPhone' },
  PAY400: at(502, 'top', 'The payment provider failed, for example Klarna.'),
  PAY401: at(409, 'top', 'The goods cannot be sent to this address.'),
  TAX309: at(503, 'top', 'The tax cannot be computed now.'),
  TAX310: { ...at(409, 'field', 'The address is not precise enough for the tax.'), field: 'postalCode' },
  FE309: { ...at(400, 'field', "The card's expiry date is past or malformed."), field: 'cardExpiry' },
  PRC400: at(409, 'item', 'The price is invalid or has changed.'),

  PRM130: { ...at(404, 'input', 'The code is unknown.'), field: 'coupon' },
  PRM135: { ...at(409, 'input', 'The promotion has not started.'), field: 'coupon' },
  PRM140: { ...at(409, 'input', 'A limit is reached: uses of the code, or five codes on one order.'), field: 'coupon' },
  PRM150: { ...at(409, 'input', 'This shopper has used the code already.'), field: 'coupon' },
  PRM155: { ...at(409, 'input', 'The promotion has expired.'), field: 'coupon' },
  PRM160: {
    ...at(409, 'input', 'The cart does not meet the conditions; `coupon` names what is missing.'),
    field: 'coupon',
  },
  PRM175: {
    ...at(
      409,
      'input',
      'The code cannot be combined with what is applied; `coupon` names the codes and the total in their place.',
    ),
    field: 'coupon',
  },
  PRM416: { ...at(409, 'input', 'The code is on this cart already.'), field: 'coupon' },
  GWP403: at(409, 'toast', 'A gift with purchase can be neither added nor changed by hand.'),

  REW401: { ...at(401, 'input', 'Rewards need a signed-in shopper.'), field: 'reward' },
  REW130: { ...at(404, 'input', 'The voucher or reward code is unknown.'), field: 'reward' },
  REW135: { ...at(409, 'input', 'There are not enough points.'), field: 'reward' },
  REW140: { ...at(409, 'input', 'The reward was used already.'), field: 'reward' },

  PRO400: { ...at(409, 'field', 'The login is in use.'), field: 'email' },
  PRO404: at(404, 'top', 'The profile was not found.'),
  PRO410: { ...at(400, 'field', 'The shopper is too young for this country.'), field: 'birthDate' },
  PRO411: { ...at(400, 'field', 'The birth date is missing.'), field: 'birthDate' },
  PRO412: { ...at(400, 'field', 'The phone number is invalid.'), field: 'phone' },
  PRO414: { ...at(400, 'field', 'The postal code is invalid.'), field: 'postalCode' },
  PRO415: { ...at(400, 'field', 'The name is invalid.'), field: 'firstName' },
  PRO418: at(409, 'banner', 'The shopper is enrolled already.'),
  CCA400: at(400, 'banner', "The provider refused the card's data."),
  CCA401: at(402, 'banner', 'The bank could not verify the card, or wants to ask its holder first.'),
  CCN404: at(404, 'top', 'The saved card is unknown.'),
  CAS404: at(404, 'top', "The support case is unknown or not the caller's."),
  CAS409: at(409, 'top', 'The support case is closed, or has as many messages as it may have.'),
  EVT404: at(404, 'banner', 'The event is unknown, or of another site.'),
  EVT409: at(
    409,
    'banner',
    'The sign-up for the event is closed: it has begun, was cancelled, or its time to sign up is over.',
  ),
  EVT410: { ...at(409, 'field', 'There is no place for a guest.'), field: 'plusOne' },
  EVT411: { ...at(409, 'field', 'The capacity is below the places that are taken.'), field: 'capacity' },
  EVT412: at(409, 'top', 'Someone else changed the event in the meantime.'),
  EVT413: { ...at(409, 'field', 'There is an event with this key.'), field: 'eventId' },
  EVT414: at(409, 'top', 'The event has begun or was cancelled and can no longer be changed.'),
  SOC401: at(401, 'toast', 'The token of the social media service is missing, expired, or of another session or site.'),
  SOC404: at(404, 'toast', 'The picture or the person of the social media service is unknown, or not public.'),
  SOC409: at(409, 'toast', "The picture is the caller's own and cannot be reported, or too much is stored already."),
  '4044': at(404, 'top', 'The loyalty member was not found.'),

  FE340: { ...at(400, 'field', 'The two passwords differ.'), field: 'passwordConfirmation' },
  FE872: { ...at(400, 'field', 'The password is too short.'), field: 'password' },
  PLP400: at(400, 'top', 'The listing query is malformed.'),
  GEN500: at(500, 'toast', 'Unexpected: a bug, logged once with the correlation id.'),
  GEN503: at(503, 'toast', "Too busy at this moment; nothing is lost, and 'Retry-After' says when to try again."),
  API400: at(
    400,
    'toast',
    'The request is malformed. Status 413 for a body that is too large, 414 for an address that is too long, 422 for an idempotency key with another body.',
  ),
  API404: at(404, 'toast', 'The path is unknown, or the site does not have the feature.'),
  API405: at(405, 'toast', "The method is not one of the path's."),
  API406: at(406, 'toast', 'The answer cannot have the wanted format.'),
  API415: at(415, 'toast', 'The body has the wrong type.'),
  STF401: { ...at(401, 'field', 'The code of the second factor is wrong, or was used before.'), field: 'code' },
  STF402: at(401, 'top', 'The password is right; the code of the second factor is needed too.'),
  STF403: at(403, 'top', 'The role demands a second factor, which is set up in the back office.'),
  STF404: at(404, 'top', 'The role of staff is unknown.'),
  STF409: at(409, 'top', 'The change is not possible in the present state of what it is about.'),
  STF410: { ...at(409, 'field', 'The mailbox belongs to an account already.'), field: 'email' },
  DRW404: at(404, 'top', 'The draw, its product or its site is unknown.'),
  DRW409: { ...at(409, 'field', 'The product has a draw at this site that is not over.'), field: 'productId' },
  DRW410: {
    ...at(409, 'field', 'No unit that could be drawn is free at the warehouse of the site.'),
    field: 'productId',
  },
  DRW411: at(409, 'top', 'Only a draw that is not drawn yet can be cancelled.'),
  CTG404: at(404, 'top', 'The product, variant, location or import is unknown.'),
  CTG409: at(409, 'top', 'Someone else changed it since it was read, or it is in another state.'),
  CMS404: at(404, 'top', 'The content document or the version of it is unknown.'),
  CMS409: at(
    409,
    'top',
    'Someone else changed the document since it was read; `changed` says who, when and to which version.',
  ),
  CMS410: at(409, 'top', 'The document has problems that prevent its publication; `problems` lists them.'),
  CMS411: { ...at(409, 'field', 'The site has a document of this type, language and slug.'), field: 'slug' },
  CMS412: at(409, 'top', 'The document has no version in the state that the change needs.'),
  CMS413: at(409, 'top', 'A document shows the picture, which can therefore not be deleted.'),
  STR404: at(404, 'top', 'The store is unknown.'),
  RTN500: at(500, 'toast', 'The return label could not be made.'),
  ATTR100: at(404, 'item', 'The product does not have the attribute.'),
  ATTR200: at(404, 'item', 'The attribute does not have the value.'),
  ATTR300: at(404, 'item', 'No variant has this combination.'),
  REV404: at(404, 'toast', 'The review, question, answer or photo is unknown, or not published.'),
  REV409: at(409, 'toast', "The review or answer is the caller's own, which they can neither vote on nor report."),
  REV410: { ...at(400, 'field', 'The review is too long.'), field: 'reviewText' },
  REV501: at(501, 'toast', 'The shop has no service that translates, which the list of reviews says before.'),
} as const satisfies Record<string, Entry>

/** An id of the catalogue; the API answers no other. */
export type ErrorId = keyof typeof errorCatalogue

/** Returns whether a string is an id of the catalogue. */
export function isErrorId(id: string): id is ErrorId {
  return Object.hasOwn(errorCatalogue, id)
}
