import { toasts } from './toasts.ts'

type Shared = { readonly title: string; readonly url: string }

/** Shares an address by the system's own dialog, or copies it to the clipboard and shows `copied`. */
export async function shareAddress({ title, url }: Shared, copied: string): Promise<void> {
  if ('share' in navigator && (await isShared({ title, url }))) return
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  toasts.add({ title: isCopied ? copied : url, sticky: !isCopied })
}

/** Closing the system's dialog counts as shared; a dialog that cannot be opened does not. */
const isShared = (shared: Shared): Promise<boolean> =>
  navigator.share(shared).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
