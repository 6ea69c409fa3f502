import { join } from 'node:path'
import { type Deps, listPaymentPages } from '@lacehouse/api'
import { minutes } from '@lacehouse/domain/time/durations'
import { buildFolder, buildRecordFile, getBuildRecord } from '@lacehouse/web'
import { repeat } from '../repeat.ts'
import { checkPaymentPages } from './check-payment-pages.ts'

/** A cache in front of the shop may serve pages of the previous build for a quarter of an hour. */
const firstCheck = minutes(20)

type WatchDeps = Pick<Deps, 'config' | 'sites' | 'log' | 'recordPageCheck'>

/** Checks the served payment pages at intervals; returns the function that ends it. Without an interval there are no checks. */
export function watchPaymentPages({ config, sites, log, recordPageCheck }: WatchDeps): () => Promise<void> {
  const { pageCheckPause: pause, publicUrl } = config
  if (pause === 0) return async () => undefined
  const locales = sites.flatMap((site) => site.locales)
  const payment = listPaymentPages(config)
  const check = async (): Promise<void> => {
    try {
      const record = getBuildRecord(join(buildFolder, buildRecordFile))
      recordPageCheck(await checkPaymentPages({ publicUrl, locales, record, payment }))
    } catch (error) {
      log.error({ err: error }, 'the payment pages could not be checked; trying again')
    }
  }
  return repeat(pause, check, Math.min(pause, firstCheck))
}
