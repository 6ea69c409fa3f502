import { useText } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'

/** Shares the page that one is on. */
export function ShareButton({ name }: { readonly name: string }) {
  const say = useText()
  const share = async () => (await import('./share-page.ts')).sharePage(name, say('common.copied'))
  return <TextButton onClick={share}>{say('product.share')}</TextButton>
}
