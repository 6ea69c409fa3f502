import { createHash } from 'node:crypto'
import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { get as getByHttp, type IncomingMessage } from 'node:http'
import { get as getByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { seconds } from '@lacehouse/domain/time/durations'
import ipaddr from 'ipaddr.js'
import { findPictureType } from './find-picture-type.ts'
import { mostBytes, type ReadOriginal } from './read-original.ts'

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

const refuse = (reason: string): ReadOriginal => ({ ok: false, reason })

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
    if (!url || problem) return refuse(problem ?? 'It is no address.')
    const answer = await request(url, options)
    if (!('redirect' in answer)) return answer
    next = URL.canParse(answer.redirect, url.href) ? new URL(answer.redirect, url).href : ''
  }
  return refuse(`It leads on more than ${mostRedirects} times.`)
}

const findProblem = (url: URL | null, { hosts, isReachable = isPublicAddress }: FetchOptions): string | null => {
  if (!url || !/^https?:$/.test(url.protocol)) return 'It is no address of the web.'
  if (url.username || url.password) return 'An address with a password is not fetched.'
  const isAllowed = hosts.some((host) => isWithin(url.hostname, host.toLowerCase()))
  if (!isAllowed) return `${url.hostname} is not among the hosts of --picture-hosts.`
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) && !isReachable(literal) ? `${literal} is no public address.` : null
}

const isWithin = (host: string, allowed: string): boolean => host === allowed || host.endsWith(`.${allowed}`)

type Answer = ReadOriginal | { readonly redirect: string }

const request = (url: URL, { isReachable = isPublicAddress, ...bounds }: FetchOptions): Promise<Answer> =>
  new Promise((resolve) => {
    const fail = (error: Error): void => resolve(refuse(`It cannot be fetched: ${error.message}.`))
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
    return refuse(`The host answered ${statusCode}.`)
  }
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > most) {
      response.destroy()
      return refuse(`It has more than ${Math.ceil(most / 1024 ** 2)} MB.`)
    }
    pieces.push(piece)
    if (pieces.length === 1 && piece.length >= 16 && !isAccepted(piece)) {
      response.destroy()
      return refuse('It is no JPEG, PNG, WebP or AVIF, whatever the host calls it.')
    }
  }
  const bytes = Buffer.concat(pieces)
  if (!isAccepted(bytes)) return refuse('It is no JPEG, PNG, WebP or AVIF, whatever the host calls it.')
  return { ok: true, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
