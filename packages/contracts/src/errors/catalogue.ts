/** Where the page shows an error: at a field, at an item, at the code input, as a top notice, as a toast, or handled unseen. */
export type ErrorPlace = 'field' | 'item' | 'input' | 'top' | 'toast' | 'dialog' | 'banner' | 'silent'

type Entry = { readonly status: number; readonly place: ErrorPlace; readonly field?: string }

const at = (status: number, place: ErrorPlace, field?: string): Entry =>
  field ? { status, place, field } : { status, place }

/** The error catalogue of S1.8, with the meanings of the decisions page. Texts stand in the `errors` messages, by id. */
export const errorCatalogue = {
  AUT401: at(401, 'banner'),
  AUT402: at(410, 'banner'),
  AUT403: at(403, 'banner'),
  AUT404: at(403, 'banner'),
  AUT409: at(409, 'silent'),
  AUT418: at(401, 'banner'),
  AUT423: at(423, 'banner'),
  AUT426: at(401, 'banner'),
  AUT432: at(401, 'banner'),
  AUT437: at(401, 'banner'),
  AUT438: at(401, 'banner'),
  AUT439: at(409, 'field', 'email'),
  AUT440: at(403, 'banner'),
  AUT441: at(423, 'banner'),
  AUT442: at(409, 'field', 'phone'),
  AUT444: at(409, 'field', 'phone'),
  AUT450: at(400, 'field', 'password'),
  AUT451: at(400, 'field', 'newPassword'),
  AUT452: at(400, 'field', 'newPassword'),
  AUT453: at(400, 'field', 'email'),
  AUT498: at(401, 'top'),
  AUT500: at(500, 'banner'),

  BSK404: at(404, 'silent'),
  ORD400: at(400, 'field', 'email'),
  ORD404: at(404, 'item'),
  ORD409: at(404, 'top'),
  ORD415: at(409, 'top'),
  ORD430: at(409, 'top'),
  ORD516: at(409, 'top'),
  ORD517: at(409, 'top'),
  ORD518: at(409, 'top'),
  OHS4004: at(404, 'top'),

  INV405: at(409, 'item'),
  INV406: at(409, 'item'),
  INV407: at(400, 'item'),
  INV408: at(409, 'item'),
  INV409: at(409, 'toast'),
  INV700: at(409, 'item'),
  INV701: at(409, 'item'),
  INV702: at(409, 'item'),

  SHP404: at(409, 'field', 'shippingMethod'),
  SHP410: at(400, 'field', 'phone'),
  SHP500: at(400, 'field', 'addressLine1'),
  CHK320: at(400, 'field', 'addressLine1'),
  CHK380: at(400, 'field', 'addressLine1'),

  GFS800: at(409, 'dialog'),
  GFO404: at(404, 'dialog'),
  GFO405: at(409, 'dialog'),

  GFC400: at(400, 'input', 'giftCard'),
  GFC410: at(409, 'input', 'giftCard'),
  GFC700: at(404, 'input', 'giftCard'),
  GFC725: at(400, 'input', 'giftCardPin'),
  GFC740: at(409, 'input', 'giftCard'),
  GFC755: at(409, 'input', 'giftCard'),
  GFC760: at(409, 'input', 'giftCard'),
  GFC799: at(503, 'input', 'giftCard'),
  GFC800: at(502, 'input', 'giftCard'),
  GFC812: at(409, 'input', 'giftCard'),

  PYT300: at(409, 'toast'),
  PYT400: at(409, 'top'),
  PYT402: at(402, 'top'),
  PYT404: at(404, 'field', 'paymentMethod'),
  PYT405: at(409, 'field', 'paymentMethod'),
  PYT406: at(402, 'top'),
  BIL400: at(400, 'field', 'billingAddress'),
  BILL410: at(400, 'field', 'billingPhone'),
  PAY400: at(502, 'top'),
  PAY401: at(409, 'top'),
  TAX309: at(503, 'top'),
  TAX310: at(409, 'field', 'postalCode'),
  FE309: at(400, 'field', 'cardExpiry'),
  PRC400: at(409, 'item'),

  PRM130: at(404, 'input', 'coupon'),
  PRM135: at(409, 'input', 'coupon'),
  PRM140: at(409, 'input', 'coupon'),
  PRM150: at(409, 'input', 'coupon'),
  PRM155: at(409, 'input', 'coupon'),
  PRM160: at(409, 'input', 'coupon'),
  PRM175: at(409, 'input', 'coupon'),
  PRM416: at(409, 'input', 'coupon'),
  GWP403: at(409, 'toast'),

  REW401: at(401, 'input', 'reward'),
  REW130: at(404, 'input', 'reward'),
  REW135: at(409, 'input', 'reward'),
  REW140: at(409, 'input', 'reward'),

  PRO400: at(409, 'field', 'email'),
  PRO404: at(404, 'top'),
  PRO410: at(400, 'field', 'birthDate'),
  PRO411: at(400, 'field', 'birthDate'),
  PRO412: at(400, 'field', 'phone'),
  PRO414: at(400, 'field', 'postalCode'),
  PRO415: at(400, 'field', 'firstName'),
  PRO418: at(409, 'banner'),
  CCA400: at(400, 'banner'),
  CCA401: at(402, 'banner'),
  CCN404: at(404, 'top'),
  '4044': at(404, 'top'),

  FE340: at(400, 'field', 'passwordConfirmation'),
  FE872: at(400, 'field', 'password'),
  PLP400: at(400, 'top'),
  GEN500: at(500, 'toast'),
  GEN503: at(503, 'toast'),
  API400: at(400, 'toast'),
  API404: at(404, 'toast'),
  API405: at(405, 'toast'),
  API406: at(406, 'toast'),
  API415: at(415, 'toast'),
  STR404: at(404, 'top'),
  RTN500: at(500, 'toast'),
  ATTR100: at(404, 'item'),
  ATTR200: at(404, 'item'),
  ATTR300: at(404, 'item'),
  REV410: at(400, 'field', 'reviewText'),
} as const satisfies Record<string, Entry>

/** An id of the catalogue; no other may be answered. */
export type ErrorId = keyof typeof errorCatalogue

/** Ids that any call may answer: malformed, unknown path, wrong method, not acceptable, wrong type, no valid session, a session whose consumer is gone, not allowed, unexpected, too busy at this moment. */
export const commonErrors = [
  'API400',
  'API404',
  'API405',
  'API406',
  'API415',
  'AUT432',
  'AUT498',
  'AUT404',
  'GEN500',
  'GEN503',
] as const satisfies readonly ErrorId[]

/** True for a string that is an id of the catalogue. */
export function isErrorId(id: string): id is ErrorId {
  return Object.hasOwn(errorCatalogue, id)
}
