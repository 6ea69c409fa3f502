const usualSize = 25

type Asked = { readonly page?: number | undefined; readonly pageSize?: number | undefined }

/** Turns the page that a list is asked for into what its statement skips and takes. */
export function toPage({ page = 1, pageSize = usualSize }: Asked) {
  return { page, pageSize, offset: (page - 1) * pageSize, limit: pageSize }
}

/** Writes a text as a pattern of `like` for what begins with it, in lower case. */
export function toPrefix(text: string): string {
  return `${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** The first and the last moment of a period of days in UTC; without days, all time. */
export function toPeriod({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  const start = from === undefined ? Number.NaN : Date.parse(`${from}T00:00:00Z`)
  const end = to === undefined ? Number.NaN : Date.parse(`${to}T24:00:00Z`)
  return { from: Number.isNaN(start) ? 0 : start, to: Number.isNaN(end) ? Date.UTC(2200, 0) : end }
}
