import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { days } from '@lacehouse/domain/time/durations'
import { formatMessage } from '@lacehouse/messages'
import { type DescribedVariant, describeVariant } from '../../../core/catalogue/describe-variant.ts'
import type { ProductRecord } from '../../../core/catalogue/product-record.ts'
import { html } from '../../../core/mails/html.ts'
import { getMailBrand } from '../../../core/mails/mail-brand.ts'
import { type MailLimitDeps, mayMail } from '../../../core/mails/may-mail.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../../core/mails/render-mail-page.ts'
import type { Deps } from '../../../deps.ts'
import type { JobData } from '../../../infra/jobs/jobs.ts'
import { stockNoticeLink } from './stock-notice-link.ts'
import { createStockNoticeQueries, type StockNotice } from './stock-notices.queries.ts'

/** How long the units that came back are left to those who got a mail, before the next ones get theirs. */
const headStart = days(1)

type DueDeps = Pick<Deps, 'database' | 'sites' | 'now'>

/** Enqueues the mails of sizes that are in stock again, and returns their number. Several processes may run this at the same time. */
export function enqueueStockNotices({ database, sites, now }: DueDeps): Promise<number> {
  return createStockNoticeQueries(database.pool).enqueueDue({
    siteIds: sites.map(({ siteId }) => siteId),
    warehouses: sites.map(({ warehouse }) => warehouse),
    now: now(),
    since: now() - headStart,
  })
}

type MailDeps = Pick<
  Deps,
  'database' | 'catalogue' | 'stockQueries' | 'mailer' | 'sites' | 'publicUrl' | 'config' | 'now'
> &
  MailLimitDeps

/** Sends the one mail that answers a question for stock. Where the units were sold meanwhile, the question waits on, in its place. */
export function sendStockNoticeMail(deps: MailDeps) {
  const queries = createStockNoticeQueries(deps.database.pool)
  return async ({ noticeId }: JobData['stock-notice-mail']): Promise<void> => {
    const notice = await queries.find(noticeId)
    const site = notice && findSiteById(deps.sites, notice.siteId)
    const product = notice && (await deps.catalogue.listProductsOfVariants([notice.variantId])).get(notice.variantId)
    if (!notice || !site || !product) return
    const [free] = await deps.stockQueries.listFree([notice.variantId], [site.warehouse])
    if (!free || free.quantity <= 0 || !isSold(product, notice.variantId))
      return void (await queries.postpone(notice.id))
    const key = `stock-notice-${notice.id}`
    if (!(await mayMail(deps, { to: notice.email, key }))) return
    const words = describeVariant(product, notice.variantId, { site, locale: notice.locale })
    const st = encodeURIComponent(stockNoticeLink.sign(deps, notice.id))
    const end = `${deps.publicUrl}/${notice.locale}/stock-notice?st=${st}`
    const mail = render(notice, { ...words, ...{ brand: site.brand, shopUrl: deps.publicUrl, end } })
    await deps.mailer.send({ to: notice.email, key, unsubscribeUrl: end, ...mail })
  }
}

const isSold = ({ status, variants }: ProductRecord, variantId: string): boolean =>
  status === 'live' && variants.some((variant) => variant.id === variantId && variant.status === 'live')

type Context = DescribedVariant & { readonly brand: string; readonly shopUrl: string; readonly end: string }

const render = ({ locale }: StockNotice, { name, choice, path, brand, shopUrl, end }: Context) => {
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const title = t('mail.stockNotice.title')
  const intro = t('mail.stockNotice.intro', { name, size: choice })
  const url = `${shopUrl}${path}`
  const why = t('mail.stockNotice.why', { brand: getMailBrand(brand).name })
  const hint = t('mail.stockNotice.hint')
  return {
    subject: t('mail.stockNotice.subject', { name }),
    text: [title, '', intro, '', url, '', hint, '', why, `${t('mail.stockNotice.end')}: ${end}`].join('\n'),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl, title, intro },
      html`${renderButton(t('mail.stockNotice.open'), { url, brand })}${renderParagraph(hint)}${renderParagraph(
        html`${why} <a class="mail-ink" href="${end}" style="color:#14130f">${t('mail.stockNotice.end')}</a>`,
      )}`,
    ),
  }
}
