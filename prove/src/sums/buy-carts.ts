import { setTimeout as pause } from 'node:timers/promises'
import type { CallReply } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { minutes } from '@lacehouse/domain/time/durations'
import { makeReady, place } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import type { ProofContext } from '../proof.ts'

const locales = ['en-us', 'de-de', 'fr-ca'] as const
/** The time to wait for the mail job, in milliseconds. */
const patience = minutes(1)

type Totals = CallReply<'cart.get'>['totals']

/** Buys random carts up to the mail; lists the sums that differ from the checkout in order, confirmation, mail or charge. */
export async function buyCarts(context: ProofContext, count: number): Promise<string[]> {
  await context.shop.fillStock()
  const found = await inWaves(count, { atOnce: 10, isLate: context.isLate }, (nth) =>
    buy(context, locales[nth % locales.length] ?? 'en-us'),
  )
  return [...found.flat(), ...(found.length < count ? [`only ${found.length} were bought in time`] : [])]
}

const buy = async ({ shop, draw }: ProofContext, locale: string): Promise<string[]> => {
  const buyer = await shop.client().createGuest(locale)
  const items = Array.from({ length: 1 + draw(4) }, () => ({
    productId: shop.variantIds[draw(shop.variantIds.length)] ?? '',
    qty: 1 + draw(5),
  }))
  const { id } = await buyer.call('cart.create', { body: { items } })
  const { totals } = await makeReady(buyer, id)
  const cart = await buyer.call('cart.get', { params: { basketId: id } })
  const { body: placed } = await place(buyer, id)
  if (placed.state !== 'finalised') return [`cart ${id} came to no order`]
  const { orderNumber } = placed
  const confirmation = await buyer.call('checkout.getOrder', { params: { orderNumber } })
  const payments = await shop.sandbox().listPayments(orderNumber)
  const shown = { cart: cart.totals, order: placed.totals, confirmation: confirmation.totals }
  const problems = Object.entries(shown).flatMap(([what, sums]) => (isSameSums(sums, totals) ? [] : [what]))
  const charged = payments.map(({ amount }) => amount).join()
  if (charged !== String(Math.round(totals.total * 100))) problems.push(`charge ${charged}`)
  const missing = listMissing(await readMail(shop.url(), orderNumber), { locale, totals })
  problems.push(...missing.map((sum) => `mail without ${sum}`))
  return problems.map((what) => `order ${orderNumber}: ${what} differs from ${JSON.stringify(totals)}`)
}

/** The remaining amount is ignored: only a cart has one. */
const isSameSums = (some: Totals, others: Totals): boolean =>
  JSON.stringify({ ...some, remainingToPay: 0 }) === JSON.stringify({ ...others, remainingToPay: 0 })

/** The text of the confirmation mail, without markup and spaces. */
const readMail = async (url: string, orderNumber: string): Promise<string> => {
  for (const until = Date.now() + patience; ; await pause(200)) {
    const answer = await fetch(`${url}/dev/mail/order-${formatOrderNumber(orderNumber)}`)
    const text = await answer.text()
    if (answer.ok || Date.now() > until) return toWords(text)
  }
}

const toWords = (text: string): string => text.replaceAll(/<[^>]+>|&nbsp;|\s|\u00a0|\u202f/g, '')

type Expected = { readonly locale: string; readonly totals: Totals }

/** Lists the sums of the checkout that the mail does not contain in its language's format. */
const listMissing = (mail: string, { locale, totals }: Expected): string[] => {
  const [language = '', country = ''] = locale.split('-')
  const format = new Intl.NumberFormat(`${language}-${country.toUpperCase()}`, { minimumFractionDigits: 2 })
  const sums = [totals.itemTotal, totals.tax, totals.total, ...(totals.shipping > 0 ? [totals.shipping] : [])]
  return sums.map((sum) => toWords(format.format(sum))).filter((sum) => !mail.includes(sum))
}
