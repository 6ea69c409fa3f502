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

const tellHeight = (type: 'ready' | 'resize') =>
  parent.tell({ type, height: document.documentElement.offsetHeight, title: document.title })

/** Answers the shop once for each time that it asks. */
function answer(reply: object): void {
  if (asked) parent.tell({ type: 'authorized', request: asked.request, reply })
  asked = null
  ask.hidden = true
  tellHeight('resize')
}

async function agree(): Promise<void> {
  if (!asked) return
  const body = JSON.stringify({ clientToken, category, email: asked.email })
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/klarna/widget/authorizations', { method: 'POST', headers, body })
    answer(response.ok ? await response.json() : { approved: false, show_form: true, error: {} })
  } catch {
    answer({ approved: false, show_form: true, error: {} })
  }
}

parent.onMessage(({ type, request, email }) => {
  if (type !== 'authorize') return
  asked = { request: Number(request), email: String(email) }
  ask.hidden = false
  tellHeight('resize')
  getElement('agree').focus()
})
getElement('agree').addEventListener('click', () => void agree())
getElement('decline').addEventListener('click', () => answer({ approved: false, show_form: true }))
tellHeight('ready')
