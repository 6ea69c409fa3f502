import { useText } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { toasts } from '../../ui/toasts.ts'

/** Hands the page's address to whoever the visitor chooses, or puts it into the clipboard. */
export function ShareButton({ name }: { readonly name: string }) {
  const say = useText()
  const share = async () => {
    const url = location.href
    if (navigator.share) {
      // Closing the system's own sheet is no failure.
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    toasts.add({ title: isCopied ? say('common.copied') : url })
  }
  return <TextButton onClick={share}>{say('product.share')}</TextButton>
}
