export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A table whose first column, and first row where there is one, are headings. The cells are texts. */
export function toTableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const body = rows.map(([first = '', ...rest]) => {
    const others = rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(first)}</th>${others}</tr>`
  })
  const top = head.length > 0 ? `<thead><tr>${cells}</tr></thead>` : ''
  return `<table>${top}<tbody>${body.join('')}</tbody></table>`
}
