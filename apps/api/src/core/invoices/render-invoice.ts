import { formatAddress } from '@lacehouse/domain/address/format-address'
import { formatDate } from '@lacehouse/domain/date/format-date'
import type { InvoiceCharge, InvoiceLine, InvoiceTax } from '@lacehouse/domain/invoice/invoice'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { formatTaxRate } from '@lacehouse/domain/tax/format-tax-rate'
import { formatMessage } from '@lacehouse/messages'
import { createPdf, type Pdf, pageMargin } from '../../infra/pdf/create-pdf.ts'
import { drawFooter } from '../../infra/pdf/draw-footer.ts'
import { drawTable, type TableRow } from '../../infra/pdf/draw-table.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { findTaxName } from '../orders/find-tax-name.ts'
import type { IssuedInvoice } from './invoices.queries.ts'

type InvoiceOptions = {
  readonly issued: IssuedInvoice
  readonly order: OrderDraft
  readonly site: Pick<Site, 'brand' | 'country'>
  /** The number of the invoice that a credit note corrects. */
  readonly invoiceNumber: string
}

/**
 * Renders an invoice or a credit note as a PDF in the language of its order: seller and buyer, lines, delivery, discounts and the tax
 * by rate. The same document has the same bytes at any time (ACC-09).
 */
export function renderInvoice(options: InvoiceOptions): Promise<Buffer> {
  const { issued, site } = options
  const words = toWords(options)
  const title = `${words.t(`documents.kind.${issued.kind}`)} ${issued.number}`
  const pdfOptions = { title, language: words.tag, country: site.country, createdAt: issued.issuedAt }
  return createPdf(pdfOptions, (pdf) => {
    pdf.font('bold').fontSize(20).text(getMailBrand(site.brand).name)
    drawParties(pdf, options)
    pdf.moveDown(1.5)
    pdf
      .font('bold')
      .fontSize(15)
      .fillColor('#14130f')
      .text(words.t(`documents.kind.${issued.kind}`))
    pdf.moveDown(0.4)
    drawTable(pdf, factColumns, toFacts(options, words))
    pdf.moveDown(1.2)
    drawTable(pdf, lineColumns, [toHead(words), ...issued.doc.lines.map((line) => toLineRow(line, words))])
    drawTable(pdf, sumColumns, toSums(issued, words))
    pdf.moveDown(1.2)
    pdf.font('regular').fontSize(8.5).fillColor('#57544e')
    pdf.text(words.t(`documents.note.${issued.kind}`), pageMargin)
    drawFooter(pdf, toSellerLines(issued, words), ({ position, count }) =>
      words.t('documents.page', { position, count }),
    )
  })
}

const factColumns = [
  { width: 1, align: 'left' },
  { width: 2, align: 'left' },
] as const
const lineColumns = [
  { width: 8, align: 'left' },
  { width: 2, align: 'right' },
  { width: 2.4, align: 'right' },
  { width: 3, align: 'right' },
] as const
const sumColumns = [
  { width: 12, align: 'left' },
  { width: 4, align: 'right' },
] as const

type Words = ReturnType<typeof toWords>

const toWords = ({ issued, order }: InvoiceOptions) => {
  const { locale, currency } = order
  const tag = toLanguageTag(locale)
  return {
    tag,
    locale,
    t: (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values),
    money: (minor: number): string => formatMoney(tag, amountToWire(minor, currency), currency),
    rate: (thousandths: number): string => formatTaxRate(tag, thousandths / 1000),
    day: (moment: number): string => formatDate(tag, moment, { dateStyle: 'long' }),
    isTaxAdded: issued.doc.isTaxAdded,
  }
}

/** Draws the buyer on the left and the seller on the right, each with name and address. */
const drawParties = (pdf: Pdf, { issued, order }: InvoiceOptions): void => {
  const { seller } = issued.doc
  const half = (pdf.page.width - 2 * pageMargin) / 2
  const top = pdf.y + 28
  const buyer = [...formatAddress(order.billingAddress), order.email].filter(Boolean).join('\n')
  pdf.font('regular').fontSize(9.5).fillColor('#14130f')
  pdf.text([seller.name, ...seller.address, seller.email].join('\n'), pageMargin + half, top, {
    width: half,
    lineGap: 2,
  })
  const below = pdf.y
  pdf.text(buyer, pageMargin, top, { width: half - 12, lineGap: 2 })
  pdf.y = Math.max(pdf.y, below)
  pdf.x = pageMargin
}

const toFacts = ({ issued, order, invoiceNumber }: InvoiceOptions, { t, day }: Words): TableRow[] => {
  const { kind, number, issuedAt } = issued
  const facts: [string, string][] = [
    [t('documents.number'), number],
    ...(kind === 'credit_note' ? [[t('documents.ofInvoice'), invoiceNumber] satisfies [string, string]] : []),
    [t('documents.date'), day(issuedAt)],
    ...(kind === 'invoice' ? [[t('documents.delivered'), day(issuedAt)] satisfies [string, string]] : []),
    [
      t('documents.order'),
      t('documents.orderOf', { number: formatOrderNumber(order.orderNumber), date: day(order.placedAt) }),
    ],
  ]
  return facts.map(([label, value]) => ({ cells: [{ text: label }, { text: value }] }))
}

const toHead = ({ t }: Words): TableRow => ({
  cells: (['documents.item', 'documents.quantity', 'documents.taxRate', 'documents.amount'] as const).map((key) => ({
    text: t(key),
    isBold: true,
  })),
})

const toLineRow = ({ name, upc, qty, discount, amount, rates }: InvoiceLine, { t, money, rate }: Words): TableRow => ({
  hasRule: true,
  cells: [
    {
      text: name,
      notes: [
        t('documents.article', { number: upc }),
        ...(discount > 0 ? [t('documents.discount', { amount: money(discount) })] : []),
      ],
    },
    { text: String(qty) },
    { text: rates.map(rate).join(' + ') },
    { text: money(amount) },
  ],
})

const toSums = ({ doc: { lines, charges, taxes, tax, total } }: IssuedInvoice, words: Words): TableRow[] => {
  const { t, money, isTaxAdded } = words
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const row = (text: string, amount: number, isBold = false): TableRow => ({
    hasRule: isBold,
    cells: [
      { text, isBold },
      { text: money(amount), isBold },
    ],
  })
  const chargeRow = ({ kind, amount }: InvoiceCharge): TableRow => row(t(`documents.charge.${kind}`), amount)
  const taxRow = ({ name, rate, amount, net }: InvoiceTax): TableRow => {
    const values = { name: findTaxName(name, words.locale), rate: words.rate(rate) }
    return row(
      net === undefined ? t('documents.tax', values) : t('documents.taxIncluded', { ...values, net: money(net) }),
      amount,
    )
  }
  return [
    { ...row(t('documents.goods'), goods), hasRule: true },
    ...charges.map(chargeRow),
    ...(isTaxAdded ? taxes.map(taxRow) : []),
    row(t('documents.total'), total, true),
    ...(isTaxAdded ? [] : [row(t('documents.net'), total - tax), ...taxes.map(taxRow)]),
  ]
}

const toSellerLines = ({ doc: { seller } }: IssuedInvoice, { t }: Words): string[] => [
  [seller.name, ...seller.address].join(' · '),
  [
    seller.email,
    ...Object.entries(seller.taxIds).map(([name, id]) =>
      t(`documents.taxId.${name as keyof typeof seller.taxIds}`, { id }),
    ),
  ].join(' · '),
]
