import { getElement, parentPage, readPageData } from './parent-page.ts'

type PageData = {
  clientToken: string
  category: string
  parentOrigin: string
}

const { clientToken, category, parentOrigin } = readPageData<PageData>()
const parent = parentPage(parentOrigin)
const ask = getElement('ask')
let asked: { request: number; email: string } | null = null

const postHeight = (type: 'ready' | 'resize') =>
  parent.post({ type, height: document.documentElement.offsetHeight, title: document.title })

/** Replies once to each request of the shop's page. */
function sendReply(reply: object): void {
  if (asked) parent.post({ type: 'authorized', request: asked.request, reply })
  asked = null
  ask.hidden = true
  postHeight('resize')
}

async function agree(): Promise<void> {
  if (!asked) return
  const body = JSON.stringify({ clientToken, category, email: asked.email })
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/klarna/widget/authorizations', { method: 'POST', headers, body })
    sendReply(response.ok ? await response.json() : { approved: false, show_form: true, error: {} })
  } catch {
    sendReply({ approved: false, show_form: true, error: {} })
  }
}

parent.onMessage(({ type, request, email }) => {
  if (type !== 'authorize') return
  asked = { request: Number(request), email: String(email) }
  ask.hidden = false
  postHeight('resize')
  getElement('agree').focus()
})
getElement('agree').addEventListener('click', () => void agree())
getElement('decline').addEventListener('click', () => sendReply({ approved: false, show_form: true }))
postHeight('ready')
