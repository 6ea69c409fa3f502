import { useTranslate } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'

/** Shares the current page. */
export function ShareButton({ name }: { readonly name: string }) {
  const t = useTranslate()
  const share = async () => (await import('./share-page.ts')).sharePage(name, t('common.copied'))
  return <TextButton onClick={share}>{t('product.share')}</TextButton>
}
