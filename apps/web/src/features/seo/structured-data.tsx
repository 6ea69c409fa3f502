import { useServerData } from '../../rendering/server-data.ts'
import { toBuildMarkup, toInnerHtml } from '../../rendering/trusted-markup.ts'

/** The structured data of a page for search engines; written by the server alone, since browsers have no use for it (RT-19). */
export function StructuredData() {
  const blocks = useServerData('jsonLd') ?? []
  const html = blocks.map(toScript).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, in which nothing can end the script
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={toInnerHtml(toBuildMarkup(html))} />
}

function toScript(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
