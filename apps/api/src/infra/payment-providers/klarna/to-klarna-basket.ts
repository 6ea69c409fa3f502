import type { PaidLine } from '@lacehouse/domain/payment/list-payment-lines'
import type { AuthoriseRequest } from '../payment-provider.ts'

type Basket = Pick<AuthoriseRequest, 'amount' | 'currency' | 'country' | 'locale' | 'lines'>

/** Converts payment lines to a basket of Klarna's payments API; amounts are in minor units. */
export function toKlarnaBasket({ amount, currency, country, locale, lines }: Basket) {
  const tax = lines.filter(({ kind }) => kind === 'tax').reduce((sum, line) => sum + line.amount, 0)
  return {
    purchase_country: country,
    purchase_currency: currency,
    locale: toKlarnaLocale(locale),
    order_amount: amount,
    // Added tax is a line, and Klarna requires its sum here too; included tax is not itemised.
    order_tax_amount: tax,
    order_lines: lines.map(toLine),
  }
}

/** Converts a locale to Klarna's form with the country in capitals, such as `de-DE`. */
function toKlarnaLocale(locale: string): string {
  const [language = '', country = ''] = locale.split('-')
  return `${language}-${country.toUpperCase()}`
}

const types = {
  item: 'physical',
  shipping: 'shipping_fee',
  giftWrap: 'surcharge',
  tax: 'sales_tax',
  credit: 'gift_card',
} as const

function toLine({ kind, reference, name, quantity, amount }: PaidLine) {
  const unit = Math.floor(amount / quantity)
  // An amount that does not divide evenly has no unit price, so the line counts as one piece.
  const isEven = unit * quantity === amount
  return {
    type: types[kind],
    reference,
    name: isEven ? name : `${quantity} × ${name}`,
    quantity: isEven ? quantity : 1,
    unit_price: isEven ? unit : amount,
    tax_rate: 0,
    total_amount: amount,
    total_tax_amount: 0,
  }
}
