import { describeUserAgent } from '@lacehouse/domain/auth/describe-user-agent'
import { notifyOfNewDevice } from '../../core/consumers/new-device.queries.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/call.ts'
import { findKnownDevice, rememberDevice } from './device-cookie.ts'

type AdmitDeps = Pick<Deps, 'config' | 'database' | 'now'>
type Caller = Pick<RequestContext, 'reply' | 'site' | 'locale' | 'headers'>
type Account = { readonly consumerNo: string; readonly email: string }

/** Remembers that this browser signed in to an account; where it never did, the account's mailbox gets a mail (decision 0076). */
export async function admitDevice(deps: AdmitDeps, caller: Caller, { consumerNo, email }: Account): Promise<void> {
  if (findKnownDevice(deps, caller, email) === null) {
    const userAgent = caller.headers['user-agent']
    const { browser = null, system = null } = describeUserAgent(typeof userAgent === 'string' ? userAgent : '')
    const { site, locale } = caller
    const device = { consumerNo, siteId: site.siteId, locale, browser, system, now: deps.now() }
    await notifyOfNewDevice(deps.database.pool, device)
  }
  rememberDevice(deps, caller, email)
}
