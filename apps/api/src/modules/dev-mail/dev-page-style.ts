import { html } from '../../core/mails/html.ts'

/** The style of the pages of sent mails and text messages. */
export const devPageStyle = html`<style>
*{box-sizing:border-box}
body{margin:0;background:#f3f2ef;color:#14130f;font:15px/1.45 Inter,system-ui,sans-serif}
header{padding:20px 24px}h1{margin:0;font-size:24px}
main{display:grid;gap:16px;padding:0 24px 24px;grid-template-columns:minmax(16rem,24rem) minmax(0,1fr)}
nav{overflow:auto;max-height:calc(100vh - 96px);background:#fff;border-radius:8px}
nav a{display:block;padding:12px 16px;border-bottom:1px solid #dcd9d2;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a[aria-current]{background:#eceefd}nav a:hover strong{text-decoration:underline}
small{display:block;color:#6b6862}
section{display:grid;gap:12px;align-content:start;min-width:0}
iframe{width:100%;height:calc(100vh - 220px);min-height:24rem;border:0;border-radius:8px;background:#fff}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:0}dt{color:#6b6862}dd{margin:0;overflow-wrap:anywhere}
pre{margin:8px 0 0;padding:16px;background:#fff;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}
@media (max-width:760px){main{grid-template-columns:minmax(0,1fr)}nav{max-height:16rem}}
</style>`
