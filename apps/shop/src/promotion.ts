import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createPromotionInspector, type PromotionInspector } from '@lacehouse/api'
import { loadShippingMethods, loadSites } from '@lacehouse/demo'
import type { Currency } from '@lacehouse/domain/money/currency'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { amountToWire } from '@lacehouse/domain/money/money'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { fail } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = [
  'lacehouse promotion explain <cartId> [--promotion <id>] [--site LH-US] [--locale en-us]',
  'lacehouse promotion try <rule.json> [--site LH-US] [--carts 1000]',
].join('\n')

const options = {
  site: { type: 'string', default: 'LH-US' },
  locale: { type: 'string' },
  promotion: { type: 'string' },
  carts: { type: 'string', default: '1000' },
} as const

/** `lacehouse promotion`: explains why promotions apply to a cart or not, and what a new rule would have cost. */
export async function promotion(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action, subject] = positionals
  if ((action !== 'explain' && action !== 'try') || !subject) return fail(usage, 2)
  const opened = await openForCommand()
  try {
    const site = findSiteById(await loadSites(opened.config.sites), values.site)
    if (!site) return fail(`There is no site ${values.site}.`, 2)
    const inspector = createPromotionInspector({
      pool: opened.database.pool,
      shippingMethods: await loadShippingMethods(opened.config.sites),
      now: Date.now,
      onMalformed: (id, reason) => process.stderr.write(`The rule of ${id} is left out: ${reason}\n`),
    })
    const lines =
      action === 'explain'
        ? await explain(inspector, { site, locale: values.locale, cartId: subject, promotionId: values.promotion })
        : await tryRule(inspector, { site, file: subject, carts: Number(values.carts) })
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await opened.close()
  }
}

type Explaining = {
  readonly site: Site
  readonly locale: string | undefined
  readonly cartId: string
  readonly promotionId: string | undefined
}

const explain = async (
  inspector: PromotionInspector,
  { locale, promotionId, ...of }: Explaining,
): Promise<string[]> => {
  const question = { ...of, locale: locale ?? of.site.defaultLocale, ...(promotionId && { promotionId }) }
  const { promotions } = await inspector.explain(question)
  return promotions.flatMap(({ promotionName, reasons, ...one }) => [
    `${promotionName}  (${one.promotionId}${one.couponCode ? `, ${one.couponCode}` : ''})`,
    ...reasons.map((reason) => `    ${reason}`),
  ])
}

type Trying = { readonly site: Site; readonly file: string; readonly carts: number }

const tryRule = async (inspector: PromotionInspector, { site, file, carts }: Trying): Promise<string[]> => {
  const rule: unknown = JSON.parse(await readFile(file, 'utf8'))
  const trial = await inspector.tryRule({ site, rule, carts })
  if (!trial.ok) return [`The rule cannot be read: ${trial.reason}`]
  const { touched } = trial
  const cost = touched.reduce((sum, one) => sum + one.cost, 0)
  const money = (minor: number): string =>
    formatMoney(toLanguageTag(site.defaultLocale), amountToWire(minor, site.currency as Currency), site.currency)
  const share = trial.carts === 0 ? 0 : Math.round((touched.length / trial.carts) * 100)
  return [
    `Of ${trial.carts} recent carts of ${site.siteId} it would touch ${touched.length} (${share}%).`,
    `It would cost ${money(cost)} in all, at the prices of now and beside the promotions that run.`,
    `Gifts given: ${touched.filter(({ hasGift }) => hasGift).length}.`,
  ]
}
