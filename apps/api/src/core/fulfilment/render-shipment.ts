import { formatAddress } from '@lacehouse/domain/address/format-address'
import { parseTracking } from '@lacehouse/domain/order/carriers'
import type { OrderDraft, OrderItem, OrderShipment } from '@lacehouse/domain/order/order'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage } from '@lacehouse/messages'
import { createPdf, type Pdf, pageMargin } from '../../infra/pdf/create-pdf.ts'
import { drawBarcode } from '../../infra/pdf/draw-barcode.ts'
import { drawRule, drawTable } from '../../infra/pdf/draw-table.ts'
import { type Barcode, toBarcode } from '../../infra/pdf/to-barcode.ts'
import { getMailBrand } from '../mails/mail-brand.ts'

type ShipmentDocument = 'label' | 'packing-slip' | 'pick-list'

type Options = {
  readonly document: ShipmentDocument
  readonly order: OrderDraft
  readonly shipment: Pick<OrderShipment, 'shipmentId' | 'lineIds' | 'giftWrap'>
  readonly returned: ReturnedQuantities
  /** The parcel of a shipment that was sent: `ups:1Z999AA10123456784`. */
  readonly tracking: string | null
  readonly site: Pick<Site, 'brand' | 'country' | 'returns'>
  /** The language of who packs; the papers in the parcel have that of the order. */
  readonly locale: string
}

type Translate = (key: Parameters<typeof formatMessage>[1], values?: Parameters<typeof formatMessage>[2]) => string
type Drawn = Options & { readonly t: Translate; readonly barcode: Barcode; readonly number: string }

/**
 * Renders a paper of a shipment as a PDF: its label with sender, address in the order of its country and barcode; what is in the parcel,
 * without prices, because it may be a gift; or what has to be taken from the shelves. The same shipment has the same bytes at any time.
 */
export async function renderShipment(options: Options): Promise<Buffer> {
  const { document, order, shipment, site, tracking } = options
  const locale = document === 'pick-list' ? options.locale : order.locale
  const t: Translate = (key, values = {}) => formatMessage(locale, key, values)
  const parcel = parseTracking(tracking ?? '')
  const number = document === 'label' ? (parcel?.number ?? shipment.shipmentId) : order.orderNumber
  const barcode = await toBarcode(number)
  const title = t(`documents.shipment.${toWord(document)}`, { number: formatOrderNumber(order.orderNumber) })
  const pdf = { title, language: toLanguageTag(locale), country: site.country, createdAt: order.placedAt }
  const drawn: Drawn = { ...options, t, barcode, number }
  return createPdf(pdf, (page) => (document === 'label' ? drawLabel(page, drawn) : drawList(page, drawn, title)))
}

const toWord = (document: ShipmentDocument): 'label' | 'packingSlip' | 'pickList' => {
  if (document === 'packing-slip') return 'packingSlip'
  return document === 'pick-list' ? 'pickList' : 'label'
}

const ink = '#14130f'

const drawLabel = (pdf: Pdf, { order, shipment, site, tracking, t, barcode, number }: Drawn): void => {
  const parcel = parseTracking(tracking ?? '')
  pdf
    .font('bold')
    .fontSize(20)
    .fillColor(ink)
    .text(parcel?.carrier ?? getMailBrand(site.brand).name)
  pdf.moveDown(0.8)
  pdf.font('regular').fontSize(9).fillColor('#57544e').text(t('documents.return.from'))
  pdf.fillColor(ink).text([getMailBrand(site.brand).name, ...site.returns.address.slice(1)].join('\n'), { lineGap: 1 })
  pdf.moveDown(1)
  pdf.fillColor('#57544e').text(t('documents.return.to'))
  const receiver = order.shippingAddress ?? order.billingAddress
  const country = receiver.countryCode && receiver.countryCode !== site.country ? [receiver.countryCode] : []
  pdf
    .font('bold')
    .fontSize(17)
    .fillColor(ink)
    .text([...formatAddress(receiver), ...country].join('\n'), { lineGap: 2 })
  pdf.moveDown(0.8)
  drawBarcode(pdf, barcode, { x: pageMargin, y: pdf.y, width: 320, height: 76 })
  pdf.y += 82
  pdf.font('bold').fontSize(13).text(number, pageMargin)
  pdf.moveDown(0.6)
  drawRule(pdf)
  pdf.moveDown(0.8)
  pdf.font('regular').fontSize(9.5).text(orderWords({ order, shipment, t }), pageMargin)
}

const orderWords = ({ order, shipment, t }: Pick<Drawn, 'order' | 'shipment' | 't'>): string =>
  [t('order.number', { orderNumber: formatOrderNumber(order.orderNumber) }), shipment.shipmentId].join(' · ')

const columns = [
  { width: 6, align: 'left' },
  { width: 4, align: 'left' },
  { width: 1.5, align: 'right' },
] as const

const drawList = (pdf: Pdf, drawn: Drawn, title: string): void => {
  const { order, shipment, returned, site, document, t, barcode } = drawn
  pdf.font('bold').fontSize(20).fillColor(ink).text(getMailBrand(site.brand).name)
  pdf.moveDown(0.4)
  pdf.fontSize(14).text(title)
  drawBarcode(pdf, barcode, { x: pageMargin, y: pdf.y + 6, width: 220, height: 40 })
  pdf.y += 54
  const receiver = order.shippingAddress ?? order.billingAddress
  pdf.font('regular').fontSize(10).text(orderWords(drawn), pageMargin)
  pdf.text(formatAddress(receiver).join(', '), pageMargin)
  if (shipment.giftWrap) pdf.font('bold').text(t('documents.shipment.giftWrap'), pageMargin)
  pdf.moveDown(1)
  const heads = [t('documents.item'), t('documents.shipment.article'), t('documents.quantity')]
  const items = order.items.filter(({ lineId }) => shipment.lineIds.includes(lineId))
  const rows = items.flatMap((item) => {
    const left = item.qty - (returned[item.lineId] ?? 0)
    if (left <= 0) return []
    const cells = [{ text: item.name, notes: toNotes(item, t) }, { text: item.upc }, { text: String(left) }]
    return [{ hasRule: true, cells }]
  })
  drawTable(pdf, columns, [{ cells: heads.map((text) => ({ text, isBold: true })) }, ...rows])
  if (document === 'packing-slip') {
    pdf.moveDown(1)
    pdf.font('regular').fontSize(10).fillColor(ink).text(t('documents.shipment.thanks'), pageMargin)
  }
}

const toNotes = ({ attributes, giftOption }: OrderItem, t: Translate): string[] => [
  Object.values(attributes).join(', '),
  ...(giftOption?.message ? [t('documents.shipment.giftMessage', { message: giftOption.message })] : []),
]
