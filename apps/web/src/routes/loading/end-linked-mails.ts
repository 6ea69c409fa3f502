import type { CallReply } from '@lacehouse/contracts'
import { isApiError } from '../../client/api/api-error.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

type Linked = CallReply<'notifications.getByLink'>

/** The content of a mail's link: its token, and the kind of mail that it ends; null for a link that is not valid any more. */
export type MailsLink = { readonly st: string; readonly linked: Linked | null }

/** Reads which mails a link ends. It changes nothing, because mail scanners open links too. */
export async function findLinkedMails(args: WithContext): Promise<MailsLink> {
  const { api, url } = getShop(args)
  const st = url.search.get('st') ?? ''
  return { st, linked: await orExpired(() => api.call('notifications.getByLink', { query: { st } })) }
}

/** Ends the mails of a link: by the page's button, and by the one request of a mail program (RFC 8058). */
export async function endLinkedMails(args: WithContext): Promise<'ended' | 'expired'> {
  const { api, url } = getShop(args)
  const st = url.search.get('st') ?? ''
  return (await orExpired(() => api.call('notifications.endByLink', { body: { st } }))) ? 'ended' : 'expired'
}

const orExpired = async (ask: () => Promise<Linked>): Promise<Linked | null> => {
  try {
    return await ask()
  } catch (error) {
    if (!isApiError(error, 'AUT432', 'API400')) throw error
    return null
  }
}
