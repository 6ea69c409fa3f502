import { html, type Markup } from './html.ts'
import { getMailBrand, hasMailMark, type MailBrand } from './mail-brand.ts'

export type MailHead = {
  readonly tag: string
  /** The id of the site's brand. */
  readonly brand: string
  /** The public address of the shop; pictures of mails are loaded from there. */
  readonly shopUrl: string
  readonly title: string
  readonly intro: string
  /** The words that mail programs show beside the subject. */
  readonly preview?: string
  readonly footer?: string
}

/** Mail programs that follow a dark appearance take these colours; the others show the light ones of the elements. */
const darkStyle = html`<style>@media (prefers-color-scheme:dark){
.mail-ground{background:#0c0c0a!important}.mail-paper{background:#1b1a17!important}
.mail-ink{color:#f3f2ef!important}.mail-quiet{color:#b5b1a8!important}.mail-sale{color:#ff9a8b!important}
.mail-line{border-color:#3a3833!important}.mail-button{background:#f3f2ef!important;color:#14130f!important}
}</style>`

/** Renders a mail as HTML for mail programs: the brand's mark, a title, an introduction, table rows and a footer. */
export function renderMailPage(head: MailHead, rows: Markup): string {
  const { tag, title, intro, preview = '', footer = '' } = head
  const brand = getMailBrand(head.brand)
  const { ground, paper, ink, quiet, text, display } = brand
  return html`<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title>${darkStyle}</head>
<body class="mail-ground mail-ink" style="margin:0;background:${ground};color:${ink};font-family:${text}">
${preview ? html`<div style="display:none;max-height:0;overflow:hidden">${preview}</div>` : ''}
<table role="presentation" class="mail-ground" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="mail-paper" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${paper}">
<tr><td style="padding:24px 32px;background:${ink}"><a href="${head.shopUrl}" style="color:#ffffff;text-decoration:none;font-family:${display};font-size:24px;font-weight:800;line-height:1">${renderMark(head, brand)}</a></td></tr>
<tr><td style="padding:32px 32px 8px"><h1 class="mail-ink" style="margin:0 0 12px;color:${ink};font-family:${display};font-size:30px;font-weight:800;line-height:1.1">${title}</h1>
<p class="mail-ink" style="margin:0;color:${ink};font-size:16px;line-height:1.5;white-space:pre-line">${intro}</p></td></tr>
${rows}
${footer ? html`<tr><td class="mail-quiet mail-line" style="padding:20px 32px 32px;border-top:1px solid ${brand.line};color:${quiet};font-size:13px;line-height:1.5;white-space:pre-line">${footer}</td></tr>` : ''}
</table></td></tr></table></body></html>`.toString()
}

/** Renders the word mark; its words stand in its place while pictures are blocked. */
const renderMark = ({ brand, shopUrl }: MailHead, { name, markWidth }: MailBrand): Markup | string =>
  hasMailMark(brand)
    ? html`<img src="${shopUrl}/icons/${brand}-mail.png" alt="${name}" width="${markWidth}" height="24" style="display:block;border:0">`
    : name

/** Renders a button as a table row; it is a link with a background, which every mail program shows. */
export function renderButton(label: string, { url, brand }: { readonly url: string; readonly brand: string }): Markup {
  const { ink, radius } = getMailBrand(brand)
  return html`<tr><td style="padding:16px 32px 24px"><a class="mail-button" href="${url}" style="display:inline-block;padding:14px 24px;border-radius:${radius};background:${ink};color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${label}</a></td></tr>`
}

/** Renders a paragraph as a table row. */
export function renderParagraph(text: string | Markup): Markup {
  return html`<tr><td class="mail-ink" style="padding:8px 32px 16px;font-size:15px;line-height:1.6">${text}</td></tr>`
}
