import { formatDate } from '@lacehouse/domain/date/format-date'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import { renderAccountMail } from '../account-mails/render-account-mail.ts'
import { getMailBrand } from '../mails/mail-brand.ts'

type RenderDeps = Pick<Deps, 'sites' | 'publicUrl'>
type Place = { readonly siteId: string; readonly locale: string }
type Rendered = ReturnType<typeof renderAccountMail>
type Kind = 'export' | 'requested' | 'takenBack' | 'erased'

type Mail = Place & {
  readonly kind: Kind
  /** The page that the button opens, after the locale. */
  readonly path: string
  /** The moment that the mail names. */
  readonly at?: Date
}

/** Renders the mail with the link to a ready export; null for a site that the shop no longer has. */
export function renderExportMail(
  deps: RenderDeps,
  { id, expiresAt, ...place }: Place & { readonly id: string; readonly expiresAt: Date },
): Rendered | null {
  return render(deps, { ...place, kind: 'export', path: `/account/data?export=${id}`, at: expiresAt })
}

/** Renders the mail about a deletion that was asked for or taken back. */
export function renderDeletionMail(
  deps: RenderDeps,
  { kind, dueAt, ...place }: Place & { readonly kind: 'requested' | 'taken_back'; readonly dueAt: Date },
): Rendered | null {
  const name = kind === 'requested' ? 'requested' : 'takenBack'
  return render(deps, { ...place, kind: name, path: '/account/privacy', at: dueAt })
}

/** Renders the last mail of an account, which is erased now. */
export function renderErasedMail(deps: RenderDeps, place: Place): Rendered | null {
  return render(deps, { ...place, kind: 'erased', path: '' })
}

const render = ({ sites, publicUrl }: RenderDeps, { siteId, locale, kind, path, at }: Mail): Rendered | null => {
  const site = findSiteById(sites, siteId)
  if (!site) return null
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const named = { brand: getMailBrand(site.brand).name, date: at ? formatDate(locale, at, { dateStyle: 'long' }) : '' }
  return renderAccountMail({
    ...{ locale, brand: site.brand, shopUrl: publicUrl },
    subject: t(`mail.privacy.${kind}.subject`, named),
    title: t(`mail.privacy.${kind}.title`),
    intro: t(`mail.privacy.${kind}.intro`, named),
    button: { label: t(`mail.privacy.${kind}.open`), url: `${publicUrl}/${locale}${path}` },
    notes: [t(`mail.privacy.${kind}.note`, named)],
  })
}
