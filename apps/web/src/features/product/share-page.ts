import { toasts } from '../../ui/toasts.ts'

/** Hands the page's address to whoever the visitor chooses, or puts it into the clipboard and says so in `copied`. */
export async function sharePage(title: string, copied: string): Promise<void> {
  const url = location.href
  if (navigator.share) {
    // Closing the system's own sheet is no failure.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  toasts.add({ title: isCopied ? copied : url })
}
