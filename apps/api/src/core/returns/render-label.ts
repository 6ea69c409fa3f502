import { formatAddress } from '@lacehouse/domain/address/format-address'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage } from '@lacehouse/messages'
import { createPdf, type Pdf, pageMargin } from '../../infra/pdf/create-pdf.ts'
import { drawBarcode } from '../../infra/pdf/draw-barcode.ts'
import { drawRule, drawTable } from '../../infra/pdf/draw-table.ts'
import { type Barcode, toBarcode } from '../../infra/pdf/to-barcode.ts'
import { getMailBrand } from '../mails/mail-brand.ts'

type LabelOptions = {
  readonly registered: RegisteredReturn
  readonly order: OrderDraft
  readonly site: Pick<Site, 'brand' | 'country' | 'returns'>
}

/**
 * Renders the label of a return as a PDF in the language of its order: a page for each parcel with sender, address and barcode, or one
 * page with the code that a store scans; below are the steps and the items (ACC-08). The same return has the same bytes at any time.
 */
export async function renderLabel({ registered, order, site }: LabelOptions): Promise<Buffer> {
  const t: Translate = (key, values = {}) => formatMessage(order.locale, key, values)
  const number = formatReturnNumber(registered.number)
  const options = {
    title: t('documents.return.title', { number }),
    language: toLanguageTag(order.locale),
    country: site.country,
    createdAt: registered.registeredAt,
  }
  const count = registered.way === 'parcel' ? registered.parcels : 1
  const positions = Array.from({ length: count }, (_, at) => at + 1)
  const barcodes = await Promise.all(positions.map((position) => toBarcode(`${registered.number}-${position}`)))
  return createPdf(options, (pdf) => {
    for (const [at, barcode] of barcodes.entries()) {
      if (at > 0) pdf.addPage()
      pdf.font('bold').fontSize(20).fillColor('#14130f').text(getMailBrand(site.brand).name)
      pdf.moveDown(0.8)
      if (registered.way === 'parcel') drawAddresses(pdf, { order, site, t })
      drawCode(pdf, barcode, number)
      pdf.moveDown(0.6)
      pdf.font('regular').fontSize(9.5)
      if (count > 1) pdf.text(t('documents.return.parcel', { position: at + 1, count }), pageMargin)
      drawSteps(pdf, { registered, site, t })
      drawItems(pdf, { registered, order, t })
    }
  })
}

type Translate = (key: Parameters<typeof formatMessage>[1], values?: Parameters<typeof formatMessage>[2]) => string
type Drawn = Omit<LabelOptions, 'registered'> & { readonly t: Translate }

const drawAddresses = (pdf: Pdf, { order, site, t }: Drawn): void => {
  const sender = formatAddress(order.shippingAddress ?? order.billingAddress)
  pdf.font('regular').fontSize(9).fillColor('#57544e').text(t('documents.return.from'))
  pdf.fillColor('#14130f').text(sender.join('\n'), { lineGap: 1 })
  pdf.moveDown(1)
  pdf.fillColor('#57544e').text(t('documents.return.to'))
  pdf.font('bold').fontSize(17).fillColor('#14130f').text(site.returns.address.join('\n'), { lineGap: 2 })
  pdf.moveDown(0.8)
}

const drawCode = (pdf: Pdf, barcode: Barcode, words: string): void => {
  drawBarcode(pdf, barcode, { x: pageMargin, y: pdf.y, width: 320, height: 76 })
  pdf.y += 82
  pdf.font('bold').fontSize(13).fillColor('#14130f').text(words, pageMargin)
}

const drawSteps = (
  pdf: Pdf,
  { registered: { way }, site, t }: Omit<LabelOptions, 'order'> & { t: Translate },
): void => {
  const { carrier, dropOffPoints: url } = site.returns
  const steps =
    way === 'parcel'
      ? [t('documents.return.cut'), t('documents.return.stick'), t('documents.return.dropOff', { carrier, url })]
      : [t('documents.return.pack'), t('documents.return.show')]
  pdf.moveDown(1)
  drawRule(pdf)
  pdf.moveDown(0.8)
  pdf.font('regular').fontSize(10).fillColor('#14130f')
  for (const [at, step] of steps.entries()) pdf.text(`${at + 1}. ${step}`, pageMargin, pdf.y, { lineGap: 2 })
  pdf.moveDown(1)
}

const columns = [
  { width: 6, align: 'left' },
  { width: 4, align: 'left' },
  { width: 1.5, align: 'right' },
] as const

const drawItems = (pdf: Pdf, { registered, order, t }: Omit<LabelOptions, 'site'> & { t: Translate }): void => {
  const heads = [t('documents.item'), t('documents.return.reason'), t('documents.quantity')]
  const rows = registered.items.map(({ lineId, qty, reason, exchange }) => {
    const item = order.items.find((one) => one.lineId === lineId)
    const notes = item ? [t('documents.article', { number: item.upc })] : []
    const cells = [
      { text: item?.name ?? lineId, notes },
      {
        text: t(`orders.return.reason.${reason}`),
        ...(exchange && { notes: [t('mail.return.exchange', { size: exchange.size })] }),
      },
      { text: String(qty) },
    ]
    return { hasRule: true, cells }
  })
  pdf
    .font('regular')
    .fontSize(9.5)
    .text(t('order.number', { orderNumber: formatOrderNumber(order.orderNumber) }))
  pdf.moveDown(0.5)
  drawTable(pdf, columns, [{ cells: heads.map((text) => ({ text, isBold: true })) }, ...rows])
}
