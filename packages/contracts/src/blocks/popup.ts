import { popupKinds, popupPageTypes } from '@lacehouse/domain/content/choose-popup'
import { z } from 'zod'
import { Media, Target } from './block-fields.ts'
import { SanitisedHtml } from './sanitised-html.ts'

/** A pop-up that opens minimised and expands after its delay (CMS-13). */
export const PopupDocument = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(popupKinds),
  minimizedTitle: z.string(),
  maximizedTitle: z.string(),
  richText: SanitisedHtml.optional(),
  disclaimer: z.string().optional(),
  targets: z.array(Target).optional(),
  picture: Media.optional(),
  logo: Media.optional(),
  logoSize: z.enum(['small', 'medium', 'large']).optional(),
  /** Milliseconds until it expands; the storefront's own delay without it. */
  delay: z.number().int().min(0).max(600_000).optional(),
  /** For how many days a closed one stays closed; the storefront's own number without it. */
  closedDays: z.number().int().min(1).max(365).optional(),
  /** The kinds of page that show it. Without them and without paths every page shows it that may have pop-ups. */
  pageTypes: z.array(z.enum(popupPageTypes)).optional(),
  /** Paths below the locale, as `/articles`: the page and every page below it. */
  paths: z.array(z.string().max(200)).max(50).optional(),
})
export type PopupDocument = z.output<typeof PopupDocument>
