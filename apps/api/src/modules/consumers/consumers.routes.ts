import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { createAccountQueries } from './accounts.queries.ts'
import { addAddress, removeAddress, updateAddress } from './add-address.ts'
import { addCard, listCards, removeCard, updateCard } from './add-card.ts'
import { createProfileQueries } from './addresses.queries.ts'
import { createCardQueries } from './cards.queries.ts'
import { confirmPhone, requestPhoneCode } from './confirm-phone.ts'
import { createConsumer } from './create-consumer.ts'
import { getProfile } from './get-profile.ts'
import { getStoreCredit } from './get-store-credit.ts'
import { addGiftCard, listGiftCards, removeGiftCard } from './list-gift-cards.ts'
import { openCardSession } from './open-card-session.ts'
import { createPhoneCodeQueries } from './phone-codes.queries.ts'
import { updateProfile } from './update-profile.ts'

export function consumerRoutes(deps: Deps): Handlers<Extract<CallId, `consumer.${string}`>> {
  const own = {
    ...deps,
    profiles: createProfileQueries(deps.database.pool),
    cards: createCardQueries(deps.database.pool),
    accounts: createAccountQueries(deps.database.pool),
    phoneCodes: createPhoneCodeQueries(deps.database.pool),
  }
  return {
    'consumer.get': getProfile(own),
    'consumer.update': updateProfile(own),
    'consumer.requestPhoneCode': requestPhoneCode(own),
    'consumer.confirmPhone': confirmPhone(own),
    'consumer.create': createConsumer(own),
    'consumer.addAddress': addAddress(own),
    'consumer.updateAddress': updateAddress(own),
    'consumer.removeAddress': removeAddress(own),
    'consumer.listCards': listCards(own),
    'consumer.cardSession': openCardSession(own),
    'consumer.addCard': addCard(own),
    'consumer.updateCard': updateCard(own),
    'consumer.removeCard': removeCard(own),
    'consumer.listGiftCards': listGiftCards(deps),
    'consumer.addGiftCard': addGiftCard(deps),
    'consumer.removeGiftCard': removeGiftCard(deps),
    'consumer.getStoreCredit': getStoreCredit(deps),
  }
}
