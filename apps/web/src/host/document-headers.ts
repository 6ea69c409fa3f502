import { reportPath, toContentSecurityPolicy, toReportOnlyPolicy } from './content-security-policy.ts'
import type { WebOptions } from './web-options.ts'

/** The pages on which payment data is typed or shown, with or without their locale's further path. */
const paymentPath = /^\/[a-z]{2}-[a-z]{2}\/(?:checkout|order-confirmation|account\/payment)(?:[./]|$)/

export type DocumentFacts = {
  readonly pathname: string
  /** A page of the preview, which the back office shows in a frame. */
  readonly isPreview?: boolean
  /** Hashes of the inline scripts and styles that the build has for the page; empty for a page without any. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

type HeaderOptions = Pick<WebOptions, 'paymentOrigin' | 'paymentScriptOrigin' | 'hasForeignPayment' | 'production'> & {
  readonly build: Pick<WebOptions['build'], 'middleware'>
}

/** Writes the headers that say what a page may load, run and be embedded in. The check of served pages expects the same ones. */
export function toDocumentHeaders(
  { pathname, isPreview = false, scriptHashes, styleHashes }: DocumentFacts,
  options: HeaderOptions,
): Record<string, string> {
  const isPayment = paymentPath.test(pathname)
  const paymentOrigin = isPayment ? (options.paymentOrigin ?? null) : null
  const parts = {
    scriptHashes,
    styleHashes,
    paymentOrigin,
    paymentScriptOrigin: paymentOrigin && (options.paymentScriptOrigin ?? paymentOrigin),
    hasForeignSinks: paymentOrigin !== null && (options.hasForeignPayment ?? false),
    hasViewer: !isPayment,
    isFramed: isPreview,
    development: !options.production && options.build.middleware !== null,
  }
  const reportOnly = toReportOnlyPolicy(parts)
  return {
    'content-security-policy': toContentSecurityPolicy(parts),
    ...(reportOnly && { 'content-security-policy-report-only': reportOnly }),
    'reporting-endpoints': `csp="${reportPath}"`,
    // A provider's script may open a window for the shopper's approval, which has to answer.
    'cross-origin-opener-policy': paymentOrigin ? 'same-origin-allow-popups' : 'same-origin',
  }
}
