import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { minutes } from '@lacehouse/domain/time/durations'
import type { BackofficeCaller } from '@lacehouse/test-kit'
import { findTestServers } from '@lacehouse/test-kit/database/find-servers'
import { openDurableDatabase } from '@lacehouse/test-kit/shop/open-durable-database'
import { openShopBackoffice } from '@lacehouse/test-kit/shop/open-shop-backoffice'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { createHttpClient } from '../measure/http-client.ts'

/** When a publication was seen at one place: milliseconds from the sending of the call that publishes. */
export type SeenAt = {
  readonly place: string
  readonly p50: number
  readonly p99: number
  readonly most: number
}

export type PublishingFigures = {
  readonly publications: number
  /** By page and API of each instance, and at all of them. */
  readonly places: readonly SeenAt[]
  /** Answers with an older version than that place had shown before. */
  readonly steppedBack: number
  /** Looks that were answered 503, because the machine was too busy; they count as none. */
  readonly refused: number
  readonly load: number
}

const slug = 'bench'
/** The version before the first publication. */
const unpublished = -1
const document = { siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page', slug } as const
const rights = ['content.read', 'content.edit', 'content.publish'] as const
/** The pause between two looks, and for how long all places are looked at after they showed a version. */
const lookEvery = 5
const lookAfter = 100
const patience = minutes(1)

/** Publishes a page many times on one of two instances, and looks at the page and the API's answer of both. */
export async function measurePublishing(publications: number): Promise<PublishingFigures> {
  const redisUrl = process.env.REDIS_URL ?? (await findTestServers({ TEST_SERVERS: 'find' })).redisUrl
  if (!redisUrl) throw new Error('The case needs a Redis: REDIS_URL names one, or one listens on its standard port.')
  const database = await openDurableDatabase()
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  const env = {
    ...{ DATABASE_URL: database.url, REDIS_URL: redisUrl, WARM_PICTURES: '0', QUICK_PICTURES: '1' },
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'info' },
  }
  const start = (): Promise<RunningShop> => startShop({ dataDir, program: 'bundle', env })
  const shops: RunningShop[] = []
  try {
    // The second one finds the demo shop and the secrets of the first.
    shops.push(await start())
    shops.push(await start())
    const [{ url }] = shops as [RunningShop, RunningShop]
    const staff = await openShopBackoffice({ url, databaseUrl: database.url }, { rights })
    const places = shops.flatMap((shop, at) => openPlaces(shop, at + 1))
    const figures = await publishOften(staff, places, publications)
    for (const { close } of places) close()
    return { publications, ...figures, load: loadavg()[0] ?? 0 }
  } finally {
    for (const shop of shops) await shop.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A visitor's view: the page or the API's answer of an instance, and the version that it shows. */
type Place = { readonly name: string; readonly look: () => Promise<number | null>; readonly close: () => void }

const openPlaces = (shop: RunningShop, nth: number): Place[] => {
  const toPlace = (name: string, path: string, accept: string): Place => {
    const client = createHttpClient(shop.url)
    const look = async (): Promise<number | null> => {
      const { status, body } = await client.send('GET', path, { accept, address: drawAddress() })
      if (status === 404) return unpublished
      if (status === 503) return null
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
      return Number(/Version (\d+)/.exec(body.toString())?.[1] ?? Number.NaN)
    }
    return { name: `${name} of instance ${nth}`, look, close: client.close }
  }
  return [
    toPlace('page', `/en-us/${slug}`, 'text/html'),
    toPlace('API', `/publish/caas/v1/canvas/page/LH-US/${slug}?locale=en-us`, 'application/json'),
  ]
}

const drawAddress = (): string => [10, 0, 0, 0].map((first) => first || 1 + Math.floor(Math.random() * 254)).join('.')

const toBody = (version: number) => ({
  id: 'bench',
  title: `Version ${version}`,
  blocks: [{ id: 'h', type: 'hero', variant: 'standard', title: `Version ${version}` }],
})

const publishOften = async (staff: BackofficeCaller, places: readonly Place[], publications: number) => {
  let { version } = await staff.call('backoffice.createContent', { body: { ...document, body: toBody(0) } })
  const publish = () => staff.call('backoffice.publishContent', { params: document, body: { version } })
  await publish()
  await Promise.all(places.map((place) => watch(place, 0, { begun: performance.now(), isAll: () => true })))
  const seen = places.map((): number[] => [])
  const all: number[] = []
  let [steppedBack, refused] = [0, 0]
  for (let n = 1; n <= publications; n += 1) {
    const saved = await staff.call('backoffice.saveContent', { params: document, body: { version, body: toBody(n) } })
    version = saved.version
    let left = places.length
    const begun = performance.now()
    const publishing = publish()
    const watched = await Promise.all(
      places.map((place) => watch(place, n, { begun, onSeen: () => (left -= 1), isAll: () => left === 0 })),
    )
    version = (await publishing).version
    for (const [at, { after }] of watched.entries()) seen[at]?.push(after)
    all.push(Math.max(...watched.map(({ after }) => after)))
    steppedBack += watched.reduce((sum, one) => sum + one.steppedBack, 0)
    refused += watched.reduce((sum, one) => sum + one.refused, 0)
  }
  const named = places.map(({ name }, at) => toFigures(name, seen[at] ?? []))
  return { places: [...named, toFigures('all of them', all)], steppedBack, refused }
}

type Watching = {
  readonly begun: number
  readonly onSeen?: () => void
  /** Whether all places have shown the version. */
  readonly isAll: () => boolean
}

/** Looks at a place until it and the others show a version, and for a while longer. */
const watch = async ({ name, look }: Place, wanted: number, { begun, onSeen, isAll }: Watching) => {
  let after: number | null = null
  let highest = Number.NEGATIVE_INFINITY
  let [steppedBack, refused] = [0, 0]
  let until = Number.POSITIVE_INFINITY
  while (performance.now() < until) {
    const shown = await look()
    if (shown === null) refused += 1
    else if (shown < highest) steppedBack += 1
    highest = Math.max(highest, shown ?? highest)
    if (after === null && shown !== null && shown >= wanted) {
      after = performance.now() - begun
      onSeen?.()
    }
    if (until === Number.POSITIVE_INFINITY && after !== null && isAll()) until = performance.now() + lookAfter
    if (performance.now() - begun > patience) throw new Error(`${name} shows version ${highest} and not ${wanted}.`)
    await pause(lookEvery)
  }
  return { after: after ?? Number.NaN, steppedBack, refused }
}

const toFigures = (place: string, times: readonly number[]): SeenAt => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { place, p50: at(0.5), p99: at(0.99), most: at(1) }
}
