import { getElement, readPageData } from './parent-page.ts'

const { id, words } = readPageData<{ id: string; words: { unreachable: string; paid: string } }>()
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choice]')]

function setBusy(isBusy: boolean): void {
  for (const button of buttons) button.disabled = isBusy
}

/** Sends the shopper's choice and goes back to the shop; for a shopper who stays the page says that the payment is done. */
async function send(choice: string): Promise<void> {
  setBusy(true)
  getElement('error').textContent = ''
  try {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ choice })
    const response = await fetch(`/bank/${id}/answers`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { url } = await response.json()
    if (url !== null) return location.assign(url)
    getElement('choices').hidden = true
    getElement('done').textContent = words.paid
  } catch {
    setBusy(false)
    getElement('error').textContent = words.unreachable
  }
}

for (const button of buttons) button.addEventListener('click', () => void send(button.dataset.choice ?? ''))
