import { saveCard } from '../../../../client/account/save-card.ts'
import { isApiError } from '../../../../client/api/api-error.ts'
import { useShop } from '../../../../client/use-shop.ts'
import { loadAreas } from '../../../../i18n/catalogues.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { toasts } from '../../../../ui/toasts.ts'

/**
 * Gives a function that saves a card in the account. If the shop refuses it, a message says why, and the card pays the
 * order nevertheless (ACC-04).
 */
export function useSaveCard(): (token: string) => Promise<string | null> {
  const t = useTranslate()
  const { locale, site } = useShop()
  return async (token) => {
    await loadAreas(locale, ['account'])
    try {
      return await saveCard(token, { asksCaptcha: site.features.captcha.card })
    } catch (error) {
      if (!isApiError(error)) throw error
      const title = error.errorId === 'PYT300' ? error.message : t('account.cards.saveFailed')
      toasts.add({ title, tone: 'negative' })
      return null
    }
  }
}
