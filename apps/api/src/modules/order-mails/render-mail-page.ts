import { html, type Markup } from './html.ts'

type MailHead = { readonly tag: string; readonly title: string; readonly intro: string }

/** Renders a short mail as HTML for mail programs: a title, an introduction and table rows. */
export function renderMailPage({ tag, title, intro }: MailHead, rows: Markup): string {
  return html`<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f3f2ef;color:#141413;font-family:Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:32px auto;background:#fff">
<tr><td style="padding:32px 32px 8px"><h1 style="margin:0 0 12px;font-size:28px;line-height:1.1">${title}</h1>
<p style="margin:0;font-size:16px;line-height:1.5;white-space:pre-line">${intro}</p></td></tr>
${rows}
</table></body></html>`.toString()
}
