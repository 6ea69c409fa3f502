import { trustedTypesPolicies } from '../rendering/trusted-types.ts'
import { viewerStyleHash, viewerTypesPolicy } from './model-viewer-policy.ts'

export type PolicyParts = {
  /**
   * Hashes of the inline scripts that the build has for the page. A nonce is not possible, because a cached page is the same for many
   * requests; hashes of the finished page would allow a script that was written into its content (docs/decisions/0037).
   */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Origins of the payment fields, on the pages that show them. */
  readonly paymentOrigin: string | null
  readonly paymentScriptOrigin: string | null
  /** Whether scripts of the payment provider may write text into the page without Trusted Types, which is then only reported. */
  readonly hasForeignSinks: boolean
  /** The page, or one that the visitor goes on to, may show a model in three dimensions; pages that take payments show none. */
  readonly hasViewer?: boolean
  /** Pages of this origin may show the page in a frame. */
  readonly isFramed?: boolean
  readonly development: boolean
}

/** The path to which browsers send reports of violations. */
export const reportPath = '/fapi/csp-reports'

const reporting = [`report-uri ${reportPath}`, 'report-to csp']
const toTrustedTypes = (hasViewer: boolean): string[] => [
  "require-trusted-types-for 'script'",
  `trusted-types ${[...trustedTypesPolicies, ...(hasViewer ? [viewerTypesPolicy] : [])].join(' ')}`,
]

/** Writes the Content-Security-Policy of a page. */
export function toContentSecurityPolicy(parts: PolicyParts): string {
  const { scriptHashes, styleHashes, paymentOrigin, paymentScriptOrigin, hasForeignSinks, isFramed, development } =
    parts
  const { hasViewer = false } = parts
  const payment = paymentOrigin ? ` ${paymentOrigin}` : ''
  const providerScripts = paymentScriptOrigin ? ` ${paymentScriptOrigin}` : ''
  // The development server writes its own scripts and styles into the page, and talks over a socket.
  const scripts = development ? "'unsafe-inline'" : quote(scriptHashes)
  // The viewer reads the textures of a model from its file by addresses of the page itself.
  const blobs = hasViewer ? ' blob:' : ''
  const styles = development ? "'unsafe-inline'" : quote(hasViewer ? [...styleHashes, viewerStyleHash] : styleHashes)
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${providerScripts}`.trimEnd(),
    ...(development ? [] : ["script-src-attr 'none'"]),
    `style-src 'self' ${styles}`.trimEnd(),
    // Colours, focus points and ratios of content and pictures are style attributes with endless values.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${blobs}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${blobs}${payment}${development ? ' ws:' : ''}`,
    `frame-src ${paymentOrigin ?? "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "object-src 'none'",
    ...(development || hasForeignSinks ? [] : toTrustedTypes(hasViewer)),
    ...reporting,
  ].join('; ')
}

/** Writes the policy that is reported but not enforced; null where all of it is enforced. */
export function toReportOnlyPolicy({ hasForeignSinks, development }: PolicyParts): string | null {
  return hasForeignSinks && !development ? [...toTrustedTypes(false), ...reporting].join('; ') : null
}

const quote = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
