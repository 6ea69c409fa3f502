import { createHash } from 'node:crypto'
import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { get as getByHttp, type IncomingMessage } from 'node:http'
import { get as getByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { seconds } from '@lacehouse/domain/time/durations'
import ipaddr from 'ipaddr.js'
import { findPictureType } from './find-picture-type.ts'
import { mostBytes, type ReadOriginal, type RefusedPicture, refusePicture } from './read-original.ts'

export type FetchOptions = {
  /** The hosts from which pictures may be fetched, each with its subdomains. */
  readonly hosts: readonly string[]
  /** Says whether a host's network address may be asked; public ones may unless said otherwise. */
  readonly isReachable?: (address: string) => boolean
  /** The most bytes; those of a picture unless said otherwise. */
  readonly most?: number
  /** Says by its first bytes whether a file is wanted; pictures are unless said otherwise. */
  readonly isAccepted?: (bytes: Buffer) => boolean
}

const longestFetch = seconds(30)
const mostRedirects = 3

const notPicture = refusePicture(
  'picture_type_unknown',
  'It is no JPEG, PNG, WebP or AVIF, whatever the host calls it.',
)

/** Says whether an address is one of the public internet, and not of the shop's own network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/**
 * Fetches an original by its address. Each host on the way, redirects included, has to be an allowed one, and every network address
 * that it resolves to a public one, which is checked as the connection is made.
 */
export async function fetchOriginal(address: string, options: FetchOptions): Promise<ReadOriginal> {
  let next = address
  for (let step = 0; step <= mostRedirects; step += 1) {
    const url = URL.canParse(next) ? new URL(next) : null
    const problem = findProblem(url, options)
    if (!url || problem) return problem ?? refusePicture('picture_host_refused', 'It is no address.')
    const answer = await request(url, options)
    if (!('redirect' in answer)) return answer
    next = URL.canParse(answer.redirect, url.href) ? new URL(answer.redirect, url).href : ''
  }
  return refusePicture('picture_unreachable', `It leads on more than ${mostRedirects} times.`)
}

/** Finds why an address would not even be asked, without asking it. */
export function findAddressProblem(address: string, options: FetchOptions): RefusedPicture | null {
  return findProblem(URL.canParse(address) ? new URL(address) : null, options)
}

const findProblem = (
  url: URL | null,
  { hosts, isReachable = isPublicAddress }: FetchOptions,
): RefusedPicture | null => {
  if (!url || !/^https?:$/.test(url.protocol)) return refuseHost('It is no address of the web.')
  if (url.username || url.password) return refuseHost('An address with a password is not fetched.')
  const isAllowed = hosts.some((host) => isWithin(url.hostname, host.toLowerCase()))
  if (!isAllowed) return refuseHost(`${url.hostname} is not among the hosts from which pictures may be fetched.`)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) && !isReachable(literal) ? refuseHost(`${literal} is no public address.`) : null
}

const refuseHost = (reason: string): RefusedPicture => refusePicture('picture_host_refused', reason)

const isWithin = (host: string, allowed: string): boolean => host === allowed || host.endsWith(`.${allowed}`)

type Answer = ReadOriginal | { readonly redirect: string }

const request = (url: URL, { isReachable = isPublicAddress, ...bounds }: FetchOptions): Promise<Answer> =>
  new Promise((resolve) => {
    const fail = (error: Error): void =>
      resolve(refusePicture('picture_unreachable', `It cannot be fetched: ${error.message}.`))
    const get = url.protocol === 'https:' ? getByHttps : getByHttp
    const signal = AbortSignal.timeout(longestFetch)
    get(
      url,
      { signal, lookup: createLookup(isReachable), headers: { accept: bounds.isAccepted ? '*/*' : 'image/*' } },
      (response) => {
        readAnswer(response, bounds).then(resolve, fail)
      },
    ).once('error', fail)
  })

/** Resolves a host only to addresses that may be asked. */
const createLookup =
  (isReachable: (address: string) => boolean): LookupFunction =>
  (host, options, answer) => {
    lookUp(host, { all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) return answer(error ?? new Error(`${host} has no address`), '', 0)
      if (!addresses.every(({ address }) => isReachable(address)))
        return answer(new Error(`${host} is not on the public internet`), '', 0)
      if (options.all) answer(null, addresses)
      else answer(null, first.address, first.family)
    })
  }

type Bounds = Pick<FetchOptions, 'most' | 'isAccepted'>

const readAnswer = async (
  response: IncomingMessage,
  { most = mostBytes, isAccepted = (bytes) => findPictureType(bytes) !== null }: Bounds,
): Promise<Answer> => {
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy()
    return { redirect: headers.location }
  }
  if (statusCode !== 200) {
    response.destroy()
    return refusePicture('picture_unreachable', `The host answered ${statusCode}.`)
  }
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > most) {
      response.destroy()
      return refusePicture('picture_too_large', `It has more than ${Math.ceil(most / 1024 ** 2)} MB.`)
    }
    pieces.push(piece)
    if (pieces.length === 1 && piece.length >= 16 && !isAccepted(piece)) {
      response.destroy()
      return notPicture
    }
  }
  const bytes = Buffer.concat(pieces)
  if (!isAccepted(bytes)) return notPicture
  return { ok: true, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
