import { type Deps, parsePictureAddress } from '@lacehouse/api'
import type { FastifyInstance } from 'fastify'

type WarmOptions = {
  readonly renderer: Deps['renderer']
  /** Home page of the default site. */
  readonly home: string
  readonly isStopped: () => boolean
}

const tilePattern = /\/i\/[\w-]+\/[\w.-]+-(?:320|480|640|800)\.avif/g
const scenePattern = /\/i\/[\w-]+\/scene\.[\w.-]+-(?:1200|1600)\.avif/g
const listingPattern = /href="(\/[a-z]{2}-[a-z]{2}\/c\/[\w-]+)"/g
const mostListings = 4

/**
 * Makes the pictures of the first screens (home and the first listings) ahead, one after the other; those that are made already cost
 * a look at the disk. A picture that a request waits for is drawn before them. The pages are in the page cache afterwards.
 */
export async function warmPictures(app: FastifyInstance, options: WarmOptions): Promise<number> {
  const { home, isStopped, renderer } = options
  const html = await read(app, home)
  const listings = [...new Set([...html.matchAll(listingPattern)].map(([, path = '']) => path))].slice(0, mostListings)
  let made = 0
  for (const page of [html, ...listings]) {
    const text = page === html ? html : await read(app, page)
    for (const url of listPictures(text)) {
      if (isStopped()) return made
      const order = parsePictureAddress(url)
      if (order) await renderer.render({ ...order, urgency: 'ahead' })
      made += 1
    }
  }
  return made
}

const listPictures = (html: string): ReadonlySet<string> =>
  new Set([...(html.match(scenePattern) ?? []), ...(html.match(tilePattern) ?? [])])

const read = async (app: FastifyInstance, url: string): Promise<string> =>
  (await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).body
