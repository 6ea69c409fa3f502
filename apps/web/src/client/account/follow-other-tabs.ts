export type AccountChange = 'signed-in' | 'signed-out'
type Message = { readonly site: string | undefined; readonly change: AccountChange }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('account')
const getSite = () => document.documentElement.dataset.site

/** Reports a sign-in or sign-out to the other tabs of this shop. */
export function notifyOtherTabs(change: AccountChange): void {
  channel?.postMessage({ site: getSite(), change } satisfies Message)
}

/** Calls back when another tab of this shop signs in or out. */
export function followOtherTabs(follow: (change: AccountChange) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.site === getSite()) follow(data.change)
  })
}
