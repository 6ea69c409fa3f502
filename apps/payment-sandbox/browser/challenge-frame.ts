import { getElement, parentPage, readPageData } from './parent-page.ts'

type PageData = {
  id: string
  parentOrigin: string | null
  words: Record<string, string>
}

const { id, parentOrigin, words } = readPageData<PageData>()
const form = getElement('challenge')
const code = getElement('code') as HTMLInputElement
const buttons = [getElement('submit'), getElement('cancel')] as HTMLButtonElement[]

function setBusy(isBusy: boolean): void {
  for (const button of buttons) button.disabled = isBusy
}

function showError(word: string | null): void {
  getElement('code-error').textContent = word === null ? '' : (words[word] ?? '')
  code.setAttribute('aria-invalid', String(word === 'challengeWrong'))
}

async function postCode(entered: string | null): Promise<string> {
  try {
    const response = await fetch(`/challenge/${id}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: entered }),
    })
    if (response.status === 404) return 'ended'
    return response.ok ? (await response.json()).result : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

async function submitCode(entered: string | null): Promise<void> {
  setBusy(true)
  showError(null)
  const result = await postCode(entered)
  if (result === 'authenticated' || result === 'failed' || result === 'cancelled') {
    finish(result)
    return
  }
  setBusy(result === 'ended')
  showError(result === 'retry' ? 'challengeWrong' : result === 'ended' ? 'challengeEnded' : 'unreachable')
  code.select()
}

function finish(result: 'authenticated' | 'failed' | 'cancelled'): void {
  if (result === 'failed') showError('challengeFailed')
  if (result === 'authenticated') getElement('done').textContent = words.challengeDone ?? ''
  code.disabled = true
  if (parentOrigin !== null) parentPage(parentOrigin).post({ type: 'challenge', id, result })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void submitCode(code.value)
})
getElement('cancel').addEventListener('click', () => void submitCode(null))
code.focus()
