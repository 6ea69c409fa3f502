export type AccountChange = 'signed-in' | 'signed-out'
type Message = { readonly site: string | undefined; readonly news: AccountChange }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('account')
const getSite = () => document.documentElement.dataset.site

/** Tells the other tabs of this shop who came or went here. */
export function notifyOtherTabs(news: AccountChange): void {
  channel?.postMessage({ site: getSite(), news } satisfies Message)
}

/** Calls back with what happens in another tab of this shop. */
export function followOtherTabs(follow: (news: AccountChange) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.site === getSite()) follow(data.news)
  })
}
