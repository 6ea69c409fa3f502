import { useText } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { sharePage } from './share-page.ts'

/** Shares the page that one is on. */
export function ShareButton({ name }: { readonly name: string }) {
  const say = useText()
  return <TextButton onClick={() => void sharePage(name, say('common.copied'))}>{say('product.share')}</TextButton>
}
