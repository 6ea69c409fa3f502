import type { Config } from './config.ts'
import type { AddressCompletion } from './infra/address-completion/address-completion.ts'
import { openAddressCompletion } from './infra/address-completion/open-address-completion.ts'
import { openTranslation } from './infra/translation/open-translation.ts'
import type { Translation } from './infra/translation/translation.ts'

/** Providers that a page can do without. They never fail and have their own deadlines. */
export type OptionalProviders = { readonly addressCompletion: AddressCompletion; readonly translation: Translation }

export function openOptionalProviders(config: Pick<Config, 'addressService' | 'translation'>): OptionalProviders {
  return {
    addressCompletion: openAddressCompletion(config.addressService),
    translation: openTranslation(config.translation),
  }
}
