import { seconds } from '@lacehouse/domain/time/durations'
import { demoProducts } from '@lacehouse/test-kit'
import { attackAddress, toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import { atRate } from '../at-rate.ts'
import type { ProofContext } from '../proof.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

const aSecond = 20
/** The attacker gives up each request after this time. */
const dropAfter = 400
const shopperPictures = 12
const longest = seconds(120)

/** Asks for the largest pictures of random designs and drops the requests, half of them from one address. */
export async function floodPictures({ shop, draw }: ProofContext, count: number): Promise<void> {
  const visitor = shop.client().withToken(null)
  const params = { productId: demoProducts.madeToOrder }
  const { stamp, parts } = await visitor.call('products.painting', { params })
  const drawRecipe = (): string =>
    `${stamp}-${parts.map(({ colours }) => colours.charAt(draw(colours.length))).join('')}`
  await atRate(count, { aSecond }, async (nth) => {
    const { body } = await visitor.tryCall('products.painting', { params, query: { recipe: drawRecipe() } })
    const images = body.design?.images ?? []
    const { url } = images[draw(images.length)] ?? { url: '' }
    const headers = { 'x-forwarded-for': nth % 2 === 0 ? attackAddress : toAddress(nth) }
    await fetch(`${shop.url()}${url}-2000.avif`, { headers, signal: AbortSignal.timeout(dropAfter) }).catch(
      () => undefined,
    )
  })
}

/** Lists addresses of small pictures of the catalogue, which the shop has not drawn yet. */
export async function listSmallPictures(shop: ProofShop, sort: string): Promise<string[]> {
  const query = { categoryId: '1000', limit: 24, sort }
  const { products } = await shop.client().withToken(null).call('products.tiles', { query })
  return products.map(({ image }) => `${image.url}-160.webp`)
}

/** Fetches pictures as a shopper, two a second; returns the milliseconds of each, or the longest time for a picture that failed. */
export function watchPictures(shop: ProofShop, addresses: readonly string[]): Promise<number[]> {
  return atRate(Math.min(shopperPictures, addresses.length), { aSecond: 2 }, async (nth) => {
    const begun = performance.now()
    const options = { headers: { 'x-forwarded-for': toAddress(5000 + nth) }, signal: AbortSignal.timeout(longest) }
    const answer = await fetch(`${shop.url()}${addresses[nth]}`, options).catch(() => null)
    await answer?.arrayBuffer()
    return answer?.ok ? performance.now() - begun : longest
  })
}
