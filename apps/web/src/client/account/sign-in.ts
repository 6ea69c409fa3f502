import type { CallInput, CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { rememberSession } from '../api/session-memory.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { readCartMemory } from '../cart/cart-memory.ts'
import { cacheCart, dropCart, findCart } from '../cart/cart-query.ts'
import { takeFavourites } from '../favourites/cache-favourites.ts'
import { readFavouritesMemory } from '../favourites/favourites-memory.ts'
import { readFavouriteStore, saveFavouriteStore } from '../stores/favourite-store.ts'
import { saveAccount } from './account-memory.ts'
import { notifyOtherTabs } from './follow-other-tabs.ts'
import { makeVerifier } from './make-verifier.ts'
import { refreshAccount } from './profile-query.ts'

export type Credentials = { readonly email: string; readonly password: string }
type ExchangeBody = CallInput<'auth.token'>['body']
/** A code with the secret that belongs to it. */
export type AuthorizationCode = {
  readonly authorizationCode: string
  readonly codeVerifier: string
}

/** Between an exchange that met another one and its one repetition (S1.9). */
const pauseBeforeRetry = seconds(2)

export type SignedIn = {
  readonly firstName: string
  /** More is in the cart than was seen here before (AUTH-03). */
  readonly hasGrown: boolean
  /** How many favourites there are, where they are more than were seen here before. */
  readonly favouritesGrown: number | null
}

type Options = {
  readonly asksCaptcha: boolean
  /** An order of the guest who signs in, to be put into the account. */
  readonly orderNumber?: string | undefined
}

/** Signs in: a code for the password, tokens for the code, the guest's cart merged on the way (AUTH-02). Throws what is refused. */
export async function signIn(
  { email, password }: Credentials,
  { asksCaptcha, orderNumber }: Options,
): Promise<SignedIn> {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const captcha = await getCaptcha(asksCaptcha)
  const { authorizationCode } = await browserApi.call('auth.signIn', {
    body: { username: email, password, codeChallenge, ...(captcha && { recaptcha_response: captcha }) },
  })
  return enterAccount({ authorizationCode, codeVerifier }, orderNumber)
}

/** Takes up the session that a code stands for, with the guest's cart in it. */
export async function enterAccount(code: AuthorizationCode, orderNumber?: string): Promise<SignedIn> {
  const before = readCartMemory()
  const hearts = readFavouritesMemory()
  const guestObjects = {
    ...(before?.cartId && { basketId: before.cartId }),
    ...(hearts?.favoriteId && { favoriteId: hearts.favoriteId }),
    ...(orderNumber && { orderNumber }),
  }
  const tokens = await exchange({ ...code, ...(Object.keys(guestObjects).length > 0 && { guestObjects }) })
  rememberSession(tokens.expiresIn)
  const count = await takeCart(tokens.basketId)
  await takeFavourites(tokens.favorites)
  const { consumerProfile } = await browserApi.call('consumer.get', {})
  const { consumerNo, consumerType, consumerDetails } = consumerProfile
  saveAccount({ consumerNo, consumerType, firstName: consumerDetails.firstName })
  // What was chosen on this device is the later choice.
  if (consumerProfile.favoriteStore && !readFavouriteStore()) saveFavouriteStore(consumerProfile.favoriteStore)
  notifyOtherTabs('signed-in')
  await refreshAccount()
  const total = tokens.favorites?.total ?? 0
  const seen = Object.keys(hearts?.hearts ?? {}).length
  const favouritesGrown = total > seen ? total : null
  return { firstName: consumerDetails.firstName, hasGrown: count > (before?.count ?? 0), favouritesGrown }
}

/** Exchanges the code; where another tab is at it, once more after a while (AUTH-04). */
export async function exchange(body: ExchangeBody): Promise<CallReply<'auth.token'>> {
  try {
    return await browserApi.call('auth.token', { body })
  } catch (error) {
    if (!isApiError(error, 'AUT409')) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry))
    return browserApi.call('auth.token', { body })
  }
}

/** The account's cart takes the place of the guest's, which is in it now; gives how much is in it. */
async function takeCart(basketId: string | undefined): Promise<number> {
  const cart = basketId ? await findCart(basketId) : null
  if (cart) cacheCart(cart)
  else dropCart()
  return cart?.totalItems ?? 0
}
