import type { CallInput, CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { rememberSession } from '../api/session-memory.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { readCartMemory } from '../cart/cart-memory.ts'
import { cacheCart, dropCart, findCart } from '../cart/cart-query.ts'
import { adoptFavourites } from '../favourites/cache-favourites.ts'
import { readFavouritesMemory } from '../favourites/favourites-memory.ts'
import { adoptShoeSize } from '../products/my-sizes.ts'
import { readFavouriteStore, saveFavouriteStore } from '../stores/favourite-store.ts'
import { saveAccount } from './account-memory.ts'
import { notifyOtherTabs } from './follow-other-tabs.ts'
import { makeVerifier } from './make-verifier.ts'
import { refreshAccount } from './profile-query.ts'

export type Credentials = {
  readonly email: string
  readonly password: string
  /** The code of the second factor of staff. */
  readonly code?: string
}
type ExchangeBody = CallInput<'auth.token'>['body']
/** An authorization code with the PKCE secret that belongs to it. */
export type AuthorizationCode = {
  readonly authorizationCode: string
  readonly codeVerifier: string
}

/** The pause before a token exchange that collided with another one is repeated (AUTH-04). */
const pauseBeforeRetry = seconds(2)

export type SignedIn = {
  readonly firstName: string
  /** The merged cart has more items than this browser showed before (AUTH-03). */
  readonly hasGrown: boolean
  /** The number of favourites, where the merged list has more than this browser showed before. */
  readonly favouritesGrown: number | null
  /** An employee who has not accepted the terms of the discount (ROLE-01). */
  readonly needsTerms: boolean
  /** Its owner has asked for the deletion of the account, which can be taken back. */
  readonly isLeaving: boolean
}

type Options = {
  readonly asksCaptcha: boolean
  /** A guest's order that is added to the account. */
  readonly orderNumber?: string | undefined
}

/**
 * Signs in: exchanges the password for a code and the code for tokens; the guest's cart is merged on the way
 * (AUTH-02). Throws what the server refuses.
 */
export async function signIn(credentials: Credentials, { asksCaptcha, orderNumber }: Options): Promise<SignedIn> {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const captcha = await getCaptcha(asksCaptcha)
  const { authorizationCode } = await browserApi.call('auth.signIn', {
    body: { ...toSignInBody(credentials, captcha), codeChallenge },
  })
  return enterAccount({ authorizationCode, codeVerifier }, orderNumber)
}

/** Makes the part of a sign-in that the shopper gives, with the answer to the captcha where one was asked. */
export function toSignInBody({ email, password, code }: Credentials, captcha: string | null | undefined) {
  return {
    ...{ username: email, password },
    ...(code && { code }),
    ...(captcha && { recaptcha_response: captcha }),
  }
}

/** Starts the session of an authorization code and takes over the cart and favourites of the guest. */
export async function enterAccount(code: AuthorizationCode, orderNumber?: string): Promise<SignedIn> {
  const before = readCartMemory()
  const memory = readFavouritesMemory()
  const guestObjects = {
    ...(before?.cartId && { basketId: before.cartId }),
    ...(memory?.favoriteId && { favoriteId: memory.favoriteId }),
    ...(orderNumber && { orderNumber }),
  }
  const tokens = await exchange({ ...code, ...(Object.keys(guestObjects).length > 0 && { guestObjects }) })
  rememberSession(tokens.expiresIn)
  const count = await adoptCart(tokens.basketId)
  await adoptFavourites(tokens.favorites)
  const { consumerProfile } = await browserApi.call('consumer.get', {})
  const { consumerNo, consumerType, consumerDetails } = consumerProfile
  saveAccount({ consumerNo, consumerType, firstName: consumerDetails.firstName })
  adoptShoeSize(consumerProfile.preferences.preferredShoeSize, false)
  // A store that was chosen on this device is the newer choice.
  if (consumerProfile.favoriteStore && !readFavouriteStore()) saveFavouriteStore(consumerProfile.favoriteStore)
  notifyOtherTabs('signed-in')
  await refreshAccount()
  const total = tokens.favorites?.total ?? 0
  const seen = Object.keys(memory?.hearts ?? {}).length
  const favouritesGrown = total > seen ? total : null
  return {
    firstName: consumerDetails.firstName,
    hasGrown: count > (before?.count ?? 0),
    favouritesGrown,
    isLeaving: consumerProfile.deletionDueAt !== undefined,
    needsTerms: tokens.isEmployeeDiscountTCAccepted === false,
  }
}

/** Exchanges the code for tokens; after a collision with another tab it tries once more (AUTH-04). */
export async function exchange(body: ExchangeBody): Promise<CallReply<'auth.token'>> {
  try {
    return await browserApi.call('auth.token', { body })
  } catch (error) {
    if (!isApiError(error, 'AUT409')) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry))
    return browserApi.call('auth.token', { body })
  }
}

/** Shows the account's cart, which contains the guest's items now, and gives its number of items. */
async function adoptCart(basketId: string | undefined): Promise<number> {
  const cart = basketId ? await findCart(basketId) : null
  if (cart) cacheCart(cart)
  else dropCart()
  return cart?.totalItems ?? 0
}
