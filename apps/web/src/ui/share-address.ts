import { toasts } from './toasts.ts'

type Shared = { readonly title: string; readonly url: string }

/** Hands an address to whoever the visitor chooses, or puts it into the clipboard and says so in `copied`. */
export async function shareAddress({ title, url }: Shared, copied: string): Promise<void> {
  if ('share' in navigator && (await isHandedOn({ title, url }))) return
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  toasts.add({ title: isCopied ? copied : url, sticky: !isCopied })
}

/** Closing the system's own sheet is no failure; a sheet that may not open is one. */
const isHandedOn = (shared: Shared): Promise<boolean> =>
  navigator.share(shared).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
