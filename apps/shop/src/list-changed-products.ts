import type { ChangedProduct } from '@lacehouse/api/catalogue-import'

/** Products that the command lists itself; the report lists all of them. */
const mostListed = 20

/** Says in a sentence what a dry run found of a product. */
export function describeChange({ isNew, fields }: ChangedProduct): string {
  return isNew ? 'The product is new.' : `Other: ${fields.join(', ')}.`
}

/** Gathers what a dry run would change: some products to list, the number of all, and each of them for the report where there is one. */
export function createChangeList(report: ((changed: ChangedProduct) => void) | null) {
  const listed: ChangedProduct[] = []
  let count = 0
  let pictures = 0
  return {
    add: (changed: ChangedProduct): void => {
      count += 1
      pictures += Number(changed.fields.includes('pictures'))
      if (listed.length < mostListed) listed.push(changed)
      report?.(changed)
    },
    /** Describes them in lines. */
    describe: (): string[] => {
      const more = count - listed.length
      return [
        ...(pictures > 0 ? [`${pictures} with other pictures.`] : []),
        ...listed.map((changed) => `line ${changed.line}, ${changed.key}: ${describeChange(changed)}`),
        ...(more > 0 ? [`${more} more${report ? ' are in the report' : '; --report <file> lists all of them'}.`] : []),
      ]
    },
  }
}
